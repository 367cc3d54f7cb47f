import type { Date8 } from './calendar-date.ts'

/**
 * Whole years from a day to another: in the trade, of a holding. 0 where the other is earlier; from
 * 29 February a year is over on 1 March.
 */
export function wholeYears(from: Date8, to: Date8): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  return Math.max(0, to.slice(4) < from.slice(4) ? years - 1 : years)
}
