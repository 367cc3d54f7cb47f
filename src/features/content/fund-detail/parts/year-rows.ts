import type * as v from 'valibot'
import type { listPeriodReturns, queryNavHistory } from '#api/calls/fund.ts'
import { addMonths } from '#domain/calendar/add-months.ts'
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { adjustedCurve, maxDrawdown } from '#domain/fund/performance-curve.ts'
import { roundTo, subtract } from '#domain/money/money.ts'
import { mayPublish, PUBLISHED_RANGES } from '#domain/publicity/ranges.ts'

type Period = v.InferOutput<typeof listPeriodReturns.payload>['periods'][number]
type Point = v.InferOutput<typeof queryNavHistory.payload>['points'][number]

export interface YearRow {
  readonly year: string
  readonly from: Date8
  readonly to: Date8
  readonly own: string | null
  readonly benchmark: string | null
  /** `own` less `benchmark`, percentage points. */
  readonly excess: string | null
  /** The deepest fall of the year, percent, 0 or above; null where it is not known. */
  readonly fall: number | null
}

/**
 * Full calendar years that are over, newest first, each with benchmark and deepest fall of the same
 * days; none of a fund under six months old. With `present` this year comes first, once it may be
 * published.
 */
export function yearRows(
  periods: readonly Period[],
  points: readonly Point[],
  today: Date8,
  present = false,
): readonly YearRow[] {
  const first = points[0]?.date
  if (first === undefined || addMonths(first, PUBLISHED_RANGES.leastMonths) > today) return []
  const thisYear = today.slice(0, 4)
  const isShown = ({ key, whole }: Period) =>
    key < thisYear ? whole : present && key === thisYear && mayPublish('ytd', first, today)
  return periods.filter(isShown).map(({ key, from, to, own, benchmark }) => {
    const days = points.filter(({ date }) => date >= from && date <= to)
    const fall = maxDrawdown(adjustedCurve(days))?.percent ?? null
    const excess = own === null || benchmark === null ? null : roundTo(subtract(own, benchmark), 2)
    return { year: key === thisYear ? '今年来' : key, from, to, own, benchmark, excess, fall }
  })
}
