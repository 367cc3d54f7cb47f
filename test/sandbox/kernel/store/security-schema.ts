/** Sign-ins with what is known of their devices, and freezes; see schema.ts. */
export const SECURITY_SCHEMA = `
  CREATE TABLE sign_ins (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    session_hash TEXT NOT NULL UNIQUE,
    user_id TEXT NOT NULL REFERENCES users,
    time TEXT NOT NULL,
    place TEXT NOT NULL,
    container TEXT NOT NULL CHECK (container IN ('app', 'web', 'applet', 'partner')),
    device TEXT NOT NULL
  ) STRICT;
  CREATE INDEX sign_ins_of ON sign_ins (user_id, time);

  CREATE TABLE freezes (
    request_no TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users,
    frozen_at TEXT NOT NULL,
    unfreeze_no TEXT NOT NULL DEFAULT '',
    unfrozen_at TEXT NOT NULL DEFAULT ''
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX freezes_of ON freezes (user_id, unfrozen_at);

  CREATE TABLE password_changes (
    user_id TEXT PRIMARY KEY REFERENCES users,
    time TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
`

export const SECURITY_TABLES: readonly string[] = ['sign_ins', 'freezes', 'password_changes']
