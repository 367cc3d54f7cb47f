/** Tables of what users leave at funds; see schema.ts for the rules. */
export const FUND_SCHEMA = `
  CREATE TABLE fund_faq_marks (
    user_id TEXT NOT NULL,
    faq_id TEXT NOT NULL,
    time TEXT NOT NULL,
    PRIMARY KEY (user_id, faq_id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE holding_shares (
    token TEXT PRIMARY KEY,
    user_id TEXT NOT NULL,
    request_no TEXT NOT NULL,
    fund_code TEXT NOT NULL,
    show TEXT NOT NULL CHECK (show IN ('rate', 'days')),
    first_buy TEXT NOT NULL,
    to_date TEXT NOT NULL,
    figures TEXT,
    created_at TEXT NOT NULL,
    expires_at TEXT NOT NULL,
    revoked_at TEXT,
    UNIQUE (user_id, request_no)
  ) STRICT, WITHOUT ROWID;
`

export const FUND_TABLES: readonly string[] = ['holding_shares', 'fund_faq_marks']
