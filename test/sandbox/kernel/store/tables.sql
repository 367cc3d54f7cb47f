-- Money is whole cents, shares are whole hundredths, NAVs and rates are decimal text, times are
-- China time. Tables are made in any order: SQLite looks for what they refer to when rows come.

CREATE TABLE meta (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT;

CREATE TABLE users (
  user_id TEXT PRIMARY KEY,
  open_id TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  mobile_masked TEXT NOT NULL,
  certificate_masked TEXT NOT NULL,
  auth_flag TEXT NOT NULL,
  tpwd_flag TEXT NOT NULL,
  upload_status TEXT NOT NULL,
  approve_status TEXT NOT NULL,
  approve_online_status TEXT NOT NULL,
  approve_remark TEXT NOT NULL,
  active_flag TEXT NOT NULL,
  has_personal_info INTEGER NOT NULL,
  has_crs INTEGER NOT NULL,
  certificate_valid_to TEXT NOT NULL,
  risk_test INTEGER NOT NULL,
  risk_level INTEGER NOT NULL,
  login_refusal TEXT NOT NULL,
  password_hash TEXT NOT NULL,
  password_tries INTEGER NOT NULL DEFAULT 0,
  locked_until TEXT NOT NULL DEFAULT ''
) STRICT;

-- `expires_at`: '' for one without an end; `proved_at`: when it last proved the identity of its user;
-- `kind`: where its keys came from; `ended`: why it was ended from elsewhere.
CREATE TABLE sessions (
  token_hash TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users,
  expires_at TEXT NOT NULL DEFAULT '',
  proved_at TEXT NOT NULL DEFAULT '',
  kind TEXT NOT NULL DEFAULT 'app',
  ended TEXT NOT NULL DEFAULT '',
  opened_at TEXT NOT NULL DEFAULT ''
) STRICT, WITHOUT ROWID;

CREATE TABLE authorization_codes (
  code_hash TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users,
  expires_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE journals (
  journal_id INTEGER PRIMARY KEY AUTOINCREMENT,
  time TEXT NOT NULL,
  kind TEXT NOT NULL,
  ref TEXT NOT NULL
) STRICT;

CREATE TABLE entries (
  journal_id INTEGER NOT NULL REFERENCES journals,
  account TEXT NOT NULL,
  unit TEXT NOT NULL,
  amount INTEGER NOT NULL
) STRICT;
CREATE INDEX entries_of ON entries (account, unit, amount);
CREATE INDEX entries_of_journal ON entries (journal_id, unit, amount);

CREATE TABLE happened (
  due TEXT NOT NULL,
  step INTEGER NOT NULL,
  kind TEXT NOT NULL,
  PRIMARY KEY (due, step)
) STRICT, WITHOUT ROWID;

-- The messages of all users; the kinds that a user has switched off are in message_settings.
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
