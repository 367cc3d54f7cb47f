-- `kind`: what it was opened for; it becomes that and nothing else.
CREATE TABLE applications (
  apply_no TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users,
  fund_code TEXT NOT NULL,
  random_code TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  kind TEXT NOT NULL DEFAULT 'purchase' CHECK (kind IN ('purchase', 'redeem', 'fastRedeem', 'convert', 'plan'))
) STRICT, WITHOUT ROWID;

CREATE TABLE orders (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  apply_no TEXT NOT NULL UNIQUE,
  user_id TEXT NOT NULL REFERENCES users,
  fund_code TEXT NOT NULL,
  business_code TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('1', '2', '3', '4', '5', '6', '7', '8', '9')),
  bank_serial TEXT NOT NULL REFERENCES cards,
  amount INTEGER NOT NULL CHECK (amount >= 0),
  request TEXT NOT NULL,
  oper_time TEXT NOT NULL,
  trade_date TEXT NOT NULL,
  confirm_date TEXT NOT NULL,
  income_date TEXT NOT NULL,
  net INTEGER,
  fee INTEGER,
  shares INTEGER,
  fee_rate TEXT,
  nav TEXT,
  error_detail TEXT NOT NULL DEFAULT '',
  business_kind TEXT NOT NULL DEFAULT '',
  buy_plan_no TEXT NOT NULL DEFAULT '',
  route TEXT NOT NULL DEFAULT 'card' CHECK (route IN ('card', 'wallet')),
  vol INTEGER CHECK (vol > 0),
  target_fund TEXT,
  target_shares INTEGER,
  target_nav TEXT,
  leg_of TEXT,
  large_flag TEXT NOT NULL DEFAULT '',
  dividend_method TEXT,
  payment_date TEXT,
  payout INTEGER NOT NULL DEFAULT 0 CHECK (payout >= 0),
  paid INTEGER NOT NULL DEFAULT 0,
  cancel_time TEXT
) STRICT;
CREATE INDEX orders_of ON orders (user_id, oper_time);
CREATE INDEX orders_of_card ON orders (bank_serial);
CREATE INDEX orders_due ON orders (status, confirm_date);
CREATE INDEX orders_to_pay ON orders (payment_date) WHERE payout > 0 AND paid = 0;

CREATE TABLE lots (
  lot_id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id TEXT NOT NULL REFERENCES users,
  fund_code TEXT NOT NULL,
  origin TEXT NOT NULL,
  trade_date TEXT NOT NULL,
  confirm_date TEXT NOT NULL,
  shares INTEGER NOT NULL CHECK (shares >= 0),
  cost INTEGER NOT NULL,
  bank_serial TEXT NOT NULL DEFAULT '',
  UNIQUE (user_id, fund_code, origin)
) STRICT;
CREATE INDEX lots_of_fund ON lots (fund_code, user_id, shares);
CREATE INDEX lots_of_origin ON lots (user_id, origin);

CREATE TABLE incomes (
  user_id TEXT NOT NULL REFERENCES users,
  fund_code TEXT NOT NULL,
  date TEXT NOT NULL,
  amount INTEGER NOT NULL,
  PRIMARY KEY (user_id, fund_code, date)
) STRICT, WITHOUT ROWID;

CREATE TABLE lot_uses (
  apply_no TEXT NOT NULL,
  lot_id INTEGER NOT NULL REFERENCES lots,
  shares INTEGER NOT NULL CHECK (shares > 0),
  PRIMARY KEY (apply_no, lot_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE dividend_methods (
  user_id TEXT NOT NULL REFERENCES users,
  fund_code TEXT NOT NULL,
  bank_serial TEXT NOT NULL REFERENCES cards,
  method TEXT NOT NULL CHECK (method IN ('0', '1')),
  PRIMARY KEY (user_id, fund_code, bank_serial)
) STRICT, WITHOUT ROWID;

CREATE TABLE protocol_readings (
  user_id TEXT NOT NULL REFERENCES users,
  fund_code TEXT NOT NULL,
  protocol_id TEXT NOT NULL,
  hash TEXT NOT NULL,
  read_time TEXT NOT NULL,
  PRIMARY KEY (user_id, fund_code, protocol_id, hash)
) STRICT, WITHOUT ROWID;

CREATE TABLE protocol_texts (
  hash TEXT PRIMARY KEY,
  protocol_id TEXT NOT NULL,
  title TEXT NOT NULL,
  sections TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE protocol_revisions (
  protocol_id TEXT PRIMARY KEY,
  revision INTEGER NOT NULL CHECK (revision > 0),
  day TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE order_agreements (
  apply_no TEXT NOT NULL,
  hash TEXT NOT NULL REFERENCES protocol_texts,
  PRIMARY KEY (apply_no, hash)
) STRICT, WITHOUT ROWID;

CREATE TABLE remittances (
  remittance_no TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users,
  arrive_time TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  bank_name TEXT NOT NULL,
  card_tail TEXT,
  bank_serial TEXT,
  state TEXT NOT NULL CHECK (state IN ('arrived', 'credited', 'returned')),
  remark TEXT NOT NULL,
  apply_no TEXT
) STRICT, WITHOUT ROWID;

-- Orders of a slow bank: when it is queried, whether it was, and when it answers what.
CREATE TABLE slow_payments (
  apply_no TEXT PRIMARY KEY,
  asked_at TEXT NOT NULL,
  answered_at TEXT NOT NULL,
  outcome TEXT NOT NULL CHECK (outcome IN ('paid', 'refused')),
  asked INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE holding_shares (
  token TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  request_no TEXT NOT NULL,
  fund_code TEXT NOT NULL,
  show TEXT NOT NULL CHECK (show IN ('rate', 'days')),
  first_buy TEXT NOT NULL,
  to_date TEXT NOT NULL,
  figures TEXT,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  revoked_at TEXT,
  UNIQUE (user_id, request_no)
) STRICT, WITHOUT ROWID;
