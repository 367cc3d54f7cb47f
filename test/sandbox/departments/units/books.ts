import type { Database } from '#test/sandbox/kernel/store/database.ts'
import {
  assertNoneFound,
  book,
  journalsSumToZero,
  type Check,
  type Journal,
} from '#test/sandbox/kernel/store/double-entry.ts'

/** Simulated cents and the units of ledgers; shares of the game are hundredths in the fund's code. */
export const UNIT = {
  game: 'SIM',
  coin: 'COIN',
  draw: 'DRAW',
  water: 'WATER',
  coupon: 'COUPON',
  growth: 'GROWTH',
} as const

/**
 * The accounts of the activities, separate from those of real money. Every entry has a counterpart.
 */
export const account = {
  /** The money that a game has given its players (negative). */
  gameGrant: (activityId: string) => `grant:${activityId}`,
  gameCash: (activityId: string, userId: string) => `cash:${activityId}:${userId}`,
  /** Simulated money of one purchase on its way. */
  gameTransit: (userId: string, requestNo: string) => `transit:${userId}:${requestNo}`,
  gameFund: (activityId: string, fundCode: string) => `fund:${activityId}:${fundCode}`,
  gameFees: (activityId: string, fundCode: string) => `fees:${activityId}:${fundCode}`,
  gameIssued: (activityId: string, fundCode: string) => `issued:${activityId}:${fundCode}`,
  gameHolder: (activityId: string, userId: string) => `holder:${activityId}:${userId}`,
  /** The amounts ever given out (negative), of every unit. */
  rewards: 'rewards',
  /** Units that paid for something, and units whose day was over. */
  exchanges: 'exchanges',
  expired: 'expired',
  wallet: (userId: string) => `wallet:${userId}`,
  /** The coupons that a user can use or give, and those that an order, a plan or a gift holds. */
  coupons: (userId: string) => `coupons:${userId}`,
  heldCoupons: 'heldCoupons',
}

type ActivityJournalKind =
  | 'grant'
  | 'buy'
  | 'confirm'
  | 'dividend'
  | 'income'
  | 'reward'
  | 'spend'
  | 'return'
  | 'expire'
  | 'give'

const BOOKS = { journals: 'activity_journals', entries: 'activity_entries' }

/** Books one journal of the activities, as `book` describes. */
export function postActivity(db: Database, journal: Journal<ActivityJournalKind>): void {
  book(db, BOOKS, journal)
}

/** The amount of a unit in an account. */
export function accountBalance(db: Database, name: string, unit: string): number {
  return db.number(
    'SELECT coalesce(sum(amount), 0) AS amount FROM activity_entries WHERE account = ? AND unit = ?',
    name,
    unit,
  )
}

