import type { Date8, DateOrTime } from '#domain/calendar/calendar-date.ts'
import { formatDate, formatMonthDay } from '#domain/money/format-figures.ts'

/**
 * A figure's day as lists name it: `03-10`, and with its year when that is not this one, so that no
 * old figure looks new.
 */
export const dayName = (date: DateOrTime, today: Date8): string =>
  date.slice(0, 4) === today.slice(0, 4) ? formatMonthDay(date) : formatDate(date)
