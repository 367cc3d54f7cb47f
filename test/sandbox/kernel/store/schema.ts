import { ACTIVITY_SCHEMA, ACTIVITY_TABLES } from './activity-schema.ts'
import { CAMPAIGN_SCHEMA, CAMPAIGN_TABLES } from './campaign-schema.ts'
import { CHEST_SCHEMA, CHEST_TABLES } from './chest-schema.ts'
import { COMPLAINT_SCHEMA, COMPLAINT_TABLES } from './complaint-schema.ts'
import { CONTENT_SCHEMA, CONTENT_TABLES } from './content-schema.ts'
import { COUPON_SCHEMA, COUPON_TABLES } from './coupon-schema.ts'
import { AWARD_COUPON_SCHEMA, EXPERT_SCHEMA, EXPERT_TABLES } from './expert-schema.ts'
import { FUND_SCHEMA, FUND_TABLES } from './fund-schema.ts'
import { GATE_SCHEMA } from './gate-schema.ts'
import {
  IDENTITY_SCHEMA,
  IDENTITY_TABLES,
  PENSION_CONTRIBUTION_SCHEMA,
  SESSION_END_SCHEMA,
  UNTIED_SCHEMA,
} from './identity-schema.ts'
import { INVITE_SCHEMA, INVITE_TABLES } from './invite-schema.ts'
import { COIN_SCHEMA, LEDGER_SCHEMA, LEDGER_TABLES } from './ledger-schema.ts'
import { MALL_SCHEMA, MALL_TABLES } from './mall-schema.ts'
import { MESSAGE_SCHEMA, MESSAGE_TABLES } from './message-schema.ts'
import { OPENING_SCHEMA, OPENING_TABLES } from './opening-schema.ts'
import { PAGE_OPERATORS_SCHEMA, PAGE_SCHEMA, PAGE_TABLES } from './page-schema.ts'
import { PAPER_SCHEMA, PAPER_TABLES } from './paper-schema.ts'
import { PLAN_SCHEMA, PLAN_TABLES } from './plan-schema.ts'
import {
  FIRST_END_SCHEMA,
  REQUEST_NUMBER_SCHEMA,
  SESSION_OPENED_SCHEMA,
} from './request-number-schema.ts'
import { SECURITY_SCHEMA, SECURITY_TABLES } from './security-schema.ts'
import { LOOKUP_SCHEMA, SERVICE_SCHEMA, SERVICE_TABLES } from './service-schema.ts'
import { TREE_SCHEMA, TREE_TABLES } from './tree-schema.ts'
import { VIP_SCHEMA, VIP_TABLES } from './vip-schema.ts'
import { REMINDER_SUBJECT_SCHEMA, WATCH_SCHEMA, WATCH_TABLES } from './watch-schema.ts'
import {
  APPLICATION_KIND_SCHEMA,
  SLOW_PAYMENT_SCHEMA,
  TRADING_SCHEMA,
  TRADING_TABLES,
} from './trading-schema.ts'

/**
 * The database by version: entry n leads from `user_version` n to n + 1. Never change an entry that
 * was released; add one. Money is whole cents, shares are whole hundredths, NAVs and rates are
 * decimal text, times are China time.
 */
const BASE = `
  CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;

  CREATE TABLE users (
    user_id TEXT PRIMARY KEY,
    open_id TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    mobile_masked TEXT NOT NULL,
    certificate_masked TEXT NOT NULL,
    auth_flag TEXT NOT NULL,
    tpwd_flag TEXT NOT NULL,
    upload_status TEXT NOT NULL,
    approve_status TEXT NOT NULL,
    approve_online_status TEXT NOT NULL,
    approve_remark TEXT NOT NULL,
    active_flag TEXT NOT NULL,
    has_personal_info INTEGER NOT NULL,
    has_crs INTEGER NOT NULL,
    certificate_valid_to TEXT NOT NULL,
    risk_test INTEGER NOT NULL,
    risk_level INTEGER NOT NULL,
    login_refusal TEXT NOT NULL,
    password_hash TEXT NOT NULL,
    password_tries INTEGER NOT NULL DEFAULT 0,
    locked_until TEXT NOT NULL DEFAULT ''
  ) STRICT;

  CREATE TABLE cards (
    bank_serial TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users,
    channel_id TEXT NOT NULL,
    bank_name TEXT NOT NULL,
    tail TEXT NOT NULL,
    single_limit INTEGER NOT NULL,
    day_limit INTEGER NOT NULL,
    unavailable_reason TEXT NOT NULL
  ) STRICT;
  CREATE INDEX cards_of ON cards (user_id);

  CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE authorization_codes (
    code_hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users,
    expires_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE applications (
    apply_no TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users,
    fund_code TEXT NOT NULL,
    random_code TEXT NOT NULL,
    expires_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE orders (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    apply_no TEXT NOT NULL UNIQUE,
    user_id TEXT NOT NULL REFERENCES users,
    fund_code TEXT NOT NULL,
    business_code TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('1', '2', '3', '4', '5', '6', '7', '8', '9')),
    bank_serial TEXT NOT NULL REFERENCES cards,
    amount INTEGER NOT NULL CHECK (amount > 0),
    request TEXT NOT NULL,
    oper_time TEXT NOT NULL,
    trade_date TEXT NOT NULL,
    confirm_date TEXT NOT NULL,
    income_date TEXT NOT NULL,
    net INTEGER,
    fee INTEGER,
    shares INTEGER,
    fee_rate TEXT,
    nav TEXT,
    error_detail TEXT NOT NULL DEFAULT ''
  ) STRICT;
  CREATE INDEX orders_of ON orders (user_id, oper_time);
  CREATE INDEX orders_due ON orders (status, confirm_date);

  CREATE TABLE lots (
    lot_id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id TEXT NOT NULL REFERENCES users,
    fund_code TEXT NOT NULL,
    origin TEXT NOT NULL,
    trade_date TEXT NOT NULL,
    confirm_date TEXT NOT NULL,
    shares INTEGER NOT NULL CHECK (shares >= 0),
    cost INTEGER NOT NULL,
    UNIQUE (user_id, fund_code, origin)
  ) STRICT;
  CREATE INDEX lots_of_fund ON lots (fund_code);

  CREATE TABLE incomes (
    user_id TEXT NOT NULL REFERENCES users,
    fund_code TEXT NOT NULL,
    date TEXT NOT NULL,
    amount INTEGER NOT NULL,
    PRIMARY KEY (user_id, fund_code, date)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE journals (
    journal_id INTEGER PRIMARY KEY AUTOINCREMENT,
    time TEXT NOT NULL,
    kind TEXT NOT NULL,
    ref TEXT NOT NULL
  ) STRICT;

  CREATE TABLE entries (
    journal_id INTEGER NOT NULL REFERENCES journals,
    account TEXT NOT NULL,
    unit TEXT NOT NULL,
    amount INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX entries_of ON entries (account, unit);

  CREATE TABLE happened (
    due TEXT NOT NULL,
    step INTEGER NOT NULL,
    kind TEXT NOT NULL,
    PRIMARY KEY (due, step)
  ) STRICT, WITHOUT ROWID;
  `

