import type { Database } from './database.ts'
import {
  assertNoneFound,
  book,
  journalsSumToZero,
  type Check,
  type Journal,
} from './double-entry.ts'

export type JournalKind =
  | 'pay'
  | 'confirm'
  | 'refund'
  | 'income'
  | 'dividend'
  | 'split'
  | 'redeem'
  | 'convert'
  | 'payout'
  | 'walletOut'
  | 'walletIn'
  | 'remit'
  | 'cardReplaced'
  | 'couponBack'
  | 'portfolio'

/** The unit of cents; shares are hundredths in their fund's code. */
export const CNY = 'CNY'

/**
 * The accounts. Every journal's entries sum to zero in each unit, so what one gives another gets.
 */
export const account = {
  /** The money that a card has paid (negative), against the money back on it. */
  bank: (bankSerial: string) => `bank:${bankSerial}`,
  /** Money of one order that is paid and not confirmed. */
  transit: (applyNo: string) => `transit:${applyNo}`,
  /** Money of one order that is on its way back to the person. */
  payout: (applyNo: string) => `payout:${applyNo}`,
  /** The money that came by bank transfer (negative) from one card. */
  remitted: (bankSerial: string) => `remitted:${bankSerial}`,
  fundCash: (fundCode: string) => `fund-cash:${fundCode}`,
  fees: (fundCode: string) => `fees:${fundCode}`,
  /** The shares that a fund has issued (negative) and taken back from holders. */
  issued: (fundCode: string) => `issued:${fundCode}`,
  holder: (userId: string) => `holder:${userId}`,
  /** The fees that advice has cost. */
  adviceFees: 'advice-fees',
  /** The fees that the company has paid back (negative). */
  promotion: 'promotion',
}

const BOOKS = { journals: 'journals', entries: 'entries' }

/** Books one journal of real money and real shares, as `book` describes. */
export function post(db: Database, journal: Journal<JournalKind>): void {
  book(db, BOOKS, journal)
}

