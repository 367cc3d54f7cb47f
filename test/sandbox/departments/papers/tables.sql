CREATE TABLE papers (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  request_no TEXT NOT NULL,
  user_id TEXT NOT NULL REFERENCES users,
  asked TEXT NOT NULL,
  kind TEXT NOT NULL,
  masked INTEGER NOT NULL,
  ask_time TEXT NOT NULL,
  ready_time TEXT NOT NULL,
  code TEXT NOT NULL,
  content TEXT NOT NULL,
  UNIQUE (user_id, request_no)
) STRICT;
CREATE INDEX papers_of ON papers (user_id, seq);

-- Addresses that open a paper for a while, with the session that was given them.
CREATE TABLE paper_tickets (
  ticket_hash TEXT PRIMARY KEY,
  paper INTEGER NOT NULL REFERENCES papers ON DELETE CASCADE,
  purpose TEXT NOT NULL CHECK (purpose IN ('read', 'share')),
  session_hash TEXT NOT NULL,
  expires_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX paper_tickets_of ON paper_tickets (paper);
