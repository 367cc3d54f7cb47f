/** Tables of openings that are under way and of documents under review; see schema.ts for the rules. */
export const OPENING_SCHEMA = `
  CREATE TABLE opening_drafts (
    user_id TEXT PRIMARY KEY REFERENCES users,
    front TEXT NOT NULL DEFAULT '',
    back TEXT NOT NULL DEFAULT '',
    document TEXT NOT NULL DEFAULT '',
    info TEXT NOT NULL DEFAULT '',
    update_time TEXT NOT NULL,
    expires_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE picture_readings (
    image_id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users,
    side TEXT NOT NULL CHECK (side IN ('front', 'back')),
    shows TEXT NOT NULL CHECK (shows IN ('front', 'back')),
    was_read INTEGER NOT NULL,
    sha256 TEXT NOT NULL,
    width INTEGER NOT NULL,
    height INTEGER NOT NULL,
    metadata INTEGER NOT NULL,
    read_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX picture_readings_of ON picture_readings (user_id, read_at);

  CREATE TABLE document_reviews (
    user_id TEXT PRIMARY KEY REFERENCES users,
    outcome TEXT NOT NULL CHECK (outcome IN ('approved', 'rejected')),
    remark TEXT NOT NULL,
    valid_to TEXT NOT NULL,
    corrected TEXT NOT NULL,
    due_at TEXT NOT NULL,
    decided INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
`

export const OPENING_TABLES: readonly string[] = [
  'document_reviews',
  'picture_readings',
  'opening_drafts',
]
