/** The order of what is read and talked about most (rules.md#content). */
import { addDays, type Time14 } from '#domain/calendar/calendar-date.ts'

/** Days that count before the order is fixed. */
export const HOT_DAYS = 7
const FIXED_AT = '040000'

/** Likes and comments of the days that count; a comment is more work than a like. */
export const hotScore = ({ likes, comments }: { likes: number; comments: number }): number =>
  likes + 2 * comments

/** The moment at which the order that holds now was fixed: 04:00, today or the day before. */
export function hotFixedAt(now: Time14): Time14 {
  const today = now.slice(0, 8)
  return `${now.slice(8) >= FIXED_AT ? today : addDays(today, -1)}${FIXED_AT}`
}

/** From when on likes and comments count in an order fixed at that moment. */
export const hotSince = (fixedAt: Time14): Time14 =>
  `${addDays(fixedAt.slice(0, 8), -HOT_DAYS)}${fixedAt.slice(8)}`
