CREATE TABLE tree_states (
  user_id TEXT NOT NULL REFERENCES users,
  activity_id TEXT NOT NULL REFERENCES activities,
  round INTEGER NOT NULL,
  watered INTEGER NOT NULL CHECK (watered >= 0),
  day TEXT NOT NULL,
  watered_today INTEGER NOT NULL,
  PRIMARY KEY (user_id, activity_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE tree_waterings (
  user_id TEXT NOT NULL REFERENCES users,
  request_no TEXT NOT NULL,
  activity_id TEXT NOT NULL REFERENCES activities,
  amount INTEGER NOT NULL,
  answer TEXT NOT NULL,
  PRIMARY KEY (user_id, request_no)
) STRICT, WITHOUT ROWID;
