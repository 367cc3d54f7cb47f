CREATE TABLE guess_rounds (
  day TEXT PRIMARY KEY,
  close TEXT,
  before TEXT,
  settled_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE guesses (
  activity_id TEXT NOT NULL REFERENCES activities,
  user_id TEXT NOT NULL REFERENCES users,
  day TEXT NOT NULL,
  guess TEXT NOT NULL,
  time TEXT NOT NULL,
  PRIMARY KEY (activity_id, user_id, day)
) STRICT, WITHOUT ROWID;
CREATE INDEX guesses_of ON guesses (day);

CREATE TABLE picks (
  activity_id TEXT NOT NULL REFERENCES activities,
  user_id TEXT NOT NULL REFERENCES users,
  week TEXT NOT NULL,
  fund_code TEXT NOT NULL,
  time TEXT NOT NULL,
  settled_at TEXT,
  fund_return TEXT,
  index_return TEXT,
  PRIMARY KEY (activity_id, user_id, week)
) STRICT, WITHOUT ROWID;
CREATE INDEX picks_waiting ON picks (week) WHERE settled_at IS NULL;

CREATE TABLE pick_names (
  activity_id TEXT NOT NULL REFERENCES activities,
  user_id TEXT NOT NULL REFERENCES users,
  PRIMARY KEY (activity_id, user_id)
) STRICT, WITHOUT ROWID;
