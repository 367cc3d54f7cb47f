/** Messages by the day on which they came: rules.md#messages. */
import { addDays, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import { formatNearDay, weekdayName } from '#domain/calendar/format-dates.ts'

/** A row of the list: the head of a day, or a message. */
export type DayEntry<M> =
  | { readonly kind: 'day'; readonly day: Date8; readonly label: string }
  | { readonly kind: 'message'; readonly message: M }

function dayLabel(day: Date8, today: Date8): string {
  if (day === today) return '今天'
  if (day === addDays(today, -1)) return '昨天'
  return `${formatNearDay(day, today)} ${weekdayName(day)}`
}

/** Messages, newest first, with the days as their heads. */
export function dayEntries<M extends { readonly time: Time14 }>(
  messages: readonly M[],
  today: Date8,
): readonly DayEntry<M>[] {
  return messages.flatMap((message, at): DayEntry<M>[] => {
    const day = message.time.slice(0, 8)
    const entry = { kind: 'message', message } as const
    if (messages[at - 1]?.time.slice(0, 8) === day) return [entry]
    return [{ kind: 'day', day, label: dayLabel(day, today) }, entry]
  })
}
