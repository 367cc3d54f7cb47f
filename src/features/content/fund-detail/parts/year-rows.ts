import type * as v from 'valibot'
import type { listPeriodReturns, queryNavHistory } from '#api/calls/fund.ts'
import { addMonths } from '#domain/calendar/add-months.ts'
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { adjustedCurve, maxDrawdown } from '#domain/fund/performance-curve.ts'
import { PUBLISHED_RANGES } from '#domain/publicity/ranges.ts'

type Period = v.InferOutput<typeof listPeriodReturns.payload>['periods'][number]
type Point = v.InferOutput<typeof queryNavHistory.payload>['points'][number]

export interface YearRow {
  readonly year: string
  readonly from: Date8
  readonly to: Date8
  readonly own: string | null
  readonly benchmark: string | null
  /** The deepest fall of the year, percent, 0 or above; null where it is not known. */
  readonly fall: number | null
}

/**
 * Full calendar years that are over, newest first, each with benchmark and deepest fall of the same
 * days; none of a fund under six months old.
 */
export function yearRows(
  periods: readonly Period[],
  points: readonly Point[],
  today: Date8,
): readonly YearRow[] {
  const first = points[0]?.date
  if (first === undefined || addMonths(first, PUBLISHED_RANGES.leastMonths) > today) return []
  return periods
    .filter(({ whole, key }) => whole && key < today.slice(0, 4))
    .map(({ key, from, to, own, benchmark }) => {
      const year = points.filter(({ date }) => date >= from && date <= to)
      const fall = maxDrawdown(adjustedCurve(year))?.percent ?? null
      return { year: key, from, to, own, benchmark, fall }
    })
}
