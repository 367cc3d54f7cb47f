/** Tables of requests that people decide, and of what they bring; see schema.ts for the rules. */
export const SERVICE_SCHEMA = `
  CREATE TABLE proof_images (
    image_id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users,
    kind TEXT NOT NULL CHECK (kind IN ('bankProof', 'heldDocument')),
    sha256 TEXT NOT NULL,
    width INTEGER NOT NULL,
    height INTEGER NOT NULL,
    uploaded_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE service_requests (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    request_no TEXT NOT NULL UNIQUE,
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
    decide_time TEXT
  ) STRICT;
  CREATE INDEX service_requests_of ON service_requests (user_id, seq);
  CREATE INDEX service_requests_due ON service_requests (state, decide_date);

  CREATE TABLE cool_downs (
    user_id TEXT PRIMARY KEY REFERENCES users,
    until TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE account_lookups (
    user_id TEXT NOT NULL REFERENCES users,
    asked_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX account_lookups_of ON account_lookups (user_id, asked_at);
`

/**
 * What a look-up was about, as a digest, and the wrong passwords that somebody gave for an account
 * that is not theirs.
 */
export const LOOKUP_SCHEMA = `
  ALTER TABLE account_lookups ADD COLUMN about TEXT NOT NULL DEFAULT '';
  ALTER TABLE account_lookups ADD COLUMN question TEXT NOT NULL DEFAULT '';
  CREATE INDEX sms_messages_to ON sms_messages (mobile, sent_at);
  CREATE INDEX account_lookups_about ON account_lookups (about, asked_at);

  CREATE TABLE stranger_tries (
    user_id TEXT NOT NULL REFERENCES users,
    about TEXT NOT NULL,
    tried_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX stranger_tries_of ON stranger_tries (user_id, about, tried_at);
`

/** Children before what they refer to. */
export const SERVICE_TABLES: readonly string[] = [
  'stranger_tries',
  'account_lookups',
  'cool_downs',
  'service_requests',
  'proof_images',
]
