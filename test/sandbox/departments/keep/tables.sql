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