/** The checks of the books; each must find nothing. */
const CHECKS: readonly Check[] = [
  journalsSumToZero(BOOKS),
  {
    means: 'cash, a wallet or shares are below zero',
    sql: `SELECT account || ' ' || unit AS found FROM activity_entries
          WHERE account LIKE 'cash:%' OR account LIKE 'wallet:%' OR account LIKE 'holder:%'
          GROUP BY account, unit HAVING sum(amount) < 0`,
  },
  {
    means: 'transit differs from the purchases that wait',
    sql: `SELECT name AS found FROM (
            SELECT account AS name, amount FROM activity_entries WHERE account LIKE 'transit:%'
            UNION ALL SELECT 'transit:' || user_id || ':' || request_no, -amount FROM game_orders
            WHERE kind = 'buy' AND state = 'pending')
          GROUP BY name HAVING sum(amount) <> 0`,
  },
  {
    means: "a player's shares differ from the lots",
    sql: `SELECT name || ' ' || unit AS found FROM (
            SELECT account AS name, unit, amount FROM activity_entries WHERE account LIKE 'holder:%'
            UNION ALL SELECT 'holder:' || activity_id || ':' || user_id, fund_code, -shares FROM game_lots)
          GROUP BY name, unit HAVING sum(amount) <> 0`,
  },
  {
    means: 'the units of a wallet differ from their lots',
    sql: `SELECT name || ' ' || unit AS found FROM (
            SELECT account AS name, unit, amount FROM activity_entries WHERE account LIKE 'wallet:%'
            UNION ALL SELECT 'wallet:' || user_id, unit, -amount FROM unit_lots)
          GROUP BY name, unit HAVING sum(amount) <> 0`,
  },
  {
    means: 'what an exchange costs differs from what it holds of the coins',
    sql: `SELECT exchange_no AS found FROM exchanges e WHERE coins <> (
            SELECT coalesce(sum(amount), 0) FROM unit_spendings s WHERE s.ref = e.exchange_no
              AND s.state = CASE WHEN e.state IN ('submitted', 'processing') THEN 'frozen'
                WHEN e.state IN ('shipped', 'done') THEN 'spent' ELSE 'returned' END)`,
  },
  {
    means: 'the goods with users differ from their exchanges',
    sql: `SELECT goods_id AS found FROM goods_stock g WHERE taken <> (
            SELECT count(*) FROM exchanges e WHERE e.goods_id = g.goods_id
              AND e.state NOT IN ('cancelled', 'failed'))`,
  },
  {
    means: 'the water of a tree differs from its waterings',
    sql: `SELECT user_id || ' ' || activity_id AS found FROM (
            SELECT user_id, activity_id, watered + (round - 1) * 1000 AS amount FROM tree_states
            UNION ALL SELECT user_id, activity_id, -amount FROM tree_waterings)
          GROUP BY user_id, activity_id HAVING sum(amount) <> 0`,
  },
  {
    means: "a user's coupons differ from the book",
    sql: `SELECT name AS found FROM (
            SELECT account AS name, amount FROM activity_entries WHERE account LIKE 'coupons:%'
            UNION ALL SELECT 'coupons:' || user_id, -1 FROM coupons WHERE state = 'held')
          GROUP BY name HAVING sum(amount) <> 0`,
  },
  {
    means: 'the coupons of orders, plans and gifts differ from the book',
    sql: `SELECT 'heldCoupons' AS found FROM (
            SELECT (SELECT coalesce(sum(amount), 0) FROM activity_entries WHERE account = 'heldCoupons')
              - (SELECT count(*) FROM coupons WHERE state IN ('locked', 'gifting')) AS off)
          WHERE off <> 0`,
  },
  {
    means: 'a coupon is locked by no order that waits, and by no plan that goes on',
    sql: `SELECT card_id AS found FROM coupons c WHERE state = 'locked'
          AND NOT EXISTS (SELECT 1 FROM orders o JOIN order_coupons u USING (apply_no)
            WHERE o.apply_no = c.apply_no AND u.card_id = c.card_id AND u.state = 'locked'
            AND o.status IN ('3', '5', '8', '9'))
          AND NOT EXISTS (SELECT 1 FROM plans p WHERE p.plan_no = c.plan_no
            AND c.apply_no IS NULL AND p.status <> 'terminated')`,
  },
  {
    means: 'the coupons of an order are not in the state of the order',
    sql: `SELECT u.apply_no AS found FROM order_coupons u JOIN orders o USING (apply_no)
          WHERE u.state <> CASE WHEN o.status IN ('3', '5', '8', '9') THEN 'locked'
            WHEN o.status = '1' THEN 'used' ELSE 'returned' END`,
  },
  {
    means: 'a coupon was used twice',
    sql: `SELECT card_id AS found FROM order_coupons WHERE state = 'used' GROUP BY card_id HAVING count(*) > 1`,
  },
  {
    means: "a member's points differ from those of their day",
    sql: `SELECT l.user_id || ' ' || l.source AS found FROM unit_lots l
          LEFT JOIN vip_days d ON d.user_id = l.user_id AND d.date = substr(l.source, 5)
          WHERE l.unit = 'GROWTH' AND l.amount > 0 AND d.points IS NOT l.amount`,
  },
  {
    means: 'the coins of invitations differ from what was paid for them',
    sql: `SELECT name AS found FROM (
            SELECT e.account AS name, e.amount FROM activity_entries e
              JOIN activity_journals j USING (journal_id)
              WHERE e.account LIKE 'wallet:%' AND e.unit = 'COIN' AND j.kind = 'reward'
                AND j.ref LIKE 'invites %'
            UNION ALL SELECT 'wallet:' || user_id, -coins FROM invite_rewards WHERE state = 'paid')
          GROUP BY name HAVING sum(amount) <> 0`,
  },
  {
    means: 'a grant differs from the players',
    sql: `SELECT name AS found FROM (
            SELECT account AS name, amount FROM activity_entries WHERE account LIKE 'grant:%'
            UNION ALL SELECT 'grant:' || activity_id, start_money FROM game_players)
          GROUP BY name HAVING sum(amount) <> 0`,
  },
]

/** Throws an Error that lists every way in which the activities' books do not balance. */
export function assertActivityBalanced(db: Database): void {
  assertNoneFound(db, 'The activities do not balance', CHECKS)
}
