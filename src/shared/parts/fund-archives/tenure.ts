import { addMonths } from '#domain/calendar/add-months.ts'
import { daysBetween, type Date8 } from '#domain/calendar/calendar-date.ts'

/** The time between two days, in whole years and remaining days: `5年124天`, `58天`. */
export function tenureLength(from: Date8, to: Date8): string {
  let years = Math.max(0, Number(to.slice(0, 4)) - Number(from.slice(0, 4)))
  if (years > 0 && addMonths(from, years * 12) > to) years -= 1
  const days = Math.max(0, daysBetween(addMonths(from, years * 12), to))
  if (years === 0) return `${days}天`
  return days === 0 ? `${years}年` : `${years}年${days}天`
}
