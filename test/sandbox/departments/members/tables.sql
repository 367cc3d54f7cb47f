CREATE TABLE vip_members (
  user_id TEXT PRIMARY KEY REFERENCES users,
  opened_at TEXT NOT NULL,
  agreement_hash TEXT NOT NULL,
  tier INTEGER NOT NULL CHECK (tier BETWEEN 0 AND 5),
  reached_on TEXT NOT NULL,
  protected_until TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE vip_days (
  user_id TEXT NOT NULL REFERENCES vip_members,
  date TEXT NOT NULL,
  other INTEGER NOT NULL CHECK (other >= 0),
  money INTEGER NOT NULL CHECK (money >= 0),
  points INTEGER NOT NULL CHECK (points >= 0),
  PRIMARY KEY (user_id, date)
) STRICT, WITHOUT ROWID;
