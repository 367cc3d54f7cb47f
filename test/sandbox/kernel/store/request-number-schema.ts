/**
 * Request numbers are each user's own: two users may take the same one. Wrong codes are kept with
 * the code that came under their number, addresses of papers with the session that was given them;
 * see schema.ts.
 */
export const REQUEST_NUMBER_SCHEMA = `
  DROP TABLE wrong_codes;
  CREATE TABLE wrong_codes (
    user_id TEXT NOT NULL REFERENCES users,
    request_no TEXT NOT NULL,
    code TEXT NOT NULL,
    time TEXT NOT NULL,
    PRIMARY KEY (user_id, request_no)
  ) STRICT, WITHOUT ROWID;

  DROP TABLE paper_tickets;
  CREATE TABLE papers_2 (
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
  INSERT INTO papers_2 SELECT * FROM papers;
  DROP TABLE papers;
  ALTER TABLE papers_2 RENAME TO papers;
  CREATE INDEX papers_of ON papers (user_id, seq);
  CREATE TABLE paper_tickets (
    ticket_hash TEXT PRIMARY KEY,
    paper INTEGER NOT NULL REFERENCES papers ON DELETE CASCADE,
    purpose TEXT NOT NULL CHECK (purpose IN ('read', 'share')),
    session_hash TEXT NOT NULL,
    expires_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX paper_tickets_of ON paper_tickets (paper);

  CREATE TABLE complaints_2 (
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
  INSERT INTO complaints_2 SELECT * FROM complaints;
  DROP TABLE complaints;
  ALTER TABLE complaints_2 RENAME TO complaints;
  CREATE INDEX complaints_of ON complaints (user_id, seq);
  CREATE INDEX complaints_due ON complaints (next_date) WHERE next_date <> '';

  CREATE TABLE freezes_2 (
    request_no TEXT NOT NULL,
    user_id TEXT NOT NULL REFERENCES users,
    frozen_at TEXT NOT NULL,
    unfreeze_no TEXT NOT NULL DEFAULT '',
    unfrozen_at TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (user_id, request_no)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO freezes_2 SELECT * FROM freezes;
  DROP TABLE freezes;
  ALTER TABLE freezes_2 RENAME TO freezes;
  CREATE INDEX freezes_of ON freezes (user_id, unfrozen_at);

  CREATE TABLE service_requests_2 (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    request_no TEXT NOT NULL,
    user_id TEXT NOT NULL REFERENCES users,
    kind TEXT NOT NULL CHECK (kind IN ('replaceCard', 'changeMobile')),
    asked TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('reviewing', 'approved', 'rejected')),
    remark TEXT NOT NULL DEFAULT '',
    bank_serial TEXT NOT NULL DEFAULT '',
    card_no TEXT NOT NULL DEFAULT '',
    new_bank_serial TEXT NOT NULL DEFAULT '',
    mobile TEXT NOT NULL,
    readable INTEGER NOT NULL,
    submit_time TEXT NOT NULL,
    due_date TEXT NOT NULL,
    decide_date TEXT NOT NULL,
    decide_time TEXT,
    session_hash TEXT NOT NULL DEFAULT '',
    UNIQUE (user_id, request_no)
  ) STRICT;
  INSERT INTO service_requests_2 SELECT * FROM service_requests;
  DROP TABLE service_requests;
  ALTER TABLE service_requests_2 RENAME TO service_requests;
  CREATE INDEX service_requests_of ON service_requests (user_id, seq);
  CREATE INDEX service_requests_due ON service_requests (state, decide_date);
`

/** Since when a session is open; `''` for one that is older than this column. */
export const SESSION_OPENED_SCHEMA = `
  ALTER TABLE sessions ADD COLUMN opened_at TEXT NOT NULL DEFAULT '';
`

/**
 * The end that a lot or a coupon had first, from which the grace of what comes back counts once, and
 * the last day of what came back.
 */
export const FIRST_END_SCHEMA = `
  ALTER TABLE unit_lots ADD COLUMN first_end TEXT NOT NULL DEFAULT '';
  UPDATE unit_lots SET first_end = expires_at;
  ALTER TABLE unit_spendings ADD COLUMN back_until TEXT NOT NULL DEFAULT '';
  UPDATE unit_spendings SET back_until =
    (SELECT l.expires_at FROM unit_lots l WHERE l.lot_id = unit_spendings.lot_id)
    WHERE state = 'returned';
  ALTER TABLE coupons ADD COLUMN first_until TEXT NOT NULL DEFAULT '';
  UPDATE coupons SET first_until = valid_until;
`
