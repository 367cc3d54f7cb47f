import * as v from 'valibot'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import { sumDayIncome } from '#domain/holding/day-income.ts'
import {
  dayIncome,
  computeHolding,
  type CashFlow,
  type Holding,
  type HoldingEvent,
} from '#domain/holding/holding.ts'
import { lastOnOrBefore } from '#domain/fund/performance.ts'
import { tradingDayBefore } from '#domain/calendar/trading-dates.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'
import { yuan } from '#test/sandbox/kernel/store/cents.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { account } from '#test/sandbox/kernel/store/ledger.ts'
import type { World } from '#test/sandbox/kernel/world.ts'

const moveRow = v.object({
  time: v.string(),
  kind: v.string(),
  ref: v.string(),
  shares: v.number(),
  trade_date: v.nullable(v.string()),
  amount: v.nullable(v.number()),
  net: v.nullable(v.number()),
})

/** One change of a position, as the ledger has it. */
export interface Move {
  time: Time14
  /** T of the order, or the day of the income: held through every later day. */
  date: Date8
  /** Hundredths, below 0 when they left. */
  shares: number
  event: HoldingEvent
  /** Cents that the person put in (below 0) or got back; 0 where shares came by themselves. */
  flow: number
}

function parseMove(row: v.InferOutput<typeof moveRow>): Move {
  const { time, kind, shares } = row
  const size = Math.abs(shares)
  const base = { time, date: row.trade_date ?? time.slice(0, 8), shares }
  const buy = (amount: number): Move => ({
    ...base,
    event: { kind: 'buy', shares: yuan(size), amount: yuan(amount) },
    flow: -amount,
  })
  const sell = (amount: number): Move => ({
    ...base,
    event: { kind: 'redeem', shares: yuan(size), amount: yuan(amount) },
    flow: amount,
  })
  switch (kind) {
    case 'confirm':
      return buy(row.amount ?? 0)
    case 'redeem':
      return sell(row.net ?? 0)
    case 'convert':
      return shares < 0 ? sell(row.net ?? 0) : buy(row.net ?? 0)
    case 'walletOut':
      return { ...sell(size), date: time.slice(0, 8) }
    case 'walletIn':
      return { ...buy(size), date: time.slice(0, 8) }
    case 'split':
      return {
        ...base,
        date: row.ref.slice(-8),
        event: { kind: 'split', shares: yuan(shares) },
        flow: 0,
      }
    default:
      // Income and reinvested dividends: their journal names fund and day.
      return {
        ...base,
        date: row.ref.slice(-8),
        event: { kind: 'shareDividend', shares: yuan(size) },
        flow: 0,
      }
  }
}

/** Every change of a user's shares of a fund, oldest first. */
export function shareMoves(db: Database, userId: string, fundCode: string): Move[] {
  return db
    .all(
      moveRow,
      `SELECT j.time, j.kind, j.ref, e.amount AS shares, o.trade_date, o.amount, o.net
       FROM entries e JOIN journals j USING (journal_id) LEFT JOIN orders o ON o.apply_no = j.ref
       WHERE e.account = ? AND e.unit = ? ORDER BY j.time, j.journal_id`,
      account.holder(userId),
      fundCode,
    )
    .map(parseMove)
}

/** Dividends in cash: cents and the day they were paid out of the value. */
export function cashDividends(
  db: Database,
  userId: string,
  fundCode: string,
): { date: Date8; amount: number }[] {
  return db.all(
    v.object({ date: v.string(), amount: v.number() }),
    `SELECT trade_date AS date, net AS amount FROM orders WHERE user_id = ? AND fund_code = ?
     AND business_code = '43' AND dividend_method = '1' ORDER BY trade_date`,
    userId,
    fundCode,
  )
}

/** The shares and the cost of a position, and the money that was paid in and came back. */
export function holdingIn(db: Database, userId: string, fundCode: string): Holding {
  const cash = cashDividends(db, userId, fundCode)
  return computeHolding([
    ...shareMoves(db, userId, fundCode).map((it) => it.event),
    ...cash.map(({ amount }): HoldingEvent => ({ kind: 'cashDividend', amount: yuan(amount) })),
  ])
}

/** The dated payments of a position, for its yearly return. */
export function cashFlows(db: Database, userId: string, fundCode: string): CashFlow[] {
  const moves = shareMoves(db, userId, fundCode).filter((it) => it.flow !== 0)
  const cash = cashDividends(db, userId, fundCode)
  return [
    ...moves.map((it) => ({ date: it.date, amount: it.flow / 100 })),
    ...cash.map((it) => ({ date: it.date, amount: it.amount / 100 })),
  ]
}

/** Funds of which the user ever had a share, by code. */
export function everHeld(db: Database, userId: string): string[] {
  return db.texts(
    'SELECT DISTINCT unit AS code FROM entries WHERE account = ? ORDER BY unit',
    account.holder(userId),
  )
}

