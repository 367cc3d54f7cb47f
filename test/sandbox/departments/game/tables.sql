CREATE TABLE game_players (
  activity_id TEXT NOT NULL REFERENCES activities,
  user_id TEXT NOT NULL REFERENCES users,
  joined_at TEXT NOT NULL,
  invited_by TEXT REFERENCES users,
  start_money INTEGER NOT NULL,
  PRIMARY KEY (activity_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE game_comments (
  comment_id INTEGER PRIMARY KEY AUTOINCREMENT,
  activity_id TEXT NOT NULL REFERENCES activities,
  user_id TEXT NOT NULL REFERENCES users,
  content TEXT NOT NULL,
  time TEXT NOT NULL
) STRICT;

CREATE TABLE game_orders (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  activity_id TEXT NOT NULL REFERENCES activities,
  user_id TEXT NOT NULL REFERENCES users,
  request_no TEXT NOT NULL,
  fund_code TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('buy', 'sell')),
  state TEXT NOT NULL CHECK (state IN ('pending', 'confirmed')),
  amount INTEGER,
  shares INTEGER,
  fee INTEGER,
  nav TEXT,
  oper_time TEXT NOT NULL,
  trade_date TEXT NOT NULL,
  confirm_date TEXT NOT NULL,
  redeem_date TEXT NOT NULL,
  UNIQUE (user_id, request_no)
) STRICT;
CREATE INDEX game_orders_due ON game_orders (state, confirm_date);

CREATE TABLE game_lots (
  lot_id INTEGER PRIMARY KEY AUTOINCREMENT,
  activity_id TEXT NOT NULL REFERENCES activities,
  user_id TEXT NOT NULL REFERENCES users,
  fund_code TEXT NOT NULL,
  origin TEXT NOT NULL,
  trade_date TEXT NOT NULL,
  confirm_date TEXT NOT NULL,
  redeem_date TEXT NOT NULL,
  shares INTEGER NOT NULL CHECK (shares >= 0),
  UNIQUE (activity_id, user_id, fund_code, origin)
) STRICT;

CREATE TABLE game_costs (
  activity_id TEXT NOT NULL REFERENCES activities,
  user_id TEXT NOT NULL REFERENCES users,
  fund_code TEXT NOT NULL,
  cost INTEGER NOT NULL CHECK (cost >= 0),
  PRIMARY KEY (activity_id, user_id, fund_code)
) STRICT, WITHOUT ROWID;

CREATE TABLE game_days (
  activity_id TEXT NOT NULL REFERENCES activities,
  user_id TEXT NOT NULL REFERENCES users,
  day TEXT NOT NULL,
  total INTEGER NOT NULL,
  index_close TEXT,
  PRIMARY KEY (activity_id, user_id, day)
) STRICT, WITHOUT ROWID;