/** How long a session lives; `''` for one without an end. */
const SESSION_LIFE_SCHEMA = `
  ALTER TABLE sessions ADD COLUMN expires_at TEXT NOT NULL DEFAULT '';
`

/** When the session last proved the identity of its user; `''` for never. */
const SESSION_PROOF_SCHEMA = `
  ALTER TABLE sessions ADD COLUMN proved_at TEXT NOT NULL DEFAULT '';
`

/** Whether the company may read the account at its bank. */
const PENSION_AUTHORIZATION_SCHEMA = `
  ALTER TABLE pension_accounts ADD COLUMN authorized INTEGER NOT NULL DEFAULT 1;
`

/** The books are checked after every test: by these nothing is sorted, and no row is looked up. */
const LEDGER_CHECK_SCHEMA = `
  DROP INDEX entries_of;
  CREATE INDEX entries_of ON entries (account, unit, amount);
  CREATE INDEX entries_of_journal ON entries (journal_id, unit, amount);
  CREATE INDEX lots_of_origin ON lots (user_id, origin);
`

export const MIGRATIONS: readonly string[] = [
  BASE,
  TRADING_SCHEMA,
  PLAN_SCHEMA,
  IDENTITY_SCHEMA,
  ACTIVITY_SCHEMA,
  APPLICATION_KIND_SCHEMA,
  SLOW_PAYMENT_SCHEMA,
  SESSION_LIFE_SCHEMA,
  SESSION_PROOF_SCHEMA,
  GATE_SCHEMA,
  SERVICE_SCHEMA,
  OPENING_SCHEMA,
  PENSION_AUTHORIZATION_SCHEMA,
  COIN_SCHEMA,
  CONTENT_SCHEMA,
  PAGE_SCHEMA,
  EXPERT_SCHEMA,
  FUND_SCHEMA,
  LEDGER_CHECK_SCHEMA,
  UNTIED_SCHEMA,
  LOOKUP_SCHEMA,
  SESSION_END_SCHEMA,
  PAGE_OPERATORS_SCHEMA,
  PENSION_CONTRIBUTION_SCHEMA,
  LEDGER_SCHEMA,
  MALL_SCHEMA,
  TREE_SCHEMA,
  CAMPAIGN_SCHEMA,
  MESSAGE_SCHEMA,
  SECURITY_SCHEMA,
  COMPLAINT_SCHEMA,
  COUPON_SCHEMA,
  PAPER_SCHEMA,
  WATCH_SCHEMA,
  CHEST_SCHEMA,
  VIP_SCHEMA,
  INVITE_SCHEMA,
  REQUEST_NUMBER_SCHEMA,
  SESSION_OPENED_SCHEMA,
  FIRST_END_SCHEMA,
  AWARD_COUPON_SCHEMA,
  REMINDER_SUBJECT_SCHEMA,
]

/** Every table that holds state, so that children are emptied before what they refer to. */
export const TABLES: readonly string[] = [
  ...CHEST_TABLES,
  ...VIP_TABLES,
  ...INVITE_TABLES,
  ...COUPON_TABLES,
  ...MESSAGE_TABLES,
  ...SECURITY_TABLES,
  ...COMPLAINT_TABLES,
  ...PAPER_TABLES,
  ...EXPERT_TABLES,
  ...CONTENT_TABLES,
  ...PAGE_TABLES,
  ...FUND_TABLES,
  ...WATCH_TABLES,
  ...SERVICE_TABLES,
  ...TRADING_TABLES,
  ...CAMPAIGN_TABLES,
  ...PLAN_TABLES,
  ...OPENING_TABLES,
  ...IDENTITY_TABLES,
  ...TREE_TABLES,
  ...MALL_TABLES,
  ...LEDGER_TABLES,
  ...ACTIVITY_TABLES,
  'entries',
  'journals',
  'incomes',
  'lots',
  'orders',
  'applications',
  'authorization_codes',
  'sessions',
  'cards',
  'users',
  'gate_tickets',
  'happened',
  'meta',
]
