-- A person's account in a portfolio: its shares and cash are booked under a card of its own.
CREATE TABLE portfolio_accounts (
  bank_serial TEXT PRIMARY KEY REFERENCES cards,
  user_id TEXT NOT NULL REFERENCES users,
  portfolio_code TEXT NOT NULL,
  signed_at TEXT NOT NULL,
  -- The fee is reckoned through this day.
  fee_through TEXT NOT NULL,
  ended_at TEXT NOT NULL DEFAULT '',
  UNIQUE (user_id, portfolio_code)
) STRICT, WITHOUT ROWID;

CREATE TABLE advice_signs (
  user_id TEXT NOT NULL REFERENCES users,
  request_no TEXT NOT NULL,
  portfolio_code TEXT NOT NULL,
  hashes TEXT NOT NULL,
  time TEXT NOT NULL,
  PRIMARY KEY (user_id, request_no)
) STRICT, WITHOUT ROWID;


CREATE TABLE portfolio_orders (
  apply_no TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users,
  portfolio_code TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('in', 'out', 'stop', 'adjust', 'fee')),
  request TEXT NOT NULL,
  oper_time TEXT NOT NULL,
  -- The card that pays or is paid; empty for the company's own.
  card TEXT NOT NULL DEFAULT '',
  amount INTEGER NOT NULL DEFAULT 0,
  percent INTEGER,
  keep INTEGER NOT NULL DEFAULT 0,
  state TEXT NOT NULL CHECK (state IN ('waiting', 'selling', 'buying', 'underWay', 'done', 'partlyFailed', 'failed')),
  adjustment_id TEXT NOT NULL DEFAULT ''
) STRICT, WITHOUT ROWID;
CREATE INDEX portfolio_orders_under_way ON portfolio_orders (state) WHERE state IN ('waiting', 'selling', 'buying', 'underWay');

CREATE TABLE portfolio_children (
  apply_no TEXT PRIMARY KEY REFERENCES orders (apply_no),
  parent TEXT NOT NULL REFERENCES portfolio_orders,
  -- Its money has gone on to the card.
  forwarded INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE INDEX portfolio_children_of ON portfolio_children (parent);

-- Money between a card and an account: above 0 into the account. Without a card: the fee.
CREATE TABLE portfolio_transfers (
  transfer_no INTEGER PRIMARY KEY AUTOINCREMENT,
  apply_no TEXT NOT NULL,
  bank_serial TEXT NOT NULL,
  card TEXT,
  amount INTEGER NOT NULL,
  time TEXT NOT NULL
) STRICT;

CREATE TABLE portfolio_adjustments (
  adjustment_id TEXT PRIMARY KEY,
  portfolio_code TEXT NOT NULL,
  time TEXT NOT NULL,
  reason TEXT NOT NULL,
  parts TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- The fee of the advice for a day, four places.
CREATE TABLE advice_fees (
  bank_serial TEXT NOT NULL REFERENCES portfolio_accounts,
  day TEXT NOT NULL,
  assets INTEGER NOT NULL,
  fee TEXT NOT NULL,
  collected_by TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (bank_serial, day)
) STRICT, WITHOUT ROWID;

CREATE TABLE advice_solutions (
  solution_id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users,
  made TEXT NOT NULL,
  answers TEXT NOT NULL,
  level INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX advice_solutions_by_user ON advice_solutions (user_id, made);

CREATE TABLE goals (
  user_id TEXT NOT NULL REFERENCES users,
  goal_id TEXT NOT NULL,
  goal TEXT NOT NULL,
  saved TEXT NOT NULL,
  PRIMARY KEY (user_id, goal_id)
) STRICT, WITHOUT ROWID;
