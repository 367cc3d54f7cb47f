import { smartTerms } from '#api/calls/plan.ts'
import { addDays, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import { divide, multiply, roundTo, subtract, sum, type Decimal } from '#domain/money/money.ts'
import { afterLastHole, isHole } from '#domain/fund/data-holes.ts'
import { lastOnOrBefore } from '#domain/fund/performance.ts'
import { amplitude, smartShare } from '#domain/plan/regular-plan.ts'
import { CUT_OFF, tradingDayBefore, type TradingCalendar } from '#domain/calendar/trading-dates.ts'
import { Factors } from '#test/sandbox/market/factors.ts'
import { FUND_TYPES } from '#test/sandbox/market/fund-types.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'

/** The index that a smart plan may follow. */
const INDEX_CODE = '000300'

export const indexNameOf = (market: Market, code: string): string =>
  code === INDEX_CODE ? (market.planIndex?.name ?? code) : code

interface Close {
  date: Date8
  close: Decimal
}

/** The built-in level is 1000 on the day before. */
const BUILT_IN_FIRST: Date8 = '20160104'

/**
 * Closes of the trading days: those that are published, and from the clock's start on such as are
 * made from the seed, day by day and never changed. The days between are missing.
 */
class IndexSeries {
  readonly #closes: Close[]
  readonly #level: (date: Date8) => number
  readonly #isTradingDay: TradingCalendar
  #next: Date8

  constructor(
    { closes, next }: { closes: readonly Close[]; next: Date8 },
    level: (date: Date8) => number,
    isTradingDay: TradingCalendar,
  ) {
    this.#closes = [...closes]
    this.#level = level
    this.#isTradingDay = isTradingDay
    this.#next = next
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
  const [, seed] = /^(?:built-in|loaded) funds, seed (.*)$/s.exec(db.meta('market') ?? '') ?? []
  if (seed === undefined) throw new Error('The database does not say what market it was made with')
  if (market.planIndex === null) return null
  const factors = new Factors(seed, market.isTradingDay)
  const { closes } = market.planIndex
  return new IndexSeries(
    { closes, next: closes.length === 0 ? BUILT_IN_FIRST : market.start.slice(0, 8) },
    (date) => factors.level(FUND_TYPES['指数型'], date),
    market.isTradingDay,
  )
}

/** The closes up to a day, without a hole. */
function unbrokenTo(db: Database, market: Market, through: Date8): readonly Close[] {
  const closes = indexSeries(db, market)?.upTo(through) ?? []
  return closes.slice(afterLastHole(closes))
}

export const indexKnown = (
  db: Database,
  market: Market,
  { indexCode, now }: { indexCode: string; now: Time14 },
): boolean => followedIndexes(db, market, now).some((it) => it.indexCode === indexCode)

/** The indexes that can be followed now, with the averages that their closes suffice for. */
export function followedIndexes(db: Database, market: Market, now: Time14) {
  const through = lastCloseDay(now, market.isTradingDay)
  const closes = unbrokenTo(db, market, through)
  const isCurrent = !isHole(closes.at(-1)?.date ?? '19000101', through)
  const averageDays = smartTerms.averageDays.options.filter((days) => closes.length >= days)
  return isCurrent && averageDays.length > 0
    ? [{ indexCode: INDEX_CODE, indexName: indexNameOf(market, INDEX_CODE), averageDays }]
    : []
}

/** The last day whose close is known: today from 15:00 on, else the trading day before. */
export function lastCloseDay(now: Time14, isTradingDay: TradingCalendar): Date8 {
  const today = now.slice(0, 8)
  return now.slice(8) >= CUT_OFF && isTradingDay(today)
    ? today
    : tradingDayBefore(today, isTradingDay)
}

/** The newest known closes of the index, oldest first, at most so many; none that are old. */
export function latestCloses(db: Database, market: Market, now: Time14, most: number) {
  const through = lastCloseDay(now, market.isTradingDay)
  const closes = unbrokenTo(db, market, through)
  const isCurrent = closes.at(-1)?.date === through
  return {
    indexName: indexNameOf(market, INDEX_CODE),
    closes: isCurrent ? closes.slice(-most) : [],
  }
}

/** The closes of the index from a month to the end of another, as far as they are known now. */
export function closesBetween(
  db: Database,
  market: Market,
  now: Time14,
  { from, to }: { readonly from: string; readonly to: string },
) {
  const closes = unbrokenTo(db, market, lastCloseDay(now, market.isTradingDay))
  return {
    indexName: indexNameOf(market, INDEX_CODE),
    closes: closes.filter(({ date }) => date >= `${from}01` && date <= `${to}31`),
  }
}

/** The index's close of a day as it is published, to two places; null where there is none. */
export function publishedClose(db: Database, market: Market, day: Date8): Decimal | null {
  const last = indexSeries(db, market)?.upTo(day).at(-1)
  return last?.date === day ? roundTo(last.close, 2) : null
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
 * The measure of a smart plan on a day's close; null without the index, or without closes enough
 * for the average.
 */
export function smartMeasure(
  db: Database,
  market: Market,
  terms: { indexCode: string; averageDays: number },
  closeDay: Date8,
): SmartMeasure | null {
  if (terms.indexCode !== INDEX_CODE) return null
  const closes = unbrokenTo(db, market, closeDay)
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
