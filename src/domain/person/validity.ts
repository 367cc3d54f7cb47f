/** How long something counts that has a last day: rules.md#personal-centre. */
import { addDays, isDate8, type Date8 } from '#domain/calendar/calendar-date.ts'

/** `unlimited`: 长期, without an end; `unknown`: there is none, or no day is known. */
export type Validity = 'unknown' | 'unlimited' | 'valid' | 'soon' | 'expired'

/** The day that means that there is no end. */
const NO_END = '99991231'

/** How many days before its end a thing is announced. */
export const NOTICE_DAYS = { riskClass: 30, document: 90 } as const

/** `until` is the last day on which it counts. */
export function validityOn(until: Date8, today: Date8, noticeDays: number): Validity {
  if (until === NO_END) return 'unlimited'
  if (!isDate8(until)) return 'unknown'
  if (until < today) return 'expired'
  return until <= addDays(today, noticeDays) ? 'soon' : 'valid'
}
