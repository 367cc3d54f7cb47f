import * as v from 'valibot'
import type { Date8, Time14 } from '#src/domain/calendar-date.ts'
import { moneyFundIncome } from '#src/domain/holding.ts'
import { divide, multiply, roundCent, roundShare } from '#src/domain/money.ts'
import type { RawPoint } from '../market/market.ts'
import { cents, yuan } from '../store/cents.ts'
import type { Database } from '../store/database.ts'
import { account, post, type JournalKind } from '../store/ledger.ts'

interface Position {
  userId: string
  fundCode: string
}

function addShares(
  db: Database,
  { userId, fundCode }: Position,
  lot: { origin: string; date: Date8; shares: number; kind: JournalKind; time: Time14 },
): void {
  db.run(
    `INSERT INTO lots (user_id, fund_code, origin, trade_date, confirm_date, shares, cost)
     VALUES (?, ?, ?, ?, ?, ?, 0)
     ON CONFLICT (user_id, fund_code, origin) DO UPDATE SET shares = shares + excluded.shares`,
    userId,
    fundCode,
    lot.origin,
    lot.date,
    lot.date,
    lot.shares,
  )
  post(db, {
    time: lot.time,
    kind: lot.kind,
    ref: `${fundCode} ${lot.date}`,
    entries: [
      { account: account.issued(fundCode), unit: fundCode, amount: -lot.shares },
      { account: account.holder(userId), unit: fundCode, amount: lot.shares },
    ],
  })
}

/** Shares (hundredths) that a holder has in lots for which `column` lies before, or up to, a day. */
export function sharesHeld(
  db: Database,
  { userId, fundCode }: Position,
  until: { confirmedBy: Date8 } | { tradedBefore: Date8 },
): number {
  const [condition, date] =
    'confirmedBy' in until
      ? ['confirm_date <= ?', until.confirmedBy]
      : ['trade_date < ?', until.tradedBefore]
  return (
    db.get(
      v.object({ shares: v.number() }),
      `SELECT coalesce(sum(shares), 0) AS shares FROM lots
       WHERE user_id = ? AND fund_code = ? AND ${condition}`,
      userId,
      fundCode,
      date,
    )?.shares ?? 0
  )
}

/** A money fund's income of one calendar day, carried over into shares. Once: the day's row is the key. */
export function creditIncome(
  db: Database,
  position: Position,
  date: Date8,
  incomePer10k: string,
  time: Time14,
): void {
  const held = sharesHeld(db, position, { confirmedBy: date })
  if (held === 0) return
  const income = cents(moneyFundIncome(yuan(held), incomePer10k))
  db.transaction(() => {
    db.run(
      'INSERT INTO incomes VALUES (?, ?, ?, ?)',
      position.userId,
      position.fundCode,
      date,
      income,
    )
    if (income > 0) {
      // One lot for all income: it is never charged for leaving early.
      addShares(db, position, { origin: 'income', date, shares: income, kind: 'income', time })
    }
  })
}

/** A dividend, reinvested at the value of its day. Shares bought at that day's value already lack it. */
export function creditDividend(
  db: Database,
  position: Position,
  point: RawPoint,
  time: Time14,
): void {
  if (point.dividend === null) return
  const held = sharesHeld(db, position, { tradedBefore: point.date })
  const paid = roundCent(multiply(yuan(held), point.dividend))
  const shares = cents(roundShare(divide(paid, point.nav)))
  if (shares === 0) return
  const origin = `dividend-${point.date}`
  db.transaction(() =>
    addShares(db, position, { origin, date: point.date, shares, kind: 'dividend', time }),
  )
}

/** Who holds what. */
export function positions(db: Database): Position[] {
  return db.all(
    v.object({ userId: v.string(), fundCode: v.string() }),
    'SELECT DISTINCT user_id AS userId, fund_code AS fundCode FROM lots ORDER BY fund_code, user_id',
  )
}
