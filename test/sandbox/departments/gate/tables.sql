-- Forms that wait for their page to take them (rules.md#posted-forms).
CREATE TABLE gate_tickets (
  ticket_hash TEXT PRIMARY KEY,
  form TEXT NOT NULL,
  expires_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
