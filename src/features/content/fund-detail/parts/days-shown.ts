import { addDays, type Date8 } from '#domain/calendar/calendar-date.ts'
import { stageStart } from '#domain/calendar/stages.ts'
import type { RangeKey } from '#shared/parts/fund-chart/chart-data.ts'
import type { NavHistory } from '#shared/parts/fund/fund.ts'

export type NavDay = NavHistory['points'][number]

/** A copy with the latest day first; items of one day keep their order. */
export function newestFirst<Item extends { readonly date: Date8 }>(items: readonly Item[]): Item[] {
  const copy = [...items]
  copy.sort((a, b) => (a.date > b.date ? -1 : a.date < b.date ? 1 : 0))
  return copy
}

/**
 * The days of a range, newest first. The day that the range starts from is its base, and not
 * included.
 */
export function daysShown(points: readonly NavDay[], range: RangeKey): NavDay[] {
  const last = points[points.length - 1]?.date
  if (last === undefined) return []
  const from = stageStart(range, last)
  return newestFirst(points.filter(({ date }) => from === null || date > from))
}

/** The last seven calendar days, oldest first; null where any of them has no income. */
export function lastWeek(
  points: readonly NavDay[],
): { readonly date: Date8; readonly income: string }[] | null {
  const week = points.slice(-7)
  const first = week[0]?.date
  if (week.length < 7 || first === undefined) return null
  const days = week.flatMap(({ date, incomePer10k }, at) =>
    incomePer10k !== null && date === addDays(first, at) ? [{ date, income: incomePer10k }] : [],
  )
  return days.length === 7 ? days : null
}
