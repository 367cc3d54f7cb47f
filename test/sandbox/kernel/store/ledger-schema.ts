/** Tables of gold coins by lot, and of what was spent of which; see schema.ts for the rules. */
export const COIN_SCHEMA = `
  CREATE TABLE coin_lots (
    lot_id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id TEXT NOT NULL REFERENCES users,
    source TEXT NOT NULL,
    earned_at TEXT NOT NULL,
    expires_at TEXT NOT NULL,
    amount INTEGER NOT NULL CHECK (amount >= 0)
  ) STRICT;
  CREATE INDEX coin_lots_of ON coin_lots (user_id, expires_at);

  CREATE TABLE coin_spendings (
    ref TEXT NOT NULL,
    lot_id INTEGER NOT NULL REFERENCES coin_lots,
    user_id TEXT NOT NULL REFERENCES users,
    amount INTEGER NOT NULL CHECK (amount > 0),
    state TEXT NOT NULL CHECK (state IN ('frozen', 'spent', 'returned')),
    PRIMARY KEY (ref, lot_id)
  ) STRICT, WITHOUT ROWID;
  `

/** Lots of any unit in place of those of coins; draws, which had none, get theirs. */
export const LEDGER_SCHEMA = `
  ALTER TABLE coin_lots RENAME TO unit_lots;
  ALTER TABLE unit_lots ADD COLUMN unit TEXT NOT NULL DEFAULT 'COIN';
  ALTER TABLE coin_spendings RENAME TO unit_spendings;
  DROP INDEX coin_lots_of;
  CREATE INDEX unit_lots_of ON unit_lots (user_id, unit, expires_at);
  INSERT INTO unit_lots (user_id, source, earned_at, expires_at, amount, unit)
    SELECT substr(e.account, 8), j.ref, j.time, '99991231', e.amount, 'DRAW'
    FROM activity_entries e JOIN activity_journals j USING (journal_id)
    WHERE e.account LIKE 'wallet:%' AND e.unit = 'DRAW' AND e.amount > 0;
`

/** Children before what they refer to. */
export const LEDGER_TABLES: readonly string[] = ['unit_spendings', 'unit_lots']
