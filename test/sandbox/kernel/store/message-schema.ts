/** The messages of all users, and the kinds that a user has switched off; see schema.ts. */
export const MESSAGE_SCHEMA = `
  CREATE TABLE messages (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    message_id TEXT NOT NULL UNIQUE,
    user_id TEXT NOT NULL REFERENCES users,
    event_key TEXT NOT NULL,
    event TEXT NOT NULL,
    kind TEXT NOT NULL,
    legal INTEGER NOT NULL,
    subject TEXT NOT NULL,
    detail TEXT NOT NULL,
    time TEXT NOT NULL,
    sent INTEGER NOT NULL,
    read_at TEXT NOT NULL DEFAULT '',
    read_no TEXT NOT NULL DEFAULT '',
    UNIQUE (user_id, event_key)
  ) STRICT;
  CREATE INDEX messages_of ON messages (user_id, time, seq);

  CREATE TABLE message_settings (
    user_id TEXT NOT NULL REFERENCES users,
    kind TEXT NOT NULL,
    is_on INTEGER NOT NULL,
    PRIMARY KEY (user_id, kind)
  ) STRICT, WITHOUT ROWID;
`

/** Children before what they refer to. */
export const MESSAGE_TABLES: readonly string[] = ['messages', 'message_settings']
