/** Age in full years: rules.md#age. */
import { isDate8, type Date8 } from '#domain/calendar/calendar-date.ts'

/** The law's age for opening a fund account alone (rules.md#age). */
export const ADULT_AGE = 18

/**
 * Full years from `birth` to `today`, both `YYYYMMDD`. Null when either is no day or the birth lies
 * ahead. Who is born on 29 February has the birthday on 1 March in other years.
 */
export function ageOn(birth: Date8, today: Date8): number | null {
  if (!isDate8(birth) || !isDate8(today) || birth > today) return null
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4))
  return today.slice(4) < birth.slice(4) ? years - 1 : years
}

/** Returns whether the person may open an account alone; false when the age is not known. */
export function isAdult(birth: Date8, today: Date8): boolean {
  const age = ageOn(birth, today)
  return age !== null && age >= ADULT_AGE
}
