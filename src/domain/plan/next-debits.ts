import { addDays, type Date8 } from '#domain/calendar/calendar-date.ts'
import { roundCent, sum, type Decimal } from '#domain/money/money.ts'

/** The number of days that home looks ahead, today among them. */
export const DAYS_AHEAD = 7

interface Debit {
  readonly date: Date8
  readonly amount: Decimal
}

export interface NextDebits {
  readonly times: number
  readonly amount: Decimal
  /** The day of the first one. */
  readonly first: Date8
}

/** Returns what is debited in the next seven days; null where nothing is (rules.md#home). */
export function debitsWithin(upcoming: readonly Debit[], today: Date8): NextDebits | null {
  const last = addDays(today, DAYS_AHEAD - 1)
  const due = upcoming.filter(({ date }) => date >= today && date <= last)
  const days = due.map(({ date }) => date)
  days.sort()
  const [first] = days
  if (first === undefined) return null
  return { times: due.length, amount: roundCent(sum(due.map(({ amount }) => amount))), first }
}
