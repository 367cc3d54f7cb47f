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

/** Children before what they refer to. */
export const COIN_TABLES: readonly string[] = ['coin_spendings', 'coin_lots']
