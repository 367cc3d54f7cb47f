import notices from 'chinese-days/dist/chinese-days.json' with { type: 'json' }
import { addDays, weekdayNumber, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import { statutoryDays } from '#domain/calendar/statutory-days.ts'
import type { TradingCalendar } from '#domain/calendar/trading-dates.ts'

/**
 * The days off by the State Council's notices, as texts: the package's functions answer by the time
 * zone of the machine.
 */
const NOTICED: ReadonlySet<Date8> = new Set(
  Object.keys(notices.holidays).map((day) => day.replaceAll('-', '')),
)

/** The last day of the exchanges' newest calendar that the package's notices cover. */
export const BUILT_IN_UNTIL: Date8 = '20261231'

/**
 * Weekdays on which the exchanges closed although they were no public holiday. Compared with the
 * exchanges' published calendar of 2010 to 2026, this is the only one: the eve of the 2024 Spring
 * Festival (announced by both exchanges on 2023-12-25).
 */
const EXCHANGE_CLOSURES: ReadonlySet<Date8> = new Set(['20240209'])

/** The exchanges' notices of later years: the weekdays on which they close, by the year. */
export type Closures = Readonly<Record<string, readonly Date8[]>>

/** The days of the exchanges, and the last one that they have published. */
export interface PublishedCalendar {
  readonly isTradingDay: TradingCalendar
  readonly publishedUntil: Date8
}

/**
 * Open on weekdays that are no public holiday and no closure of the exchanges' own. The weekend is
 * always closed, make-up working days too. Beyond the last published year a weekday counts as open
 * unless the regulation closes it: provisional, as `publishedUntil` says.
 */
export function builtInCalendar(closures: Closures = {}): PublishedCalendar {
  const closed = new Set([...NOTICED, ...EXCHANGE_CLOSURES, ...Object.values(closures).flat()])
  const statutory = new Map<string, ReadonlySet<Date8>>()
  const isStatutory = (date: Date8) => {
    const year = date.slice(0, 4)
    const days = statutory.get(year) ?? new Set(statutoryDays(Number(year)))
    statutory.set(year, days)
    return days.has(date)
  }
  return {
    isTradingDay: withMemory((date) => {
      const weekday = weekdayNumber(date)
      return weekday !== 0 && weekday !== 6 && !closed.has(date) && !isStatutory(date)
    }),
    publishedUntil: publishedUntil(BUILT_IN_UNTIL, closures),
  }
}

/** The last day of the years that follow one another without a gap. */
function publishedUntil(known: Date8, closures: Closures): Date8 {
  let until = known
  for (;;) {
    const next = String(Number(until.slice(0, 4)) + 1)
    if (!until.endsWith('1231') || closures[next] === undefined) return until
    until = `${next}1231`
  }
}

/** Days from a file; the built-in calendar beyond its ends. */
export function calendarFrom(
  days: ReadonlyMap<Date8, boolean>,
  closures: Closures = {},
): PublishedCalendar {
  const beyond = builtInCalendar(closures)
  const last = [...days.keys()].reduce((a, b) => (a > b ? a : b), BUILT_IN_UNTIL)
  return {
    isTradingDay: (date) => days.get(date) ?? beyond.isTradingDay(date),
    publishedUntil: publishedUntil(last, closures),
  }
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
