/** The benchmark price of gold at its two sessions of a trading day: rules.md#gold-price. */
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import {
  compare,
  divide,
  isZero,
  multiply,
  roundTo,
  subtract,
  type Decimal,
} from '#domain/money/money.ts'

export const GOLD_SESSIONS = ['am', 'pm'] as const
export type GoldSession = (typeof GOLD_SESSIONS)[number]
export const SESSION_NAMES: Readonly<Record<GoldSession, string>> = { am: '早盘', pm: '午盘' }

/** The time when the price of a session is out (assumed). */
export const SESSION_OUT: Readonly<Record<GoldSession, string>> = { am: '103000', pm: '143000' }

/** The first day with a price. */
export const FIRST_GOLD_DAY: Date8 = '20160419'

/** A trading day's prices, yuan a gram; null for a session that is still to come. */
export interface GoldDay {
  readonly date: Date8
  readonly am: Decimal
  readonly pm: Decimal | null
}

/** Returns whether a session of a day is out. */
export const isSessionOut = (session: GoldSession, date: Date8, now: Time14): boolean =>
  `${date}${SESSION_OUT[session]}` <= now

export interface GoldFigure {
  readonly date: Date8
  readonly price: Decimal
  /** On the same session of the trading day before; null without one. */
  readonly change: Decimal | null
  /** The same in percent. */
  readonly rate: Decimal | null
}

/** The newest price of a session, on the one before; null where there is none. Oldest day first. */
export function newestPrice(days: readonly GoldDay[], session: GoldSession): GoldFigure | null {
  const known = days.filter((day) => day[session] !== null)
  const last = known[known.length - 1]
  const price = last?.[session] ?? null
  if (last === undefined || price === null) return null
  const before = known[known.length - 2]?.[session] ?? null
  if (before === null || isZero(before)) return { date: last.date, price, change: null, rate: null }
  const change = subtract(price, before)
  const rate = roundTo(multiply(divide(change, before), '100'), 2)
  return { date: last.date, price, change: roundTo(change, 2), rate }
}

/** Grams that an amount is worth, to four places: an equivalent, nothing is delivered. */
export function gramsOf(amount: Decimal, price: Decimal): Decimal | null {
  if (compare(price, '0') <= 0) return null
  return roundTo(divide(amount, price), 4)
}

/** The benchmark of a feeder fund: 95 % of the afternoon's return, 5 % of a deposit. */
export const FUND_BENCHMARK = '上海金午盘基准价收益率×95%+活期存款利率（税后）×5%'

/** Values from the first one on as percent of gain; null where there is none. */
export function gainsOf(values: readonly (number | null)[]): (number | null)[] {
  const first = values.find((value) => value !== null)
  if (first === undefined || first === null || first === 0) return values.map(() => null)
  return values.map((value) => (value === null ? null : (value / first - 1) * 100))
}
