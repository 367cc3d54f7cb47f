CREATE TABLE chest_draws (
  user_id TEXT NOT NULL REFERENCES users,
  request_no TEXT NOT NULL,
  activity_id TEXT NOT NULL REFERENCES activities,
  prize_id TEXT NOT NULL,
  card_id TEXT,
  time TEXT NOT NULL,
  PRIMARY KEY (user_id, request_no)
) STRICT, WITHOUT ROWID;
CREATE INDEX chest_draws_of ON chest_draws (activity_id, prize_id);
