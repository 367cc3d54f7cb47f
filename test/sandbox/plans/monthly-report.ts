import {
  addDays,
  addMonths,
  daysBetween,
  type Date8,
  type Time14,
} from '#domain/calendar/calendar-date.ts'
import { compare, divide, multiply, roundCent, roundTo, type Decimal } from '#domain/money/money.ts'
import { lastOnOrBefore } from '#domain/fund/performance.ts'
import type { Market } from '#test/sandbox/market/market.ts'
import { cents, yuan } from '#test/sandbox/store/cents.ts'
import type { Database } from '#test/sandbox/store/database.ts'
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

const calendarMonth = (time: Time14) => time.slice(0, 6)
const nextMonth = (month: string) => addMonths(`${month}01`, 1)
const lastDay = (month: string): Date8 => addDays(nextMonth(month), -1)

/** The last month that has ended. */
export const lastWholeMonth = (now: Time14) => addMonths(`${calendarMonth(now)}01`, -1).slice(0, 6)

/** Months from the user's first movement to now, newest first; none for who never had any. */
export function reportMonths(movements: readonly Movement[], now: Time14): string[] {
  const first = movements[0]
  if (!first) return []
  const months: string[] = []
  for (
    let month = calendarMonth(first.time);
    month <= calendarMonth(now);
    month = calendarMonth(nextMonth(month))
  )
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

/** What was there at the end of a day, at the last values of days up to it that are out by now. */
function standingAt(
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
  const after = standingAt(market, movements, lastDay(month), now)
  const during = movements.filter((it) => calendarMonth(it.time) === month)
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
  const partial = calendarMonth(now) === month
  return {
    month,
    partial,
    opening,
    inflow,
    outflow,
    profit,
    closing,
    inTransit: total(after.inTransit.values()),
    profitRate: profitRate(profit, opening, during, {
      first: `${month}01`,
      last: partial ? now.slice(0, 8) : lastDay(month),
    }),
    funds,
  }
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

/**
 * Profit over the money that was there, each flow weighted by the days that it stayed (modified
 * Dietz).
 */
function profitRate(
  profit: number,
  opening: number,
  during: readonly Movement[],
  { first, last }: { first: Date8; last: Date8 },
): Decimal | null {
  const days = daysBetween(first, last) + 1
  const weighted = total(
    during.map((it) => it.paidIn * (daysBetween(it.time.slice(0, 8), last) + 1)),
  )
  const base = String(opening * days + weighted)
  if (compare(base, '0') <= 0) return null
  return roundTo(multiply(divide(String(profit * days), base), '100'), 2)
}

/** Percent with two places of a part; `0.00` of nothing. */
export function sharePercent(part: number, whole: number): Decimal {
  return whole === 0 ? '0.00' : roundTo(multiply(divide(String(part), String(whole)), '100'), 2)
}

/** The movements and months of a user, for a handler. */
export function userMonths(db: Database, userId: string, now: Time14) {
  const movements = userMovements(db, userId)
  return { movements, months: reportMonths(movements, now) }
}
