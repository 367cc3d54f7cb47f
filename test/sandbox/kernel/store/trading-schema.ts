/**
 * Tables of redemptions, conversions, dividends and refunds; see schema.ts for the rules. Orders
 * are rebuilt, because a sale has no amount and BASE requires one above zero.
 */
export const TRADING_SCHEMA = `
  CREATE TABLE orders_2 (
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
  INSERT INTO orders_2 (seq, apply_no, user_id, fund_code, business_code, status, bank_serial, amount, request,
      oper_time, trade_date, confirm_date, income_date, net, fee, shares, fee_rate, nav, error_detail)
    SELECT seq, apply_no, user_id, fund_code, business_code, status, bank_serial, amount, request,
      oper_time, trade_date, confirm_date, income_date, net, fee, shares, fee_rate, nav, error_detail FROM orders;
  DROP TABLE orders;
  ALTER TABLE orders_2 RENAME TO orders;
  CREATE INDEX orders_of ON orders (user_id, oper_time);
  CREATE INDEX orders_due ON orders (status, confirm_date);
  CREATE INDEX orders_to_pay ON orders (payment_date) WHERE payout > 0 AND paid = 0;

  ALTER TABLE lots ADD COLUMN bank_serial TEXT NOT NULL DEFAULT '';
  UPDATE lots SET bank_serial = coalesce(
    (SELECT bank_serial FROM orders o WHERE o.apply_no = lots.origin),
    (SELECT bank_serial FROM orders o WHERE o.user_id = lots.user_id AND o.fund_code = lots.fund_code ORDER BY seq LIMIT 1),
    '');

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
`

/** What an application was opened for: it becomes that and nothing else. */
export const APPLICATION_KIND_SCHEMA = `
  ALTER TABLE applications ADD COLUMN kind TEXT NOT NULL DEFAULT 'purchase'
    CHECK (kind IN ('purchase', 'redeem', 'fastRedeem', 'convert', 'plan'));
`

/** Orders of a slow bank: when it is queried, whether it was, and when it answers what. */
export const SLOW_PAYMENT_SCHEMA = `
  CREATE TABLE slow_payments (
    apply_no TEXT PRIMARY KEY,
    asked_at TEXT NOT NULL,
    answered_at TEXT NOT NULL,
    outcome TEXT NOT NULL CHECK (outcome IN ('paid', 'refused')),
    asked INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
`

/** Children before what they refer to. */
export const TRADING_TABLES: readonly string[] = [
  'slow_payments',
  'lot_uses',
  'dividend_methods',
  'protocol_readings',
  'order_agreements',
  'protocol_revisions',
  'protocol_texts',
  'remittances',
]
