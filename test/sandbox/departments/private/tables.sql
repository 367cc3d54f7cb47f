-- Declarations of a condition; the newest one of a user counts until its last day.
CREATE TABLE target_confirmations (
  user_id TEXT NOT NULL REFERENCES users,
  request_no TEXT NOT NULL,
  condition TEXT NOT NULL,
  hash TEXT NOT NULL,
  time TEXT NOT NULL,
  valid_to TEXT NOT NULL,
  PRIMARY KEY (user_id, request_no)
) STRICT, WITHOUT ROWID;

-- What the review comes to is known when a paper is handed in; it is shown from `decide_due` on.
CREATE TABLE private_papers (
  user_id TEXT NOT NULL REFERENCES users,
  request_no TEXT NOT NULL,
  kind TEXT NOT NULL,
  file_hash TEXT NOT NULL,
  time TEXT NOT NULL,
  decide_due TEXT NOT NULL,
  reason TEXT NOT NULL,
  PRIMARY KEY (user_id, request_no)
) STRICT, WITHOUT ROWID;

-- Their states are made of their times: src/domain/private-plan/contract.ts.
CREATE TABLE private_contracts (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  contract_no TEXT NOT NULL UNIQUE,
  user_id TEXT NOT NULL REFERENCES users,
  request_no TEXT NOT NULL,
  asked TEXT NOT NULL,
  fund_code TEXT NOT NULL,
  amount INTEGER NOT NULL,
  payment INTEGER NOT NULL,
  remark TEXT NOT NULL UNIQUE,
  signed_at TEXT NOT NULL,
  pay_until TEXT NOT NULL,
  open_day TEXT NOT NULL,
  arrived_at TEXT NOT NULL DEFAULT '',
  visited_at TEXT NOT NULL DEFAULT '',
  cancelled_at TEXT NOT NULL DEFAULT '',
  cancel_no TEXT NOT NULL DEFAULT '',
  refund_date TEXT NOT NULL DEFAULT '',
  UNIQUE (user_id, request_no)
) STRICT;

CREATE TABLE return_visits (
  contract_no TEXT PRIMARY KEY REFERENCES private_contracts (contract_no),
  time TEXT NOT NULL,
  answers TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Transfers to the raising account; `reason`: why one was sent back, '' of one that was kept.
CREATE TABLE private_transfers (
  transfer_no TEXT PRIMARY KEY,
  contract_no TEXT NOT NULL REFERENCES private_contracts (contract_no),
  amount INTEGER NOT NULL,
  time TEXT NOT NULL,
  reason TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- The raising account's own books, in double entry.
CREATE TABLE private_journals (
  journal_id INTEGER PRIMARY KEY AUTOINCREMENT,
  time TEXT NOT NULL,
  kind TEXT NOT NULL,
  ref TEXT NOT NULL
) STRICT;
CREATE TABLE private_entries (
  journal_id INTEGER NOT NULL REFERENCES private_journals,
  account TEXT NOT NULL,
  unit TEXT NOT NULL,
  amount INTEGER NOT NULL
) STRICT;
CREATE INDEX private_entries_of ON private_entries (account);
