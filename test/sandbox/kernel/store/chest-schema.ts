/** The table of the treasure chest's draws; see schema.ts for the rules. */
export const CHEST_SCHEMA = `
  CREATE TABLE chest_draws (
    user_id TEXT NOT NULL REFERENCES users,
    request_no TEXT NOT NULL,
    activity_id TEXT NOT NULL REFERENCES activities,
    prize_id TEXT NOT NULL,
    card_id TEXT,
    time TEXT NOT NULL,
    PRIMARY KEY (user_id, request_no)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX chest_draws_of ON chest_draws (activity_id, prize_id);
`

/** Children before what they refer to. */
export const CHEST_TABLES: readonly string[] = ['chest_draws']
