/** Tables of what users leave at funds; see schema.ts for the rules. */
export const FUND_SCHEMA = `
  CREATE TABLE fund_faq_marks (
    user_id TEXT NOT NULL,
    faq_id TEXT NOT NULL,
    time TEXT NOT NULL,
    PRIMARY KEY (user_id, faq_id)
  ) STRICT, WITHOUT ROWID;
`

export const FUND_TABLES: readonly string[] = ['fund_faq_marks']
