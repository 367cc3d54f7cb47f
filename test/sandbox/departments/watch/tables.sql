CREATE TABLE watched_funds (
  user_id TEXT NOT NULL,
  fund_code TEXT NOT NULL,
  is_on INTEGER NOT NULL,
  at INTEGER NOT NULL,
  group_name TEXT NOT NULL,
  note TEXT NOT NULL,
  edited_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, fund_code)
) STRICT, WITHOUT ROWID;

CREATE TABLE watch_orders (
  user_id TEXT PRIMARY KEY,
  codes TEXT NOT NULL,
  ordered_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- A reminder is of a fund or an index, and may take the place of an earlier one.
CREATE TABLE price_reminders (
  reminder_id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  request_no TEXT NOT NULL,
  code TEXT NOT NULL,
  kind TEXT NOT NULL,
  limit_text TEXT NOT NULL,
  set_at TEXT NOT NULL,
  after_date TEXT NOT NULL,
  ended_at TEXT NOT NULL DEFAULT '',
  replaces TEXT NOT NULL DEFAULT '',
  UNIQUE (user_id, request_no)
) STRICT, WITHOUT ROWID;
CREATE INDEX price_reminders_open ON price_reminders (code) WHERE ended_at = '';
