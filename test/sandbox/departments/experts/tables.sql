CREATE TABLE expert_standings (
  person_id TEXT PRIMARY KEY,
  user_id TEXT,
  since TEXT NOT NULL,
  show_facts INTEGER NOT NULL,
  years INTEGER NOT NULL,
  funds INTEGER NOT NULL,
  suspended_until TEXT NOT NULL DEFAULT '',
  suspended_reason TEXT NOT NULL DEFAULT ''
) STRICT, WITHOUT ROWID;

CREATE TABLE expert_applications (
  application_id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users,
  bio TEXT NOT NULL,
  show_facts INTEGER NOT NULL,
  time TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('pending', 'accepted', 'rejected')),
  reason TEXT NOT NULL DEFAULT '',
  decide_due TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX expert_applications_waiting ON expert_applications (user_id) WHERE state = 'pending';

-- An award is coins, or a coupon of a batch.
CREATE TABLE expert_awards (
  award_id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users,
  season_title TEXT NOT NULL,
  reason TEXT NOT NULL,
  coins INTEGER CHECK (coins > 0),
  batch_id TEXT,
  granted_at TEXT NOT NULL,
  checked_at TEXT NOT NULL,
  until TEXT NOT NULL,
  claimed_at TEXT,
  CHECK ((coins IS NULL) <> (batch_id IS NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX expert_awards_of ON expert_awards (user_id, granted_at);
