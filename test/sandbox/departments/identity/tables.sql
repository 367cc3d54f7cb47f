CREATE TABLE cards (
  bank_serial TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users,
  channel_id TEXT NOT NULL,
  bank_name TEXT NOT NULL,
  tail TEXT NOT NULL,
  single_limit INTEGER NOT NULL,
  day_limit INTEGER NOT NULL,
  unavailable_reason TEXT NOT NULL
) STRICT;
CREATE INDEX cards_of ON cards (user_id);

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
CREATE INDEX sms_messages_to ON sms_messages (mobile, sent_at);

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

-- `authorized`: whether the company may read the account at its bank.
CREATE TABLE pension_accounts (
  user_id TEXT PRIMARY KEY REFERENCES users,
  bank_id TEXT NOT NULL,
  card_no TEXT NOT NULL,
  bound INTEGER NOT NULL,
  fund_account INTEGER NOT NULL,
  open_time TEXT NOT NULL,
  authorized INTEGER NOT NULL DEFAULT 1
) STRICT, WITHOUT ROWID;

-- `credit_time` is to come while the bank has not credited it.
CREATE TABLE pension_contributions (
  contribution_no TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users,
  amount INTEGER NOT NULL CHECK (amount > 0),
  paid_time TEXT NOT NULL,
  credit_time TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX pension_contributions_of ON pension_contributions (user_id, credit_time);

CREATE TABLE cool_downs (
  user_id TEXT PRIMARY KEY REFERENCES users,
  until TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- `about`: what it was about, as a digest.
CREATE TABLE account_lookups (
  user_id TEXT NOT NULL REFERENCES users,
  asked_at TEXT NOT NULL,
  about TEXT NOT NULL DEFAULT '',
  question TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX account_lookups_of ON account_lookups (user_id, asked_at);
CREATE INDEX account_lookups_about ON account_lookups (about, asked_at);

-- Wrong passwords that somebody gave for an account that is not theirs.
CREATE TABLE stranger_tries (
  user_id TEXT NOT NULL REFERENCES users,
  about TEXT NOT NULL,
  tried_at TEXT NOT NULL
) STRICT;
CREATE INDEX stranger_tries_of ON stranger_tries (user_id, about, tried_at);

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

-- Who a person of the messaging app is here once they have untied their account there: a user of
-- their own without data.
CREATE TABLE untied (
  user_id TEXT NOT NULL REFERENCES users,
  kind TEXT NOT NULL CHECK (kind IN ('messaging', 'applet')),
  visitor_id TEXT NOT NULL REFERENCES users,
  PRIMARY KEY (user_id, kind)
) STRICT, WITHOUT ROWID;

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

CREATE TABLE password_changes (
  user_id TEXT PRIMARY KEY REFERENCES users,
  time TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE proof_images (
  image_id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users,
  kind TEXT NOT NULL CHECK (kind IN ('bankProof', 'heldDocument', 'complaint')),
  sha256 TEXT NOT NULL,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  uploaded_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE freezes (
  request_no TEXT NOT NULL,
  user_id TEXT NOT NULL REFERENCES users,
  frozen_at TEXT NOT NULL,
  unfreeze_no TEXT NOT NULL DEFAULT '',
  unfrozen_at TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (user_id, request_no)
) STRICT, WITHOUT ROWID;
CREATE INDEX freezes_of ON freezes (user_id, unfrozen_at);

CREATE TABLE service_requests (
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
CREATE INDEX service_requests_of ON service_requests (user_id, seq);
CREATE INDEX service_requests_due ON service_requests (state, decide_date);
