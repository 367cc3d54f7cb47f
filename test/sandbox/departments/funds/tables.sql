CREATE TABLE fund_faq_marks (
  user_id TEXT NOT NULL,
  faq_id TEXT NOT NULL,
  time TEXT NOT NULL,
  PRIMARY KEY (user_id, faq_id)
) STRICT, WITHOUT ROWID;
