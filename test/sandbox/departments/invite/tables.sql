CREATE TABLE invite_codes (
  code TEXT PRIMARY KEY,
  user_id TEXT NOT NULL UNIQUE REFERENCES users
) STRICT, WITHOUT ROWID;

CREATE TABLE invite_openings (
  user_id TEXT PRIMARY KEY REFERENCES users,
  inviter_id TEXT NOT NULL REFERENCES users,
  campaign_id TEXT NOT NULL,
  opened_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE invites (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  invitee_id TEXT NOT NULL UNIQUE REFERENCES users,
  inviter_id TEXT NOT NULL REFERENCES users,
  campaign_id TEXT NOT NULL,
  opened_at TEXT NOT NULL,
  bound_at TEXT NOT NULL,
  show_name INTEGER NOT NULL DEFAULT 0,
  at_risk INTEGER NOT NULL DEFAULT 0,
  verified_at TEXT,
  purchased_at TEXT,
  purchase_no TEXT,
  held_at TEXT,
  CHECK (invitee_id <> inviter_id)
) STRICT;
CREATE INDEX invites_of ON invites (inviter_id, campaign_id);

CREATE TABLE invite_rewards (
  reward_id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id TEXT NOT NULL REFERENCES users,
  invitee_id TEXT NOT NULL REFERENCES invites (invitee_id),
  campaign_id TEXT NOT NULL,
  stage TEXT NOT NULL CHECK (stage IN ('registered', 'verified', 'purchased', 'held')),
  side TEXT NOT NULL CHECK (side IN ('inviter', 'friend')),
  title TEXT NOT NULL,
  coins INTEGER NOT NULL CHECK (coins >= 0),
  cost INTEGER NOT NULL CHECK (cost >= 0),
  due TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('pending', 'paid', 'void')),
  reason TEXT CHECK ((reason IS NULL) = (state <> 'void')),
  decided_at TEXT CHECK ((decided_at IS NULL) = (state = 'pending')),
  UNIQUE (invitee_id, stage, side, title)
) STRICT;
CREATE INDEX invite_rewards_due ON invite_rewards (state, due);

CREATE TABLE invite_challenges (
  user_id TEXT PRIMARY KEY REFERENCES users,
  campaign_id TEXT NOT NULL,
  start TEXT NOT NULL,
  claimed_at TEXT
) STRICT, WITHOUT ROWID;
