/** Tables of registration, identity, cards and consents; see schema.ts for the rules. */
export const IDENTITY_SCHEMA = `
  CREATE TABLE identities (
    user_id TEXT PRIMARY KEY REFERENCES users,
    registered INTEGER NOT NULL,
    wx_bound INTEGER NOT NULL,
    applet_bound INTEGER NOT NULL,
    mobile TEXT NOT NULL,
    cert_no TEXT NOT NULL,
    sex TEXT NOT NULL DEFAULT '',
    birth_date TEXT NOT NULL DEFAULT '',
    address TEXT NOT NULL DEFAULT '',
    cert_valid_to TEXT NOT NULL DEFAULT '',
    closed_at TEXT NOT NULL DEFAULT ''
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX identities_by_mobile ON identities (mobile);
  CREATE INDEX identities_by_cert ON identities (cert_no);

  CREATE TABLE open_id_links (
    open_id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users,
    kind TEXT NOT NULL CHECK (kind IN ('messaging', 'applet'))
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE random_codes (
    random_code TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users,
    made_at TEXT NOT NULL,
    expires_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX random_codes_of ON random_codes (user_id, made_at);

  CREATE TABLE sms_messages (
    serial_no TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users,
    scene TEXT NOT NULL,
    mobile TEXT NOT NULL,
    subject TEXT NOT NULL,
    sent_at TEXT NOT NULL,
    expires_at TEXT NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    used INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX sms_messages_of ON sms_messages (user_id, sent_at);

  CREATE TABLE captchas (
    captcha_id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users,
    captcha_text TEXT NOT NULL,
    expires_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE step_tokens (
    token_hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users,
    kind TEXT NOT NULL,
    subject TEXT NOT NULL,
    expires_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE card_details (
    bank_serial TEXT PRIMARY KEY REFERENCES cards,
    bank_id TEXT NOT NULL,
    card_no TEXT NOT NULL,
    mobile TEXT NOT NULL,
    is_main INTEGER NOT NULL,
    bank_single INTEGER NOT NULL,
    bank_day INTEGER NOT NULL,
    own_single INTEGER,
    own_day INTEGER,
    bound_at TEXT NOT NULL,
    unbound_at TEXT NOT NULL DEFAULT ''
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX card_details_by_no ON card_details (card_no);

  CREATE TABLE ocr_images (
    image_id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users,
    side TEXT NOT NULL CHECK (side IN ('front', 'back')),
    sha256 TEXT NOT NULL,
    bytes INTEGER NOT NULL,
    uploaded_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE personal_infos (
    user_id TEXT PRIMARY KEY REFERENCES users,
    info TEXT NOT NULL,
    update_time TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE assessments (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id TEXT NOT NULL REFERENCES users,
    test_time TEXT NOT NULL,
    valid_date TEXT NOT NULL,
    score INTEGER NOT NULL,
    risk_level INTEGER NOT NULL,
    answers TEXT NOT NULL
  ) STRICT;
  CREATE INDEX assessments_of ON assessments (user_id, seq);

  CREATE TABLE privacy_consents (
    user_id TEXT NOT NULL REFERENCES users,
    info_id TEXT NOT NULL,
    withdrawn INTEGER NOT NULL,
    change_time TEXT NOT NULL,
    PRIMARY KEY (user_id, info_id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE privacy_exports (
    user_id TEXT NOT NULL REFERENCES users,
    export_time TEXT NOT NULL
  ) STRICT;

  CREATE TABLE kept_identities (
    user_id TEXT PRIMARY KEY REFERENCES users,
    name TEXT NOT NULL,
    cert_no TEXT NOT NULL,
    keep_until TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE signings (
    sign_no TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users,
    purpose TEXT NOT NULL,
    bank_id TEXT NOT NULL,
    return_url TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'signed', 'refused')),
    remark TEXT NOT NULL,
    opened_at TEXT NOT NULL,
    expires_at TEXT NOT NULL,
    card_no TEXT NOT NULL,
    mobile TEXT NOT NULL,
    cust_name TEXT NOT NULL,
    cert_no TEXT NOT NULL,
    ext_str TEXT NOT NULL,
    used INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE return_data (
    user_id TEXT PRIMARY KEY REFERENCES users,
    json TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE bank_statuses (
    user_id TEXT NOT NULL REFERENCES users,
    kind TEXT NOT NULL CHECK (kind IN ('sign', 'auth')),
    status TEXT NOT NULL,
    update_time TEXT NOT NULL,
    PRIMARY KEY (user_id, kind)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE pension_accounts (
    user_id TEXT PRIMARY KEY REFERENCES users,
    bank_id TEXT NOT NULL,
    card_no TEXT NOT NULL,
    bound INTEGER NOT NULL,
    fund_account INTEGER NOT NULL,
    open_time TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
`

/** Children before what they refer to. */
/**
 * Where a session's keys came from, and who a person of the messaging app is here once they have
 * untied their account there: a user of their own without data.
 */
export const UNTIED_SCHEMA = `
  ALTER TABLE sessions ADD COLUMN kind TEXT NOT NULL DEFAULT 'app';

  CREATE TABLE untied (
    user_id TEXT NOT NULL REFERENCES users,
    kind TEXT NOT NULL CHECK (kind IN ('messaging', 'applet')),
    visitor_id TEXT NOT NULL REFERENCES users,
    PRIMARY KEY (user_id, kind)
  ) STRICT, WITHOUT ROWID;
`

/** Why a session was ended from elsewhere; `''` for one that was not. */
export const SESSION_END_SCHEMA = `
  ALTER TABLE sessions ADD COLUMN ended TEXT NOT NULL DEFAULT '';
  ALTER TABLE service_requests ADD COLUMN session_hash TEXT NOT NULL DEFAULT '';
`

/** What was paid into pension accounts; `credit_time` is to come while the bank has not credited it. */
export const PENSION_CONTRIBUTION_SCHEMA = `
  CREATE TABLE pension_contributions (
    contribution_no TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users,
    amount INTEGER NOT NULL CHECK (amount > 0),
    paid_time TEXT NOT NULL,
    credit_time TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX pension_contributions_of ON pension_contributions (user_id, credit_time);
`

export const IDENTITY_TABLES: readonly string[] = [
  'pension_contributions',
  'pension_accounts',
  'bank_statuses',
  'return_data',
  'signings',
  'kept_identities',
  'privacy_exports',
  'privacy_consents',
  'assessments',
  'personal_infos',
  'ocr_images',
  'card_details',
  'step_tokens',
  'captchas',
  'sms_messages',
  'random_codes',
  'open_id_links',
  'untied',
  'identities',
]
