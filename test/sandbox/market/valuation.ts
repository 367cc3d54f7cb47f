import type * as v from 'valibot'
import type { listValuations, queryValuationCurve } from '#src/api/fund-market.ts'
import type { Date8, Time14 } from '#src/domain/calendar-date.ts'
import { subtract } from '#src/domain/money.ts'
import { lastOnOrBefore } from '#src/domain/performance.ts'
import { tradingDayBefore, type TradingCalendar } from '#src/domain/trading-dates.ts'
import { publishedThrough, type Fund, type Market, type RawPoint } from './market.ts'
import { dayIndex, hashOf, uniform } from './randomness.ts'

type Valuation = v.InferOutput<typeof listValuations.payload>['records'][number]
type CurvePoint = v.InferOutput<typeof queryValuationCurve.payload>['points'][number]

/** Minutes of day: the exchange's morning and afternoon. */
const SESSIONS = [
  { opens: 9 * 60 + 30, closes: 11 * 60 + 30 },
  { opens: 13 * 60, closes: 15 * 60 },
] as const
const MINUTES = SESSIONS.reduce((sum, it) => sum + it.closes - it.opens, 0)

/** How far into which trading day estimates have come: `minute` counts the minutes of trade, 1 to 240. */
export interface ValuationMoment {
  day: Date8
  minute: number
}

/** The newest minute of trade that is over at `now`; before the first one, the close of the trading day before. */
export function valuationMoment(now: Time14, isTradingDay: TradingCalendar): ValuationMoment {
  const today = now.slice(0, 8)
  const clock = Number(now.slice(8, 10)) * 60 + Number(now.slice(10, 12))
  const minute = SESSIONS.reduce(
    (sum, { opens, closes }) => sum + Math.max(0, Math.min(clock, closes) - opens),
    0,
  )
  if (isTradingDay(today) && minute > 0) return { day: today, minute }
  return { day: tradingDayBefore(today, isTradingDay), minute: MINUTES }
}

/** The time of day at which a minute of trade is over. */
export function timeOf({ day, minute }: ValuationMoment): Time14 {
  const [morning, afternoon] = SESSIONS
  const length = morning.closes - morning.opens
  const clock = minute <= length ? morning.opens + minute : afternoon.opens + minute - length
  const digits = (value: number) => String(value).padStart(2, '0')
  return `${day}${digits(Math.floor(clock / 60))}${digits(clock % 60)}00`
}

/** A day's way from nothing at the open to its estimate at the close, as a fraction of the value before. */
function moveBy(fund: Fund, market: Market, { day, minute }: ValuationMoment): number | null {
  const close = market.estimatedMove(fund.code, day)
  if (close === null) return null
  const part = minute / MINUTES
  const stream = hashOf(`${fund.typeCode}|${day}`)
  // Slow waves that are nothing at both ends; their height is that of the day.
  const waves = [1, 2, 3, 5, 8].reduce(
    (sum, wave) =>
      sum +
      ((uniform(stream, dayIndex(day) + wave) - 0.5) * Math.sin(Math.PI * wave * part)) / wave,
    0,
  )
  return close * part + waves * (Math.abs(close) * 0.6 + 0.0004)
}

const percentOf = (fraction: number) => (fraction * 100).toFixed(2).replace('-0.00', '0.00')

interface Estimate {
  base: RawPoint
  estimatedNav: string
  estimatedChange: string
}

/** Null where the day before has no value: nothing to add the estimate to. */
function estimate(fund: Fund, market: Market, at: ValuationMoment, now: Time14): Estimate | null {
  const move = moveBy(fund, market, at)
  const before = tradingDayBefore(at.day, market.isTradingDay)
  const base = move === null ? undefined : market.pointOn(fund.code, before, now)
  if (move === null || !base) return null
  return {
    base,
    estimatedNav: (Number(base.nav) * (1 + move)).toFixed(4),
    estimatedChange: percentOf(move),
  }
}

/** A fund's row; null for funds without estimates (money-market, QDII, without a value of the day before). */
function valuationOf(
  fund: Fund,
  market: Market,
  at: ValuationMoment,
  now: Time14,
): Valuation | null {
  const it = estimate(fund, market, at, now)
  const last = market.latest(fund.code, now)
  if (!it || !last) return null
  const then = estimate(fund, market, { day: last.date, minute: MINUTES }, now)
  return {
    fundCode: fund.code,
    fundName: fund.name,
    estimatedAt: timeOf(at),
    estimatedNav: it.estimatedNav,
    estimatedChange: it.estimatedChange,
    nav: last.nav,
    navDate: last.date,
    lastDifference:
      then === null || last.dayChange === null
        ? null
        : Number(subtract(then.estimatedChange, last.dayChange)).toFixed(2),
  }
}

const lists = new WeakMap<Market, { of: string; rows: readonly Valuation[] }>()

/** The rows of all funds that have estimates, made once a minute of trade and once the evening's values are out. */
export function valuations(market: Market, at: ValuationMoment, now: Time14): readonly Valuation[] {
  const known = { isMoney: false, isQdii: false }
  const of = `${timeOf(at)} ${publishedThrough(known, now, market.isTradingDay)}`
  const made = lists.get(market)
  if (made?.of === of) return made.rows
  const rows = market.funds.flatMap((fund) => valuationOf(fund, market, at, now) ?? [])
  lists.set(market, { of, rows })
  return rows
}

/** Minute by minute up to `at`, and the value that the changes are against. Without estimates: no point, the newest value. */
export function valuationCurve(
  fund: Fund,
  market: Market,
  at: ValuationMoment,
  now: Time14,
): { base: RawPoint | undefined; points: CurvePoint[] } {
  const points = Array.from({ length: at.minute }, (_, index) => ({
    day: at.day,
    minute: index + 1,
  }))
    .map((moment) => ({ moment, estimate: estimate(fund, market, moment, now) }))
    .flatMap(({ moment, estimate: it }) =>
      it === null
        ? []
        : [
            {
              time: timeOf(moment),
              estimatedNav: it.estimatedNav,
              estimatedChange: it.estimatedChange,
            },
          ],
    )
  if (points.length === 0) return { base: market.latest(fund.code, now), points }
  const raw = market.rawPoints(fund.code, now)
  const before = tradingDayBefore(at.day, market.isTradingDay)
  return { base: raw[lastOnOrBefore(raw, before)], points }
}
