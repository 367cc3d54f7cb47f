CREATE TABLE goods_stock (
  goods_id TEXT PRIMARY KEY,
  supplied INTEGER NOT NULL,
  taken INTEGER NOT NULL CHECK (taken <= supplied),
  as_of TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE addresses (
  address_id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users,
  name TEXT NOT NULL,
  mobile_masked TEXT NOT NULL,
  region TEXT NOT NULL,
  detail TEXT NOT NULL,
  used_at TEXT NOT NULL,
  removed INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE INDEX addresses_of ON addresses (user_id, removed);

CREATE TABLE exchanges (
  exchange_no TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users,
  request_no TEXT NOT NULL,
  goods_id TEXT NOT NULL,
  coins INTEGER NOT NULL CHECK (coins >= 0),
  state TEXT NOT NULL CHECK (state IN ('submitted', 'processing', 'shipped', 'done', 'cancelled', 'failed')),
  created_at TEXT NOT NULL,
  address_id TEXT REFERENCES addresses,
  card_id TEXT,
  code TEXT,
  next_event TEXT,
  next_at TEXT,
  UNIQUE (user_id, request_no)
) STRICT, WITHOUT ROWID;
CREATE INDEX exchanges_of ON exchanges (user_id, created_at);
CREATE INDEX exchanges_due ON exchanges (next_at);

CREATE TABLE exchange_steps (
  step_no INTEGER PRIMARY KEY AUTOINCREMENT,
  exchange_no TEXT NOT NULL REFERENCES exchanges,
  state TEXT NOT NULL,
  time TEXT NOT NULL,
  UNIQUE (exchange_no, state)
) STRICT;
