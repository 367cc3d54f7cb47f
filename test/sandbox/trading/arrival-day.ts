import type { Date8 } from '#domain/calendar/calendar-date.ts'

/** `3月12日`, with the year where that is not the one of `today`. */
export function arrivalDay(day: Date8, today: Date8): string {
  const year = day.slice(0, 4)
  const within = `${Number(day.slice(4, 6))}月${Number(day.slice(6))}日`
  return year === today.slice(0, 4) ? within : `${year}年${within}`
}
