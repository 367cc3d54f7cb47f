CREATE TABLE activities (
  activity_id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('game', 'keep', 'rule')),
  start_time TEXT NOT NULL,
  end_time TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE activity_funds (
  activity_id TEXT NOT NULL REFERENCES activities,
  position INTEGER NOT NULL,
  fund_code TEXT NOT NULL,
  PRIMARY KEY (activity_id, fund_code)
) STRICT, WITHOUT ROWID;

CREATE TABLE activity_claims (
  user_id TEXT NOT NULL REFERENCES users,
  scope TEXT NOT NULL,
  claim_id TEXT NOT NULL,
  time TEXT NOT NULL,
  PRIMARY KEY (user_id, scope, claim_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE coin_reports (
  user_id TEXT NOT NULL REFERENCES users,
  task_id TEXT NOT NULL,
  time TEXT NOT NULL,
  PRIMARY KEY (user_id, task_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE mall_tickets (
  ticket_hash TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users,
  expires_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE newcomers (
  user_id TEXT PRIMARY KEY REFERENCES users,
  registered_at TEXT NOT NULL,
  verified_at TEXT
) STRICT, WITHOUT ROWID;

CREATE TABLE campaign_joins (
  activity_id TEXT NOT NULL REFERENCES activities,
  user_id TEXT NOT NULL REFERENCES users,
  rule_version TEXT NOT NULL,
  consent_id TEXT NOT NULL,
  time TEXT NOT NULL,
  PRIMARY KEY (activity_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE campaign_welcomes (
  activity_id TEXT NOT NULL REFERENCES activities,
  user_id TEXT NOT NULL REFERENCES users,
  time TEXT NOT NULL,
  PRIMARY KEY (activity_id, user_id)
) STRICT, WITHOUT ROWID;
