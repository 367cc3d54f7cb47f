CREATE TABLE activity_journals (
  journal_id INTEGER PRIMARY KEY AUTOINCREMENT,
  time TEXT NOT NULL,
  kind TEXT NOT NULL,
  ref TEXT NOT NULL
) STRICT;

CREATE TABLE activity_entries (
  journal_id INTEGER NOT NULL REFERENCES activity_journals,
  account TEXT NOT NULL,
  unit TEXT NOT NULL,
  amount INTEGER NOT NULL
) STRICT;
CREATE INDEX activity_entries_of ON activity_entries (account, unit, amount);

-- `first_end`: the end that it had first, from which the grace of what comes back counts once.
CREATE TABLE unit_lots (
  lot_id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id TEXT NOT NULL REFERENCES users,
  source TEXT NOT NULL,
  earned_at TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount >= 0),
  unit TEXT NOT NULL DEFAULT 'COIN',
  first_end TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX unit_lots_due ON unit_lots (expires_at) WHERE amount > 0;
CREATE INDEX unit_lots_of ON unit_lots (user_id, unit, expires_at);

-- `back_until`: the last day of what came back.
CREATE TABLE unit_spendings (
  ref TEXT NOT NULL,
  lot_id INTEGER NOT NULL REFERENCES unit_lots,
  user_id TEXT NOT NULL REFERENCES users,
  amount INTEGER NOT NULL CHECK (amount > 0),
  state TEXT NOT NULL CHECK (state IN ('frozen', 'spent', 'returned')),
  back_until TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (ref, lot_id)
) STRICT, WITHOUT ROWID;
