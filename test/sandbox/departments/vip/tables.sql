CREATE TABLE vip_claims (
  user_id TEXT NOT NULL REFERENCES vip_members,
  right_id TEXT NOT NULL,
  period TEXT NOT NULL,
  n INTEGER NOT NULL CHECK (n > 0),
  request_no TEXT NOT NULL,
  time TEXT NOT NULL,
  card_id TEXT REFERENCES coupons,
  PRIMARY KEY (user_id, right_id, period, n),
  UNIQUE (user_id, request_no)
) STRICT, WITHOUT ROWID;
