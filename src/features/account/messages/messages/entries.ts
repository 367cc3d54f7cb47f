import { addDays, type Date8 } from '#domain/calendar/calendar-date.ts'
import { formatNearDay, weekdayName } from '#domain/money/format-figures.ts'
import type { Message } from '#shared/message/message-list.ts'

/** A row of the list: the head of a day, or a message. */
export type Entry =
  | { readonly kind: 'day'; readonly day: Date8; readonly label: string }
  | { readonly kind: 'message'; readonly message: Message }

export const entryKey = (entry: Entry): string =>
  entry.kind === 'day' ? entry.day : entry.message.messageId

function dayLabel(day: Date8, today: Date8): string {
  if (day === today) return '今天'
  if (day === addDays(today, -1)) return '昨天'
  return `${formatNearDay(day, today)} ${weekdayName(day)}`
}

/** Messages with the days as their heads. */
export function entriesOf(messages: readonly Message[], today: Date8): readonly Entry[] {
  return messages.flatMap((message, at): Entry[] => {
    const day = message.time.slice(0, 8)
    const entry = { kind: 'message', message } as const
    if (messages[at - 1]?.time.slice(0, 8) === day) return [entry]
    return [{ kind: 'day', day, label: dayLabel(day, today) }, entry]
  })
}
