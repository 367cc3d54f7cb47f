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
