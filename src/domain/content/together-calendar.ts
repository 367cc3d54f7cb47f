/** The calendar of 投资陪伴: coming and recent events, by day. */
import { daysBetween, type Date8 } from '#domain/calendar/calendar-date.ts'

interface Dated {
  readonly eventId: string
  readonly date: Date8
}

export interface CalendarDay<Event> {
  readonly date: Date8
  readonly events: readonly Event[]
}

/** For how many days what has happened stays in view. */
export const RECENT_DAYS = 7

/** Events by day, each once; a day before today is past, and dropped once it is no longer recent. */
export function calendarDays<Event extends Dated>(
  events: readonly Event[],
  today: Date8,
): {
  readonly coming: readonly CalendarDay<Event>[]
  readonly past: readonly CalendarDay<Event>[]
} {
  const byId = new Map(events.map((it) => [it.eventId, it]))
  const days = new Map<Date8, Event[]>()
  for (const event of byId.values()) {
    const day = days.get(event.date)
    if (day === undefined) days.set(event.date, [event])
    else day.push(event)
  }
  // Not `toSorted`, which old webviews lack.
  const dates = [...days.keys()]
  dates.sort((a, b) => a.localeCompare(b))
  const dayOf = (date: Date8) => ({ date, events: days.get(date) ?? [] })
  const past: CalendarDay<Event>[] = []
  for (const date of dates) {
    if (date < today && daysBetween(date, today) <= RECENT_DAYS) past.unshift(dayOf(date))
  }
  return {
    coming: dates.filter((date) => date >= today).map(dayOf),
    past,
  }
}

/** Today, tomorrow, or in how many days. */
export function whenWords(date: Date8, today: Date8): string {
  const days = daysBetween(today, date)
  if (days === 0) return '今天'
  if (days === 1) return '明天'
  return days > 1 ? `${days} 天后` : `${-days} 天前`
}
