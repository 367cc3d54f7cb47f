import { expectedText } from '#shared/parts/dates/planned-day.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import type { KeyValueItem } from '#ui/lists/KeyValue.tsx'

/** Returns where the money of an order goes back to, and by when: by the end of a day to come. */
export function refundRows(to: string, day: string, today: string): KeyValueItem[] {
  const there = day > today ? `${expectedText(day, 'fullWeekday')} 23:59 前` : formatDate(day)
  return [
    { label: '退回至', value: to },
    { label: '到账时间', value: there },
  ]
}
