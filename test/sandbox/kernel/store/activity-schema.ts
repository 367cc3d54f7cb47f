/**
 * Tables of the trading game, the keep challenge, coins and welfare; see schema.ts for the rules.
 */
export const ACTIVITY_SCHEMA = `
  CREATE TABLE activities (
    activity_id TEXT PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('game', 'keep', 'rule')),
    start_time TEXT NOT NULL,
    end_time TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE activity_funds (
    activity_id TEXT NOT NULL REFERENCES activities,
    position INTEGER NOT NULL,
    fund_code TEXT NOT NULL,
    PRIMARY KEY (activity_id, fund_code)
  ) STRICT, WITHOUT ROWID;

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
  CREATE INDEX activity_entries_of ON activity_entries (account, unit);

  CREATE TABLE activity_claims (
    user_id TEXT NOT NULL REFERENCES users,
    scope TEXT NOT NULL,
    claim_id TEXT NOT NULL,
    time TEXT NOT NULL,
    PRIMARY KEY (user_id, scope, claim_id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE game_players (
    activity_id TEXT NOT NULL REFERENCES activities,
    user_id TEXT NOT NULL REFERENCES users,
    joined_at TEXT NOT NULL,
    invited_by TEXT REFERENCES users,
    start_money INTEGER NOT NULL,
    PRIMARY KEY (activity_id, user_id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE game_comments (
    comment_id INTEGER PRIMARY KEY AUTOINCREMENT,
    activity_id TEXT NOT NULL REFERENCES activities,
    user_id TEXT NOT NULL REFERENCES users,
    content TEXT NOT NULL,
    time TEXT NOT NULL
  ) STRICT;

  CREATE TABLE game_orders (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    activity_id TEXT NOT NULL REFERENCES activities,
    user_id TEXT NOT NULL REFERENCES users,
    request_no TEXT NOT NULL,
    fund_code TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('buy', 'sell')),
    state TEXT NOT NULL CHECK (state IN ('pending', 'confirmed')),
    amount INTEGER,
    shares INTEGER,
    fee INTEGER,
    nav TEXT,
    oper_time TEXT NOT NULL,
    trade_date TEXT NOT NULL,
    confirm_date TEXT NOT NULL,
    redeem_date TEXT NOT NULL,
    UNIQUE (user_id, request_no)
  ) STRICT;
  CREATE INDEX game_orders_due ON game_orders (state, confirm_date);

  CREATE TABLE game_lots (
    lot_id INTEGER PRIMARY KEY AUTOINCREMENT,
    activity_id TEXT NOT NULL REFERENCES activities,
    user_id TEXT NOT NULL REFERENCES users,
    fund_code TEXT NOT NULL,
    origin TEXT NOT NULL,
    trade_date TEXT NOT NULL,
    confirm_date TEXT NOT NULL,
    redeem_date TEXT NOT NULL,
    shares INTEGER NOT NULL CHECK (shares >= 0),
    UNIQUE (activity_id, user_id, fund_code, origin)
  ) STRICT;

  CREATE TABLE game_costs (
    activity_id TEXT NOT NULL REFERENCES activities,
    user_id TEXT NOT NULL REFERENCES users,
    fund_code TEXT NOT NULL,
    cost INTEGER NOT NULL CHECK (cost >= 0),
    PRIMARY KEY (activity_id, user_id, fund_code)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE coin_reports (
    user_id TEXT NOT NULL REFERENCES users,
    task_id TEXT NOT NULL,
    time TEXT NOT NULL,
    PRIMARY KEY (user_id, task_id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE mall_tickets (
    ticket_hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users,
    expires_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE tracked_events (
    event_id INTEGER PRIMARY KEY AUTOINCREMENT,
    time TEXT NOT NULL,
    event TEXT NOT NULL
  ) STRICT;

  CREATE TABLE tracked_batches (
    batch TEXT PRIMARY KEY,
    time TEXT NOT NULL,
    times INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE tracked_counts (
    day TEXT NOT NULL,
    name TEXT NOT NULL,
    times INTEGER NOT NULL,
    PRIMARY KEY (day, name)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE newcomers (
    user_id TEXT PRIMARY KEY REFERENCES users,
    registered_at TEXT NOT NULL,
    verified_at TEXT
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE campaign_calls (
    day TEXT NOT NULL,
    call TEXT NOT NULL,
    campaign_id TEXT NOT NULL,
    mark_id TEXT NOT NULL,
    channel TEXT NOT NULL,
    times INTEGER NOT NULL,
    PRIMARY KEY (day, call, campaign_id, mark_id, channel)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE ad_conversions (
    callback TEXT NOT NULL,
    event_type TEXT NOT NULL,
    web_url TEXT NOT NULL,
    account_id TEXT NOT NULL,
    plan_id TEXT NOT NULL,
    time TEXT NOT NULL,
    PRIMARY KEY (callback, event_type)
  ) STRICT, WITHOUT ROWID;
  `

/** Children before what they refer to. */
export const ACTIVITY_TABLES: readonly string[] = [
  'ad_conversions',
  'campaign_calls',
  'newcomers',
  'tracked_counts',
  'tracked_batches',
  'tracked_events',
  'mall_tickets',
  'coin_reports',
  'game_costs',
  'game_lots',
  'game_orders',
  'game_comments',
  'game_players',
  'activity_claims',
  'activity_entries',
  'activity_journals',
  'activity_funds',
  'activities',
]
