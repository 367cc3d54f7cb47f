CREATE TABLE plans (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  plan_no TEXT NOT NULL UNIQUE,
  user_id TEXT NOT NULL REFERENCES users,
  fund_code TEXT NOT NULL,
  plan_name TEXT NOT NULL,
  plan_type TEXT NOT NULL CHECK (plan_type IN ('ordinary', 'smart', 'keep')),
  cycle TEXT NOT NULL CHECK (cycle IN ('daily', 'weekly', 'fortnightly', 'monthly')),
  cycle_day INTEGER,
  first_day TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  index_code TEXT,
  average_days INTEGER,
  bank_serial TEXT NOT NULL,
  route TEXT NOT NULL DEFAULT 'card' CHECK (route IN ('card', 'wallet')),
  status TEXT NOT NULL CHECK (status IN ('running', 'paused', 'terminated')),
  status_reason TEXT NOT NULL,
  next_debit TEXT,
  skip_date TEXT,
  failures INTEGER NOT NULL,
  stop_profit_rate TEXT,
  create_time TEXT NOT NULL,
  end_time TEXT
) STRICT;
CREATE INDEX plans_of ON plans (user_id);
CREATE INDEX plans_due ON plans (status, next_debit);

CREATE TABLE plan_records (
  plan_no TEXT NOT NULL REFERENCES plans (plan_no),
  debit_date TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('paid', 'failed', 'skipped')),
  amount INTEGER NOT NULL,
  share TEXT NOT NULL,
  reason TEXT NOT NULL,
  apply_no TEXT NOT NULL,
  PRIMARY KEY (plan_no, debit_date)
) STRICT, WITHOUT ROWID;

CREATE TABLE plan_requests (
  apply_no TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users,
  request TEXT NOT NULL,
  answer TEXT NOT NULL
) STRICT, WITHOUT ROWID;
