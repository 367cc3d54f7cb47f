/**
 * Trading days to come, which a closure that is not published yet may still move:
 * rules.md#trading-day.
 */
import { formatDate, formatNearDay, weekdayName } from './format-dates.ts'
import type { Date8 } from './calendar-date.ts'

export interface PlannedDay {
  readonly date: Date8
  /** The exchanges have not published their closures for it: it is said as 预计. */
  readonly provisional: boolean
}

export const plannedDay = (date: Date8, publishedUntil: Date8): PlannedDay => ({
  date,
  provisional: date.slice(0, 8) > publishedUntil,
})

/**
 * The way in which a day is written: `near` leaves out this year, `full` has the year; with the
 * weekday as 星期三, or as 周三 where there is little room.
 */
export type DayForm = 'near' | 'nearWeekday' | 'nearShort' | 'full' | 'fullWeekday'

function dayWords(date: Date8, today: Date8, form: DayForm): string {
  switch (form) {
    case 'near':
      return formatNearDay(date, today)
    case 'nearWeekday':
      return `${formatNearDay(date, today)} ${weekdayName(date)}`
    case 'nearShort':
      return `${formatNearDay(date, today)} ${weekdayName(date).replace('星期', '周')}`
    case 'full':
      return formatDate(date)
    case 'fullWeekday':
      return `${formatDate(date)} ${weekdayName(date)}`
  }
}

/** `03-31 周二`, `预计 2027-01-04 周一`. */
export const plannedDayText = (
  { date, provisional }: PlannedDay,
  today: Date8,
  form: DayForm,
): string => `${provisional ? '预计 ' : ''}${dayWords(date, today, form)}`

/** The calendar years of the provisional days among these, in order. */
export function provisionalYears(
  dates: readonly (Date8 | null | undefined)[],
  publishedUntil: Date8,
): readonly string[] {
  const years = dates.flatMap((date) =>
    date !== null && date !== undefined && plannedDay(date, publishedUntil).provisional
      ? [date.slice(0, 4)]
      : [],
  )
  // Not `toSorted`, which old webviews lack.
  const each = [...new Set(years)]
  each.sort()
  return each
}
