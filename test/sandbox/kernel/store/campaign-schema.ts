/** Tables of campaigns and challenges; see schema.ts for the rules. */
export const CAMPAIGN_SCHEMA = `
  CREATE TABLE campaign_joins (
    activity_id TEXT NOT NULL REFERENCES activities,
    user_id TEXT NOT NULL REFERENCES users,
    rule_version TEXT NOT NULL,
    consent_id TEXT NOT NULL,
    time TEXT NOT NULL,
    PRIMARY KEY (activity_id, user_id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE campaign_welcomes (
    activity_id TEXT NOT NULL REFERENCES activities,
    user_id TEXT NOT NULL REFERENCES users,
    time TEXT NOT NULL,
    PRIMARY KEY (activity_id, user_id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE challenge_plans (
    plan_no TEXT PRIMARY KEY REFERENCES plans (plan_no),
    activity_id TEXT NOT NULL REFERENCES activities,
    user_id TEXT NOT NULL REFERENCES users
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX challenge_plans_of ON challenge_plans (activity_id, user_id);

  CREATE TABLE challenge_misses (
    plan_no TEXT NOT NULL REFERENCES plans (plan_no),
    debit_date TEXT NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (plan_no, debit_date)
  ) STRICT, WITHOUT ROWID;
`

/** Children before what they refer to. */
export const CAMPAIGN_TABLES: readonly string[] = [
  'challenge_misses',
  'challenge_plans',
  'campaign_welcomes',
  'campaign_joins',
]
