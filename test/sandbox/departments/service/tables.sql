CREATE TABLE complaints (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  request_no TEXT NOT NULL,
  user_id TEXT NOT NULL REFERENCES users,
  asked TEXT NOT NULL,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  about TEXT NOT NULL,
  pictures INTEGER NOT NULL,
  state TEXT NOT NULL,
  submit_time TEXT NOT NULL,
  receive_time TEXT,
  extended_reason TEXT NOT NULL DEFAULT '',
  answer_time TEXT,
  answer TEXT NOT NULL DEFAULT '',
  reopen_no TEXT NOT NULL DEFAULT '',
  reopen_time TEXT,
  reopen_text TEXT NOT NULL DEFAULT '',
  second_time TEXT,
  second_answer TEXT NOT NULL DEFAULT '',
  close_time TEXT,
  next_date TEXT NOT NULL,
  UNIQUE (user_id, request_no)
) STRICT;
CREATE INDEX complaints_of ON complaints (user_id, seq);
CREATE INDEX complaints_due ON complaints (next_date) WHERE next_date <> '';
