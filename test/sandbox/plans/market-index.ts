import { smartTerms } from '#api/calls/plan.ts'
import { addDays, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import { divide, multiply, roundTo, subtract, sum, type Decimal } from '#domain/money/money.ts'
import { lastOnOrBefore } from '#domain/fund/performance.ts'
import { amplitude, smartShare } from '#domain/plan/regular-plan.ts'
import { CUT_OFF, tradingDayBefore, type TradingCalendar } from '#domain/calendar/trading-dates.ts'
import { Factors } from '#test/sandbox/market/factors.ts'
import { FUND_TYPES } from '#test/sandbox/market/fund-types.ts'
import type { Market } from '#test/sandbox/market/market.ts'
import type { Database } from '#test/sandbox/store/database.ts'

/** The indexes that a smart plan may follow. */
export const INDEX_NAMES: ReadonlyMap<string, string> = new Map([['000300', '沪深300']])

interface Close {
  date: Date8
  close: Decimal
}

/** The built-in level is 1000 on the day before. */
const BUILT_IN_FIRST: Date8 = '20160104'
/** Fewer published closes than the shortest average make no index. */
const LEAST_KNOWN = 180

/**
 * Closes of the trading days: those that are published, then made from the seed, day by day and
 * never changed.
 */
class IndexSeries {
  readonly #closes: Close[]
  readonly #level: (date: Date8) => number
  readonly #isTradingDay: TradingCalendar
  #next: Date8

  constructor(known: Close[], level: (date: Date8) => number, isTradingDay: TradingCalendar) {
    this.#closes = known
    this.#level = level
    this.#isTradingDay = isTradingDay
    const last = known.at(-1)
    this.#next = last ? addDays(last.date, 1) : BUILT_IN_FIRST
  }

  upTo(through: Date8): readonly Close[] {
    for (; this.#next <= through; this.#next = addDays(this.#next, 1)) {
      if (this.#isTradingDay(this.#next)) this.#closes.push(this.#made(this.#next))
    }
    return this.#closes.slice(0, lastOnOrBefore(this.#closes, through) + 1)
  }

  #made(date: Date8): Close {
    const before = this.#closes.at(-1)
    const level = this.#level(date)
    const close = before ? (Number(before.close) * level) / this.#level(before.date) : level
    return { date, close: close.toFixed(4) }
  }
}

const known = new WeakMap<Market, IndexSeries | null>()

/** The one index; null where real funds were loaded without its file. */
function indexSeries(db: Database, market: Market): IndexSeries | null {
  let series = known.get(market)
  if (series === undefined) {
    series = makeSeries(db, market)
    known.set(market, series)
  }
  return series
}

function makeSeries(db: Database, market: Market): IndexSeries | null {
  // The name under which the state was opened; see server.ts.
  const [, kind, seed] = /^(built-in|loaded) funds, seed (.*)$/s.exec(db.meta('market') ?? '') ?? []
  if (seed === undefined) throw new Error('The database does not say what market it was made with')
  const factors = new Factors(seed, market.isTradingDay)
  const level = (date: Date8) => factors.level(FUND_TYPES['指数型'], date)
  if (kind === 'built-in') return new IndexSeries([], level, market.isTradingDay)
  const published = publishedCloses(market)
  return published === null ? null : new IndexSeries(published, level, market.isTradingDay)
}

/**
 * The file's closes as a fund's benchmark has them; the fund with a long history is looked for.
 */
function publishedCloses(market: Market): Close[] | null {
  for (const { code } of market.funds) {
    const points = market.rawPoints(code, market.start)
    if (points.length < LEAST_KNOWN) continue
    const { benchmark } = market.curves(code, market.start)
    const closes = points.flatMap(({ date }, index) => {
      const value = benchmark[index] ?? null
      return value === null ? [] : [{ date, close: value.toFixed(4) }]
    })
    if (closes.length >= LEAST_KNOWN) return closes
  }
  return null
}

export function indexKnown(db: Database, market: Market, indexCode: string): boolean {
  return INDEX_NAMES.has(indexCode) && indexSeries(db, market) !== null
}

/** The indexes that can be followed now, with the averages that their closes suffice for. */
export function followedIndexes(db: Database, market: Market, now: Time14) {
  const closes = indexSeries(db, market)?.upTo(lastCloseDay(now, market.isTradingDay)) ?? []
  const averageDays = smartTerms.averageDays.options.filter((days) => closes.length >= days)
  return [...INDEX_NAMES]
    .filter(([code]) => averageDays.length > 0 && indexKnown(db, market, code))
    .map(([indexCode, indexName]) => ({ indexCode, indexName, averageDays }))
}

/** The last day whose close is known: today from 15:00 on, else the trading day before. */
export function lastCloseDay(now: Time14, isTradingDay: TradingCalendar): Date8 {
  const today = now.slice(0, 8)
  return now.slice(8) >= CUT_OFF && isTradingDay(today)
    ? today
    : tradingDayBefore(today, isTradingDay)
}

/** The newest known closes of the first index, oldest first, at most so many. */
export function latestCloses(db: Database, market: Market, now: Time14, most: number) {
  const [indexName = ''] = INDEX_NAMES.values()
  const closes = indexSeries(db, market)?.upTo(lastCloseDay(now, market.isTradingDay)) ?? []
  return { indexName, closes: closes.slice(-most) }
}

export interface SmartMeasure {
  indexDate: Date8
  indexClose: Decimal
  average: Decimal
  deviation: Decimal
  amplitude: Decimal
  /** Percent of the base. */
  share: Decimal
}

const TEN_DAYS = 10

/**
 * What a smart plan measures on a day's close; null without the index, or without closes enough for
 * the average.
 */
export function smartMeasure(
  db: Database,
  market: Market,
  terms: { indexCode: string; averageDays: number },
  closeDay: Date8,
): SmartMeasure | null {
  if (!INDEX_NAMES.has(terms.indexCode)) return null
  const closes = indexSeries(db, market)?.upTo(closeDay) ?? []
  const last = closes.at(-1)
  if (last?.date !== closeDay || closes.length < terms.averageDays) return null
  const window = closes.slice(-terms.averageDays).map((it) => it.close)
  const average = roundTo(divide(sum(window), String(window.length)), 4)
  const lastTenCloses = window.slice(-TEN_DAYS)
  const share = smartShare({ close: last.close, average, lastTenCloses })
  const swing = amplitude(lastTenCloses)
  if (share === null || swing === null) return null
  return {
    indexDate: last.date,
    indexClose: last.close,
    average,
    deviation: roundTo(multiply(subtract(divide(last.close, average), '1'), '100'), 2),
    amplitude: roundTo(swing, 2),
    share,
  }
}
