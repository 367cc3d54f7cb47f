CREATE TABLE coupons (
  card_id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users,
  batch_id TEXT NOT NULL,
  source TEXT NOT NULL,
  granted_at TEXT NOT NULL,
  valid_from TEXT NOT NULL,
  valid_until TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('held', 'locked', 'used', 'expired', 'gifting', 'given', 'void')),
  plan_no TEXT,
  apply_no TEXT,
  first_until TEXT NOT NULL DEFAULT '',
  UNIQUE (user_id, source),
  CHECK (state <> 'locked' OR plan_no IS NOT NULL OR apply_no IS NOT NULL)
) STRICT, WITHOUT ROWID;
CREATE INDEX coupons_due ON coupons (state, valid_until);
CREATE INDEX coupons_of_batch ON coupons (batch_id, user_id);
CREATE INDEX coupons_of_plan ON coupons (plan_no);

CREATE TABLE coupon_events (
  event_id INTEGER PRIMARY KEY AUTOINCREMENT,
  card_id TEXT NOT NULL REFERENCES coupons,
  time TEXT NOT NULL,
  kind TEXT NOT NULL,
  apply_no TEXT
) STRICT;
CREATE INDEX coupon_events_of ON coupon_events (card_id);

CREATE TABLE order_coupons (
  apply_no TEXT NOT NULL REFERENCES orders (apply_no),
  card_id TEXT NOT NULL REFERENCES coupons,
  state TEXT NOT NULL CHECK (state IN ('locked', 'used', 'returned')),
  cut INTEGER NOT NULL DEFAULT 0 CHECK (cut >= 0),
  back INTEGER NOT NULL DEFAULT 0 CHECK (back >= 0),
  back_state TEXT NOT NULL DEFAULT '' CHECK (back_state IN ('', 'due', 'paid', 'void')),
  PRIMARY KEY (apply_no, card_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX order_coupons_due ON order_coupons (back_state);

CREATE TABLE coupon_gifts (
  gift_code TEXT PRIMARY KEY,
  card_id TEXT NOT NULL REFERENCES coupons,
  user_id TEXT NOT NULL REFERENCES users,
  request_no TEXT NOT NULL,
  until TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('open', 'taken', 'over')),
  taken_card TEXT REFERENCES coupons,
  UNIQUE (user_id, request_no)
) STRICT, WITHOUT ROWID;
CREATE INDEX coupon_gifts_due ON coupon_gifts (state, until);
CREATE UNIQUE INDEX coupon_gifts_open ON coupon_gifts (card_id) WHERE state = 'open';

CREATE TABLE redeemed_codes (
  code TEXT PRIMARY KEY,
  exchange_id TEXT NOT NULL UNIQUE,
  user_id TEXT NOT NULL REFERENCES users,
  request_no TEXT NOT NULL,
  time TEXT NOT NULL,
  card_id TEXT REFERENCES coupons,
  UNIQUE (user_id, request_no)
) STRICT, WITHOUT ROWID;

-- Wrong codes are kept with the code that came under their number.
CREATE TABLE wrong_codes (
  user_id TEXT NOT NULL REFERENCES users,
  request_no TEXT NOT NULL,
  code TEXT NOT NULL,
  time TEXT NOT NULL,
  PRIMARY KEY (user_id, request_no)
) STRICT, WITHOUT ROWID;
