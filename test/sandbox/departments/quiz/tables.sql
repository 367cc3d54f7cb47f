CREATE TABLE quiz_sessions (
  session_id TEXT PRIMARY KEY,
  activity_id TEXT NOT NULL REFERENCES activities,
  user_id TEXT NOT NULL REFERENCES users,
  day TEXT NOT NULL,
  ended_at TEXT,
  score INTEGER NOT NULL DEFAULT 0,
  UNIQUE (activity_id, user_id, day)
) STRICT;

CREATE TABLE quiz_answers (
  session_id TEXT NOT NULL REFERENCES quiz_sessions,
  place INTEGER NOT NULL,
  question_id TEXT NOT NULL,
  choices TEXT NOT NULL,
  given_at INTEGER,
  ms INTEGER,
  choice INTEGER,
  PRIMARY KEY (session_id, place)
) STRICT, WITHOUT ROWID;

CREATE TABLE learning_checks (
  activity_id TEXT NOT NULL REFERENCES activities,
  user_id TEXT NOT NULL REFERENCES users,
  unit_id TEXT NOT NULL,
  day TEXT NOT NULL,
  request_no TEXT NOT NULL,
  answers TEXT NOT NULL,
  correct INTEGER NOT NULL,
  time TEXT NOT NULL,
  PRIMARY KEY (activity_id, user_id, unit_id, day),
  UNIQUE (user_id, request_no)
) STRICT, WITHOUT ROWID;
