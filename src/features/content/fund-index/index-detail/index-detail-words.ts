import { plannedText } from '#shared/parts/dates/planned-day.ts'
import type * as v from 'valibot'
import type { listIndexFunds, listIndexHistory, queryIndex } from '#api/calls/fund-index.ts'
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { zoneRatios, type ValuationBasis } from '#domain/fund/index-valuation.ts'
import { stageStart } from '#domain/calendar/stages.ts'
import { formatRate, formatRatio } from '#domain/money/format-figures.ts'
import { NO_FIGURE } from '#domain/text/no-figure.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { now14 } from '#platform/clock.ts'

export type Index = v.InferOutput<typeof queryIndex.payload>
export type IndexFund = v.InferOutput<typeof listIndexFunds.payload>['funds'][number]
type Day = v.InferOutput<typeof listIndexHistory.payload>['days'][number]

/** Returns whether a newer close is to come today; else when the next one is. */
export function sessionWords(
  { nextDate }: Pick<Index, 'nextDate'>,
  today: Date8 = now14().slice(0, 8),
): string {
  return nextDate > today
    ? `今日没有新的收盘，下一个交易日 ${plannedText(nextDate, 'full', today)}`
    : '当日收盘在 20:00 后更新'
}

export const CURVE_RANGES = [
  { key: '1y', label: '近1年' },
  { key: '3y', label: '近3年' },
  { key: '5y', label: '近5年' },
  { key: 'all', label: '全部' },
] as const
export type CurveRange = (typeof CURVE_RANGES)[number]['key']

export interface RatioCurve {
  readonly dates: readonly Date8[]
  readonly values: readonly (number | null)[]
  /** Those of the whole window, whatever part of it is shown; null where it has no percentile. */
  readonly zone: ReturnType<typeof zoneRatios>
}

/** The ratio that is ranked over a range, which ends with the history. */
export function ratioCurve(
  days: readonly Day[],
  basis: ValuationBasis,
  range: CurveRange,
): RatioCurve {
  const last = days[days.length - 1]?.date ?? ''
  const from = last === '' ? null : stageStart(range, last)
  const shown = days.filter(({ date }) => from === null || date >= from)
  return {
    dates: shown.map(({ date }) => date),
    values: shown.map((day) => day[basis]),
    zone: zoneRatios(days.map((day) => day[basis])),
  }
}

/** Returns what it costs, and how closely it followed over which days. */
export function fundFacts(fund: IndexFund): readonly string[] {
  const { feeTotal, trackingError, meanDeviation, from, to, applyStatus } = fund
  const followed =
    trackingError === null
      ? ['成立不足一年，不计算跟踪误差']
      : [
          `日均偏离 ${meanDeviation === null ? NO_FIGURE : `${meanDeviation}%`}`,
          `${formatDate(from)} 至 ${formatDate(to)}`,
        ]
  const state = applyStatus === 'suspended' ? ['暂停申购'] : []
  return [...state, `首年费用 ${formatRate(feeTotal)}`, ...followed]
}

/** A ratio with as many places as show the days of a small one apart: 0.381, but 12.34. */
export const formatRanked = (ratio: number | null): string =>
  ratio === null || ratio >= 1 ? formatRatio(ratio) : ratio.toFixed(3)
