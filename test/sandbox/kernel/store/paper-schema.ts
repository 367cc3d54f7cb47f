/** Papers with what is printed on them, and the addresses that open one for a while; see schema.ts. */
export const PAPER_SCHEMA = `
  CREATE TABLE papers (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    request_no TEXT NOT NULL UNIQUE,
    user_id TEXT NOT NULL REFERENCES users,
    asked TEXT NOT NULL,
    kind TEXT NOT NULL,
    masked INTEGER NOT NULL,
    ask_time TEXT NOT NULL,
    ready_time TEXT NOT NULL,
    code TEXT NOT NULL,
    content TEXT NOT NULL
  ) STRICT;
  CREATE INDEX papers_of ON papers (user_id, seq);

  CREATE TABLE paper_tickets (
    ticket_hash TEXT PRIMARY KEY,
    request_no TEXT NOT NULL REFERENCES papers (request_no) ON DELETE CASCADE,
    expires_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
`

/** Children before what they refer to. */
export const PAPER_TABLES: readonly string[] = ['paper_tickets', 'papers']