/** Hundredths held through day `date`. */
const heldThrough = (moves: readonly Move[], date: Date8): number =>
  moves.reduce((held, it) => (it.date < date ? held + it.shares : held), 0)

/** Hundredths that a split of the day added. */
const splitOn = (moves: readonly Move[], date: Date8): number =>
  moves.reduce(
    (added, it) => (it.event.kind === 'split' && it.date === date ? added + it.shares : added),
    0,
  )

/** The income of a position on a day; null while that day's value is not out, or there is none. */
export function incomeOn(
  { db, market }: World,
  userId: string,
  fund: Fund,
  date: Date8,
  now: Time14,
  moves: readonly Move[] = shareMoves(db, userId, fund.code),
): string | null {
  const held = heldThrough(moves, date)
  // Nothing held, nothing to wait for.
  if (held === 0) return '0.00'
  if (fund.isMoney) {
    if (!market.pointOn(fund.code, date, now)) return null
    const row = db.get(
      v.object({ amount: v.number() }),
      'SELECT amount FROM incomes WHERE user_id = ? AND fund_code = ? AND date = ?',
      userId,
      fund.code,
      date,
    )
    return yuan(row?.amount ?? 0)
  }
  const points = market.rawPoints(fund.code, now)
  const index = lastOnOrBefore(points, date)
  const point = points[index]
  const before = points[index - 1]
  if (point?.date !== date) return null
  // After a gap in loaded data the difference would be that of years.
  if (before?.date !== tradingDayBefore(date, market.isTradingDay)) return null
  return dayIncome({
    shares: yuan(held),
    nav: point.nav,
    navBefore: before.nav,
    dividend: point.dividend,
    splitShares: yuan(splitOn(moves, date)),
  })
}

/** The number of the user's funds whose value of a day is still to come. */
export function pendingOn(
  world: World,
  userId: string,
  { date, fundCode }: { date: Date8; fundCode?: string | undefined },
  now: Time14,
): number {
  const { db, market } = world
  const funds = everHeld(db, userId).flatMap((code) => {
    const [fund, last] = [market.fund(code), market.rawPoints(code, now).at(-1)]
    if (!fund || !last || last.date >= date) return []
    if (fundCode !== undefined && code !== fundCode) return []
    if (!fund.isMoney && !market.isTradingDay(date)) return []
    return [{ income: incomeOn(world, userId, fund, date, now), navDate: last.date }]
  })
  return sumDayIncome(funds, date).pendingFunds
}

/** One fund's income of one day. */
export interface IncomeEntry {
  date: Date8
  fund: Fund
  income: string
  incomePer10k: string | null
}

/** Every day between two on which a fund of the user's earned or lost something, newest first. */
export function incomesBetween(
  world: World,
  userId: string,
  span: { from: Date8; to: Date8; fundCode?: string | undefined },
  now: Time14,
): IncomeEntry[] {
  const { db, market } = world
  const codes = everHeld(db, userId).filter(
    (code) => span.fundCode === undefined || code === span.fundCode,
  )
  const entries = codes.flatMap((code) => {
    const fund = market.fund(code)
    if (!fund) return []
    const moves = shareMoves(db, userId, code)
    const first = moves[0]?.date ?? now
    const from = first > span.from ? first : span.from
    return market
      .rawPoints(code, now)
      .filter((point) => point.date >= from && point.date <= span.to)
      .flatMap(({ date, incomePer10k }): IncomeEntry[] => {
        const income = incomeOn(world, userId, fund, date, now, moves)
        return income === null || income === '0.00' ? [] : [{ date, fund, income, incomePer10k }]
      })
  })
  return entries.toSorted(
    (a, b) => b.date.localeCompare(a.date) || a.fund.code.localeCompare(b.fund.code),
  )
}

/** A fund that was held and sold whole. */
export interface ClearedFund {
  fund: Fund
  firstBuyDate: Date8
  clearDate: Date8
  profit: string
  paidIn: string
}

/** The user's cleared funds, last cleared first: those of which nothing is left. */
export function clearedFunds({ db, market }: World, userId: string): ClearedFund[] {
  const cleared = everHeld(db, userId).flatMap((code): ClearedFund[] => {
    const fund = market.fund(code)
    const moves = shareMoves(db, userId, code)
    const [first, last] = [moves[0], moves.at(-1)]
    const held = moves.reduce((sum, it) => sum + it.shares, 0)
    if (!fund || !first || !last || held !== 0) return []
    const all = moves.map((it) => it.flow)
    const cash = cashDividends(db, userId, code).map((it) => it.amount)
    const profit = [...all, ...cash].reduce((sum, it) => sum + it, 0)
    const paidIn = all.reduce((sum, it) => (it < 0 ? sum - it : sum), 0)
    return [
      {
        fund,
        firstBuyDate: first.date,
        clearDate: last.time.slice(0, 8),
        profit: yuan(profit),
        paidIn: yuan(paidIn),
      },
    ]
  })
  return cleared.toSorted((a, b) => b.clearDate.localeCompare(a.clearDate))
}
