/** Formats of days and moments: rules.md#date-text. */
import { NO_FIGURE } from '#domain/text/no-figure.ts'
import { isDate8, isTime14, weekdayNumber } from './calendar-date.ts'

/** `20250718` or `20250718093000` as `2025-07-18`; `--` for anything else. */
export function formatDate(value: string | null | undefined): string {
  const date = value?.slice(0, 8) ?? ''
  if (!value || !(value === date || isTime14(value)) || !isDate8(date)) return NO_FIGURE
  return `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`
}

/**
 * A day as `07-18`, with its year where that is not the year of `today`, so that old figures do not
 * look new, nor a day of next year near; `--` for anything else.
 */
export function formatNearDay(value: string | null | undefined, today: string): string {
  const date = formatDate(value)
  return date !== NO_FIGURE && date.slice(0, 4) === today.slice(0, 4) ? date.slice(5) : date
}

/** The same with the time of day: `07-18 09:30`. */
export const formatNearTime = (time: string, today: string): string =>
  `${formatNearDay(time, today)} ${time.slice(8, 10)}:${time.slice(10, 12)}`

/**
 * `20250718093005` as `2025-07-18 09:30:05`, without seconds on request; a bare day is formatted as
 * a day.
 */
export function formatDateTime(
  value: string | null | undefined,
  options: { seconds?: boolean } = {},
): string {
  const date = formatDate(value)
  if (date === NO_FIGURE || !value || value.length === 8) return date
  const minutes = `${value.slice(8, 10)}:${value.slice(10, 12)}`
  return options.seconds === false
    ? `${date} ${minutes}`
    : `${date} ${minutes}:${value.slice(12, 14)}`
}

/** rules.md#date-text: weekday names run Sunday to Saturday. */
export const WEEKDAY_NAMES = [
  '星期日',
  '星期一',
  '星期二',
  '星期三',
  '星期四',
  '星期五',
  '星期六',
] as const

/** The weekday of a `YYYYMMDD` day; `--` when there is no such day. */
export function weekdayName(date: string | null | undefined): string {
  return (date && isDate8(date) ? WEEKDAY_NAMES[weekdayNumber(date)] : undefined) ?? NO_FIGURE
}
