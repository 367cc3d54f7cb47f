CREATE TABLE pages (
  page_id TEXT PRIMARY KEY,
  slot TEXT UNIQUE
) STRICT, WITHOUT ROWID;

CREATE TABLE experiments (
  experiment_id TEXT PRIMARY KEY,
  page_id TEXT NOT NULL REFERENCES pages,
  arms TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE page_versions (
  page_id TEXT NOT NULL REFERENCES pages,
  version INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ( 'draft', 'submitted', 'approved', 'scheduled', 'live', 'ended', 'takenDown', 'rejected' )),
  doc TEXT NOT NULL,
  hash TEXT NOT NULL,
  from_time TEXT,
  until_time TEXT,
  audience TEXT NOT NULL DEFAULT '{}',
  approval_no TEXT NOT NULL DEFAULT '',
  authors TEXT NOT NULL,
  reviewer TEXT NOT NULL DEFAULT '',
  reason TEXT NOT NULL DEFAULT '',
  published_at TEXT,
  wish TEXT,
  PRIMARY KEY (page_id, version)
) STRICT, WITHOUT ROWID;
CREATE INDEX page_versions_due ON page_versions (state, from_time);

CREATE TABLE page_previews (
  token_hash TEXT PRIMARY KEY,
  page_id TEXT NOT NULL,
  version INTEGER NOT NULL,
  hash TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  FOREIGN KEY (page_id, version) REFERENCES page_versions
) STRICT, WITHOUT ROWID;

CREATE TABLE page_acts (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  page_id TEXT NOT NULL REFERENCES pages,
  version INTEGER NOT NULL,
  time TEXT NOT NULL,
  operator_id TEXT NOT NULL,
  act TEXT NOT NULL,
  detail TEXT NOT NULL
) STRICT;
CREATE INDEX page_acts_of ON page_acts (page_id, seq);

CREATE TABLE operator_sessions (
  token_hash TEXT PRIMARY KEY,
  operator_id TEXT NOT NULL,
  expires_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