/** The checks of the books; each must find nothing. */
const CHECKS: readonly Check[] = [
  journalsSumToZero(BOOKS),
  {
    means: 'money in transit differs from the orders that wait',
    sql: `SELECT o.apply_no AS found FROM orders o
          LEFT JOIN entries e ON e.account = 'transit:' || o.apply_no AND e.unit = 'CNY'
          GROUP BY o.apply_no
          HAVING coalesce(sum(e.amount), 0) <> iif(o.status IN ('3', '5') AND o.business_code IN ('20', '22', '39'), o.amount, 0)`,
  },
  {
    means: 'money in transit has no order',
    sql: `SELECT account AS found FROM entries WHERE account GLOB 'transit:*'
          AND substr(account, 9) NOT IN (SELECT apply_no FROM orders)`,
  },
  {
    means: "a holder's shares differ from the lots",
    sql: `SELECT account || ' ' || unit AS found FROM (
            SELECT account, unit, sum(amount) AS amount FROM entries WHERE account GLOB 'holder:*'
            GROUP BY account, unit
            UNION ALL SELECT 'holder:' || user_id, fund_code, -shares FROM lots)
          GROUP BY account, unit HAVING sum(amount) <> 0`,
  },
  {
    means: 'a holder has shares below zero',
    sql: `SELECT account || ' ' || unit AS found FROM entries WHERE account GLOB 'holder:*'
          GROUP BY account, unit HAVING sum(amount) < 0`,
  },
  {
    means: 'money on its way back differs from the orders that wait for it',
    sql: `SELECT apply_no AS found FROM (
            SELECT substr(account, 8) AS apply_no, amount FROM entries WHERE account GLOB 'payout:*'
            UNION ALL SELECT apply_no, -payout FROM orders WHERE payout > 0 AND paid = 0)
          GROUP BY apply_no HAVING sum(amount) <> 0`,
  },
  {
    means: 'a confirmed order is not what was paid',
    sql: `SELECT o.apply_no AS found FROM orders o
          WHERE o.status = '1' AND o.business_code IN ('20', '22', '39') AND o.net + o.fee <> o.amount`,
  },
  {
    means: 'a confirmed order is not the lot it made and what left of it',
    sql: `SELECT o.apply_no AS found FROM orders o LEFT JOIN lots l ON l.user_id = o.user_id AND l.origin = o.apply_no
          WHERE o.status = '1' AND o.business_code IN ('20', '22', '37', '39')
          AND l.shares + (SELECT coalesce(sum(u.shares), 0) FROM lot_uses u WHERE u.lot_id = l.lot_id) IS NOT o.shares`,
  },
  {
    means: 'a confirmed sale did not take its shares from lots',
    sql: `SELECT o.apply_no AS found FROM orders o
          WHERE o.business_code IN ('24', '36', '98') AND o.status = '1'
          AND o.shares IS NOT (SELECT sum(u.shares) FROM lot_uses u WHERE u.apply_no = o.apply_no)`,
  },
  {
    means: 'more shares are frozen than held',
    sql: `SELECT o.user_id || ' ' || o.fund_code AS found FROM orders o
          WHERE o.business_code IN ('24', '36', '98') AND o.status IN ('3', '5')
          GROUP BY o.user_id, o.fund_code, o.bank_serial
          HAVING sum(o.vol) > (SELECT coalesce(sum(l.shares), 0) FROM lots l WHERE l.user_id = o.user_id
            AND l.fund_code = o.fund_code AND l.bank_serial = o.bank_serial)`,
  },
  {
    means: 'a purchase that came to nothing did not give back what it took',
    sql: `SELECT o.apply_no AS found FROM orders o
          LEFT JOIN entries e ON e.account = 'transit:' || o.apply_no AND e.amount > 0
          WHERE o.status IN ('2', '4', '6', '7') AND o.business_code IN ('20', '22', '39')
          GROUP BY o.apply_no HAVING o.payout <> coalesce(sum(e.amount), 0)`,
  },
  {
    means: 'a card has paid another sum than its orders say',
    sql: `SELECT account AS found FROM (
            SELECT account, amount FROM entries WHERE account GLOB 'bank:*'
            UNION ALL SELECT 'bank:' || bank_serial, amount FROM orders
              WHERE (status IN ('1', '2', '3', '5', '6') OR status = '7' AND payout > 0)
              AND business_code IN ('20', '22', '39') AND route = 'card'
            UNION ALL SELECT 'bank:' || bank_serial, -payout FROM orders WHERE paid = 1 AND route = 'card'
            UNION ALL SELECT 'bank:' || o.bank_serial, -u.back FROM order_coupons u JOIN orders o USING (apply_no)
              WHERE u.back_state = 'paid'
            UNION ALL SELECT 'bank:' || card, amount FROM portfolio_transfers WHERE card IS NOT NULL
            UNION ALL SELECT 'bank:' || bank_serial, -amount FROM portfolio_transfers)
          GROUP BY account HAVING sum(amount) <> 0`,
  },
  {
    means: 'an account in a portfolio has spent more than it has',
    sql: `SELECT account AS found FROM entries
          WHERE account IN (SELECT 'bank:' || bank_serial FROM portfolio_accounts)
          GROUP BY account HAVING sum(amount) < 0`,
  },
  {
    means: 'what advice has cost differs from the days that were collected',
    sql: `SELECT account AS found FROM (
            SELECT account, sum(amount) AS got FROM entries WHERE account = 'advice-fees' GROUP BY account)
          WHERE got < 0 OR got <> (SELECT -coalesce(sum(amount), 0) FROM portfolio_transfers WHERE card IS NULL)`,
  },
]

/** Throws an Error that lists every way in which the books do not balance. */
export function assertBalanced(db: Database): void {
  assertNoneFound(db, 'The ledger does not balance', CHECKS)
}
