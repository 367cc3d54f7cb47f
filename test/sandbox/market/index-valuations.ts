import type * as v from 'valibot'
import type { queryIndex } from '#api/calls/fund-index.ts'
import type { listIndexValuations } from '#api/calls/fund-market.ts'
import { addMonths } from '#domain/calendar/add-months.ts'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { historicalPercentile, WINDOW_MONTHS } from '#domain/fund/index-valuation.ts'
import { addTradingDays } from '#domain/calendar/trading-dates.ts'
import { bondYield } from './bond-yield.ts'
import type { IndexDay, ValuedIndex } from '#test/sandbox/kernel/market/index.ts'
import { indexParts } from './index-parts.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'

type Valued = v.InferOutput<typeof queryIndex.payload>
type Row = v.InferOutput<typeof listIndexValuations.payload>['indexes'][number]

const known = new WeakMap<Market, Map<string, Valued>>()

/** An index on the last day whose close is out; undefined where it has none. */
export function valuedIndex(
  market: Market,
  { code, name, payout, basis }: ValuedIndex,
  now: Time14,
): Valued | undefined {
  const days = market.indexDays(code, now)
  const last = days[days.length - 1]
  if (!last) return undefined
  const made = known.get(market) ?? new Map<string, Valued>()
  known.set(market, made)
  const kept = made.get(code)
  if (kept?.date === last.date) return kept
  const before = days[days.length - 2]
  const window = rankedWindow(days)
  const ratios = window.map((day) => publishedRatio(day[basis]))
  const valued: Valued = {
    indexCode: code,
    indexName: name,
    source: market.source,
    date: last.date,
    close: last.close.toFixed(2),
    dayChange: before ? ((last.close / before.close - 1) * 100).toFixed(2) : null,
    pe: last.pe?.toFixed(2) ?? null,
    pb: last.pb.toFixed(2),
    dividendYield: last.pe === null ? null : ((payout / last.pe) * 100).toFixed(2),
    basis,
    percentile: historicalPercentile(ratios),
    from: window[0]?.date ?? last.date,
    days: ratios.filter((ratio) => ratio !== null && ratio > 0).length,
    nextDate: addTradingDays(last.date, 1, market.isTradingDay),
    bond: { date: last.date, yield: bondYield(last.date) },
    parts: indexParts(code),
  }
  made.set(code, valued)
  return valued
}

/** A ratio as the history has it, in which the places of its days can be counted. */
export const publishedRatio = (ratio: number | null): number | null =>
  ratio === null ? null : Number(ratio.toFixed(4))

/** The days among which the last one is ranked. */
export function rankedWindow(days: readonly IndexDay[]): readonly IndexDay[] {
  const last = days[days.length - 1]
  const earliest = last === undefined ? '' : addMonths(last.date, -WINDOW_MONTHS)
  return days.filter(({ date }) => date >= earliest)
}

/** Each index on the last day whose close is out. */
export const indexValuations = (market: Market, now: Time14): Row[] =>
  market.indexes.flatMap((index) => {
    const valued = valuedIndex(market, index, now)
    if (!valued) return []
    const { indexCode, indexName, date, pe, pb, basis, percentile, from } = valued
    return [{ indexCode, indexName, date, pe, pb, basis, percentile, from }]
  })
