import chineseDays from 'chinese-days'
import { addDays, weekdayNumber, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import type { TradingCalendar } from '#domain/calendar/trading-dates.ts'

const dashed = (date: Date8) => `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`

/**
 * Weekdays on which the exchanges closed although they were no public holiday. Compared with the
 * exchanges' published calendar of 2010 to 2026, this is the only one: the eve of the 2024 Spring
 * Festival (announced by both exchanges on 2023-12-25).
 */
const EXCHANGE_CLOSURES: ReadonlySet<Date8> = new Set(['20240209'])

/**
 * Open on weekdays that are no public holiday and no closure of the exchanges' own. `isWorkday` of
 * chinese-days would open make-up working weekends, on which the exchange stays closed; so the
 * weekday is checked first. Holidays are known for 2004 to 2026; later years have weekends only.
 */
export function builtInCalendar(): TradingCalendar {
  return withMemory((date) => {
    const weekday = weekdayNumber(date)
    if (weekday === 0 || weekday === 6 || EXCHANGE_CLOSURES.has(date)) return false
    return !chineseDays.isHoliday(dashed(date))
  })
}

/** Days from a file; the built-in calendar beyond its ends. */
export function calendarFrom(days: ReadonlyMap<Date8, boolean>): TradingCalendar {
  const beyond = builtInCalendar()
  return (date) => days.get(date) ?? beyond(date)
}

function withMemory(isOpen: TradingCalendar): TradingCalendar {
  const known = new Map<Date8, boolean>()
  return (date) => {
    let open = known.get(date)
    if (open === undefined) {
      open = isOpen(date)
      known.set(date, open)
    }
    return open
  }
}

const CHINA_OFFSET_MS = 8 * 3_600_000

/** Milliseconds since 1970 UTC of a moment in China time. */
export function epochTime(time: Time14): number {
  return (
    Date.UTC(
      Number(time.slice(0, 4)),
      Number(time.slice(4, 6)) - 1,
      Number(time.slice(6, 8)),
      Number(time.slice(8, 10)),
      Number(time.slice(10, 12)),
      Number(time.slice(12, 14)),
    ) - CHINA_OFFSET_MS
  )
}

/** Trading days from `from` to `to`, both included. */
export function tradingDaysBetween(from: Date8, to: Date8, isOpen: TradingCalendar): Date8[] {
  const days: Date8[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) if (isOpen(day)) days.push(day)
  return days
}

/** Every calendar day from `from` to `to`, both included. */
export function calendarDaysBetween(from: Date8, to: Date8): Date8[] {
  return tradingDaysBetween(from, to, () => true)
}
