-- Hand-overs by the nonce that makes each single (rules.md#partner-hand-overs).
CREATE TABLE partner_nonces (
  partner_id TEXT NOT NULL,
  nonce TEXT NOT NULL,
  sign TEXT NOT NULL,
  device TEXT NOT NULL,
  taken_at TEXT NOT NULL,
  PRIMARY KEY (partner_id, nonce)
) STRICT, WITHOUT ROWID;

CREATE TABLE partner_hand_overs (
  hand_over_id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users,
  partner_id TEXT NOT NULL,
  data TEXT NOT NULL,
  expires_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Which data of a partner a user has agreed to have used, and when.
CREATE TABLE partner_agreements (
  user_id TEXT NOT NULL REFERENCES users,
  partner_id TEXT NOT NULL,
  agreed INTEGER NOT NULL,
  time TEXT NOT NULL,
  PRIMARY KEY (user_id, partner_id)
) STRICT, WITHOUT ROWID;
