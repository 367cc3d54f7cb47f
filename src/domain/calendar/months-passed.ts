import { addDays, type Date8 } from './calendar-date.ts'

const monthOf = (date: Date8): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(4, 6))

/**
 * Returns whether so many months have passed from a day to another: `addMonths(from, months) <=
 * to`, without the sums of dates, for lists of thousands of funds.
 */
export function monthsPassed(from: Date8, months: number, to: Date8): boolean {
  const more = monthOf(to) - monthOf(from) - months
  if (more !== 0) return more > 0
  return from.slice(6) <= to.slice(6) || addDays(to, 1).slice(6) === '01'
}
