import type { Date8, DateOrTime } from '#domain/calendar/calendar-date.ts'
import { formatDate, formatMonthDay } from '#domain/money/format-figures.ts'

/**
 * A figure's day in a list: `03-10`, with the year where it is not the current one, so that old
 * figures do not look new.
 */
export const dayName = (date: DateOrTime, today: Date8): string =>
  date.slice(0, 4) === today.slice(0, 4) ? formatMonthDay(date) : formatDate(date)
