import { daysBetween, type Date8 } from '#domain/calendar/calendar-date.ts'

/** The yield of a ten-year government bond, percent: falls slowly over the years, with waves. */
export function bondYield(date: Date8): string {
  const years = daysBetween('20160101', date) / 365.25
  return (1.5 + 1.6 * Math.exp(-years / 6) + 0.12 * Math.sin(years * 2.1)).toFixed(2)
}
