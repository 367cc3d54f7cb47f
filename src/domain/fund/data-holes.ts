/**
 * Holes in a history of values, and values that have not been renewed: what is missing is shown as
 * missing.
 */
import { addDays, daysBetween, weekdayNumber, type Date8 } from '#domain/calendar/calendar-date.ts'
import { formatDate, formatNearDay } from '#domain/calendar/format-dates.ts'

/** Longer than any holiday: values further apart mean that the data has a hole. */
export const HOLE_DAYS = 31

export interface Hole {
  /** Days of the last value before the hole, and of the first one after it. */
  readonly from: Date8
  readonly to: Date8
}

/**
 * Days of one month are never a hole apart: that spares the sum for most of the pairs of a long
 * history.
 */
export const isHole = (from: Date8, to: Date8): boolean =>
  from.slice(0, 6) !== to.slice(0, 6) && daysBetween(from, to) > HOLE_DAYS

/**
 * Returns where in rising `points` the first one after the last hole is; 0 where there is no hole.
 */
export function afterLastHole(points: readonly { readonly date: Date8 }[]): number {
  for (let index = points.length - 1; index > 0; index -= 1) {
    const [before, point] = [points[index - 1], points[index]]
    if (before && point && isHole(before.date, point.date)) return index
  }
  return 0
}

/** Returns how many of rising `points` come before the first hole. */
export function unbrokenLength(points: readonly { readonly date: Date8 }[]): number {
  const index = points.findIndex(({ date }, at) => isHole(points[at - 1]?.date ?? date, date))
  return index < 0 ? points.length : index
}

/** The last hole in rising `points`; null where there is none. */
export function lastHole(points: readonly { readonly date: Date8 }[]): Hole | null {
  const index = afterLastHole(points)
  const [before, point] = [points[index - 1], points[index]]
  return before && point ? { from: before.date, to: point.date } : null
}

/** The weekdays between two days: a hole is as wide in a chart as it was long. */
function weekdaysBetween(from: Date8, to: Date8): Date8[] {
  const days: Date8[] = []
  for (let day = addDays(from, 1); day < to; day = addDays(day, 1))
    if (![0, 6].includes(weekdayNumber(day))) days.push(day)
  return days
}

/**
 * Breaks every line where the history has a hole: a straight stroke over years would claim unknown
 * values.
 */
export function breakAtHoles(
  dates: readonly Date8[],
  lines: readonly (readonly (number | null)[])[],
) {
  const broken = { dates: [] as Date8[], lines: lines.map(() => [] as (number | null)[]) }
  dates.forEach((date, index) => {
    const before = dates[index - 1]
    if (before !== undefined && isHole(before, date)) {
      const missing = weekdaysBetween(before, date)
      broken.dates.push(...missing)
      for (const line of broken.lines) line.push(...missing.map(() => null))
    }
    broken.dates.push(date)
    broken.lines.forEach((line, at) => line.push(lines[at]?.[index] ?? null))
  })
  return broken
}

export type MissingReason = 'young' | 'data'

/**
 * Returns why a figure that counts from `start` (null: from the first value) cannot be shown. A
 * fund is too young only where it is known to have begun after `start`, or shortly before its first
 * value of all; in every other case data is missing.
 */
export function reasonMissing(
  start: Date8 | null,
  { establishDate, first }: { readonly establishDate: Date8 | null; readonly first: Date8 | null },
): MissingReason {
  if (establishDate === null) return 'data'
  if (start !== null) return establishDate > start ? 'young' : 'data'
  return first !== null && isHole(establishDate, first) ? 'data' : 'young'
}

/** Returns whether a value is so old that it must not pass for a current one. */
export const isStale = (date: Date8 | null, today: Date8): boolean =>
  date !== null && isHole(date, today)

/** The day of a value: `07-18`, with its year where the value is stale or of another year. */
export const formatValueDay = (date: Date8 | null, today: Date8): string =>
  isStale(date, today) ? formatDate(date) : formatNearDay(date, today)
