import * as v from 'valibot'
import { addDays, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import { addTradingDays, tradingDayBefore } from '#domain/calendar/trading-dates.ts'
import { lastOnOrBefore } from '#domain/fund/performance.ts'
import { multiply, roundCent, type Decimal } from '#domain/money/money.ts'
import { profitRate, weightedBase } from '#domain/report/month-report.ts'
import { lastDayOf, monthAfter, monthOf } from '#domain/report/months.ts'
import { PUBLISHED_AT, publishedThrough, type Market } from '#test/sandbox/kernel/market/market.ts'
import { cents, yuan } from '#test/sandbox/kernel/store/cents.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { ENDED_INSTALMENTS } from './instalment.ts'
import { userMovements, type Movement } from './user-books.ts'

/**
 * One fund in a month; cents. `closing = opening + inflow - outflow + profit`, for profit is what
 * else changed.
 */
export interface FundMonth {
  fundCode: string
  opening: number
  inflow: number
  outflow: number
  profit: number
  closing: number
  /** At the month's end, hundredths. */
  shares: number
  /** Cents of `closing` that are shares; the rest is on its way. */
  held: number
}

export interface MonthReport {
  month: string
  partial: boolean
  /** The last day whose values are in it. */
  asOf: Date8
  pendingFunds: number
  revisedDate: Date8 | null
  opening: number
  /** Between the user's cards and the funds; conversions are not in it. */
  inflow: number
  outflow: number
  profit: number
  closing: number
  inTransit: number
  /** Percent; null for a month without any money. */
  profitRate: Decimal | null
  funds: readonly FundMonth[]
}

/** Months from the user's first movement to now, newest first; none for who never had any. */
export function reportMonths(movements: readonly Movement[], now: Time14): string[] {
  const first = movements[0]
  if (!first) return []
  const months: string[] = []
  for (let month = monthOf(first.time); month <= monthOf(now); month = monthAfter(month))
    months.unshift(month)
  return months
}

interface Standing {
  shares: Map<string, number>
  inTransit: Map<string, number>
  /** Cents of shares and of money on its way, by fund. */
  worth: Map<string, number>
  held: Map<string, number>
}

/** The balances at the end of a day, at the last values of days up to it that are out by now. */
export function standingAt(
  market: Market,
  movements: readonly Movement[],
  day: Date8,
  now: Time14,
): Standing {
  const standing: Standing = {
    shares: new Map(),
    inTransit: new Map(),
    worth: new Map(),
    held: new Map(),
  }
  const { shares, inTransit, worth, held } = standing
  for (const movement of movements) {
    if (movement.time.slice(0, 8) > day) break
    for (const [code, amount] of movement.shares) shares.set(code, (shares.get(code) ?? 0) + amount)
    for (const [code, amount] of movement.inTransit)
      inTransit.set(code, (inTransit.get(code) ?? 0) + amount)
  }
  for (const [code, amount] of shares) {
    const points = market.rawPoints(code, now)
    const nav = points[lastOnOrBefore(points, day)]?.nav ?? '0'
    const value = cents(roundCent(multiply(yuan(amount), nav)))
    held.set(code, value)
    worth.set(code, value)
  }
  for (const [code, amount] of inTransit) worth.set(code, (worth.get(code) ?? 0) + amount)
  return standing
}

const total = (values: Iterable<number>) => [...values].reduce((sum, value) => sum + value, 0)

/**
 * The month's report from the books; the figures add up by construction, fund by fund and together.
 */
export function monthReport(
  market: Market,
  movements: readonly Movement[],
  month: string,
  now: Time14,
): MonthReport {
  const before = standingAt(market, movements, addDays(`${month}01`, -1), now)
  const after = standingAt(market, movements, lastDayOf(month), now)
  const during = movements.filter((it) => monthOf(it.time) === month)
  const codes = new Set([
    ...before.worth.keys(),
    ...after.worth.keys(),
    ...during.flatMap((it) => [...it.funds.keys()]),
  ])
  const funds = [...codes]
    .map((code) => fundMonth(code, before, after, during))
    .filter((it) => it.opening !== 0 || it.closing !== 0 || it.inflow !== 0 || it.outflow !== 0)
  const opening = total(before.worth.values())
  const closing = total(after.worth.values())
  const inflow = total(during.map((it) => Math.max(0, it.paidIn)))
  const outflow = total(during.map((it) => Math.max(0, -it.paidIn)))
  const profit = closing - opening - inflow + outflow
  const partial = monthOf(now) === month
  const flows = during.map((it) => ({ date: it.time.slice(0, 8), amount: yuan(it.paidIn) }))
  const span = { first: `${month}01`, last: partial ? now.slice(0, 8) : lastDayOf(month) }
  const values = lateValues(market, after.shares, month, now)
  return {
    month,
    partial,
    asOf: partial ? publishedThrough(EVERY_DAY, now, market.isTradingDay) : lastDayOf(month),
    pendingFunds: partial ? 0 : values.pending,
    revisedDate: partial ? null : values.revised,
    opening,
    inflow,
    outflow,
    profit,
    closing,
    inTransit: total(after.inTransit.values()),
    profitRate: profitRate(yuan(profit), weightedBase(yuan(opening), flows, span)),
    funds,
  }
}

/** Money funds have a value for every calendar day. */
const EVERY_DAY = { isMoney: true, isQdii: false } as const

/**
 * Values of a month's last trading day that came out after the month had ended: how many are still
 * to come, and when the last of those that are out came.
 */
function lateValues(
  market: Market,
  shares: ReadonlyMap<string, number>,
  month: string,
  now: Time14,
): { pending: number; revised: Date8 | null } {
  const { isTradingDay } = market
  const lastValued = tradingDayBefore(`${monthAfter(month)}01`, isTradingDay)
  let pending = 0
  let revised: Date8 | null = null
  for (const [code, held] of shares) {
    const fund = market.fund(code)
    if (held === 0 || !fund?.isQdii) continue
    const out = addTradingDays(lastValued, 1, isTradingDay)
    if (now < `${out}${PUBLISHED_AT}`) pending += 1
    else revised = out
  }
  return { pending, revised }
}

function fundMonth(
  fundCode: string,
  before: Standing,
  after: Standing,
  during: readonly Movement[],
): FundMonth {
  const flows = during.map((it) => it.funds.get(fundCode) ?? 0)
  const inflow = total(flows.filter((it) => it > 0))
  const outflow = -total(flows.filter((it) => it < 0))
  const opening = before.worth.get(fundCode) ?? 0
  const closing = after.worth.get(fundCode) ?? 0
  return {
    fundCode,
    opening,
    inflow,
    outflow,
    profit: closing - opening - inflow + outflow,
    closing,
    shares: after.shares.get(fundCode) ?? 0,
    held: after.held.get(fundCode) ?? 0,
  }
}

const instalmentRow = v.object({
  paid: v.number(),
  cents: v.number(),
  failed: v.number(),
  skipped: v.number(),
})

/** The instalments of a user's plans whose day was in the month. */
export function monthInstalments(db: Database, userId: string, month: string) {
  const row = db.get(
    instalmentRow,
    `SELECT coalesce(sum(r.state = 'paid'), 0) AS paid, coalesce(sum(r.state = 'failed'), 0) AS failed,
       coalesce(sum(r.state = 'skipped'), 0) AS skipped,
       coalesce(sum(CASE WHEN r.state = 'paid' THEN r.amount ELSE 0 END), 0) AS cents
     FROM ${ENDED_INSTALMENTS} r JOIN plans p USING (plan_no)
     WHERE p.user_id = ? AND substr(r.debit_date, 1, 6) = ?`,
    userId,
    month,
  )
  return {
    paid: row?.paid ?? 0,
    paidAmount: yuan(row?.cents ?? 0),
    failed: row?.failed ?? 0,
    skipped: row?.skipped ?? 0,
  }
}

/** The movements and months of a user, for a handler. */
export function userMonths(db: Database, userId: string, now: Time14) {
  const movements = userMovements(db, userId)
  return { movements, months: reportMonths(movements, now) }
}
