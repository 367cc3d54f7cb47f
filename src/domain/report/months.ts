/** Months as `YYYYMM` text. */
import { addMonths } from '#domain/calendar/add-months.ts'
import {
  addDays,
  type Date8,
  type DateOrTime,
  type Time14,
} from '#domain/calendar/calendar-date.ts'

export type Month6 = string

/** Of a day, or of a moment. */
export const monthOf = (date: DateOrTime): Month6 => date.slice(0, 6)

export const monthAfter = (month: Month6): Month6 => monthOf(addMonths(`${month}01`, 1))

export const monthBefore = (month: Month6): Month6 => monthOf(addMonths(`${month}01`, -1))

export const lastDayOf = (month: Month6): Date8 => addDays(`${monthAfter(month)}01`, -1)

/** The last month that has ended. */
export const lastWholeMonth = (now: Time14): Month6 => monthBefore(monthOf(now))

/** `2026年3月`. */
export const monthName = (month: Month6): string => `${month.slice(0, 4)}年${shortMonth(month)}`

/** `3月`. */
export const shortMonth = (month: Month6): string => `${Number(month.slice(4, 6))}月`

const SHOWN = 12

/**
 * Twelve months that have a report, oldest first, with `shown` among them: the newest, or those up
 * to a month that is older. `months` are newest first.
 */
export function monthsBeside<M extends { readonly month: Month6 }>(
  months: readonly M[],
  shown: Month6,
): M[] {
  const at = months.findIndex(({ month }) => month === shown)
  const from = at < SHOWN ? 0 : at - (at % SHOWN)
  const beside: M[] = []
  for (const month of months.slice(from, from + SHOWN)) beside.unshift(month)
  return beside
}
