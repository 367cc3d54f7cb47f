import * as v from 'valibot'
import { isDate8, weekdayNumber, type Date8 } from '#domain/calendar/calendar-date.ts'
import type { Closures } from '#test/sandbox/kernel/calendar.ts'

/** The key of `meta` for the exchanges' notices that testers have published. */
export const NOTICES = 'closure_notices'

const notices = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.array(v.string())))

/** The notices of a database. */
export const readClosures = (text: string | null): Closures =>
  text === null ? {} : v.parse(notices, text)

/** The fault in a list of closures of a year, or empty. */
export function closuresProblem(year: string, closures: readonly Date8[]): string {
  for (const day of closures) {
    if (!isDate8(day)) return `closures: ${day} is no day (YYYYMMDD)`
    if (!day.startsWith(year)) return `closures: ${day} is not in ${year}`
    if ([0, 6].includes(weekdayNumber(day)))
      return `closures: ${day} is a weekend, which is always closed`
  }
  return ''
}
