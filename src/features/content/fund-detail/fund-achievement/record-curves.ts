import { fallsBelowPeak } from '#domain/fund/performance-curve.ts'
import { fundChart, type ChartData } from '#shared/parts/fund-chart/chart-data.ts'
import type { Fund, NavHistory } from '#shared/parts/fund/fund.ts'

export const RECORD_RANGES = [
  { key: '1y', label: '近1年' },
  { key: '3y', label: '近3年' },
  { key: 'all', label: '成立来' },
] as const
export type RecordRange = (typeof RECORD_RANGES)[number]['key']

type Series = ChartData['series']

export interface RecordCurves {
  readonly dates: readonly string[]
  /** The fund and its benchmark, percent since the first day. */
  readonly growth: Series
  readonly falls: Series
  /** Those of the last day; null where they are not known. */
  readonly own: number | null
  readonly benchmark: number | null
  /** The deepest fall of the same days, percent, 0 or below. */
  readonly fall: number | null
}

/** The curves of a range that the history reaches back to; null for a shorter history. */
export function recordCurves(
  fund: Fund,
  history: NavHistory,
  range: RecordRange,
): RecordCurves | null {
  const { dates, series, shortened } = fundChart(fund, history, range)
  const own = series.find(({ key }) => key === 'own')
  if (dates.length < 2 || shortened || own === undefined) return null
  const growth = series.filter(({ key }) => key !== 'peer')
  const values = fallsBelowPeak(own.values)
  const known = values.filter((value): value is number => value !== null)
  const last = (key: string) =>
    growth.find((it) => it.key === key)?.values[dates.length - 1] ?? null
  return {
    dates,
    growth,
    falls: [{ key: 'own', name: '回撤', tone: 'own', values }],
    own: last('own'),
    benchmark: last('benchmark'),
    // Over a hole no deepest fall is known.
    fall: known.length < dates.length ? null : known.reduce((a, b) => Math.min(a, b), 0),
  }
}
