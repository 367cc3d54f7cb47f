import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { tooOften, untilMidnight } from './proofs.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'

interface DayLimit {
  /** The rows to count: a table and its condition on a user and the day's first moment. */
  readonly done: string
  readonly userId: string
  readonly limit: number
  /** The sentence for the user, before the one about tomorrow. */
  readonly said: string
}

/** RET.tooOften where a user has done as many today as a day has. */
export function requireDayLimit(db: Database, now: Time14, it: DayLimit): void {
  const n = db.number(`SELECT count(*) AS n FROM ${it.done}`, it.userId, `${now.slice(0, 8)}000000`)
  if (n < it.limit) return
  throw tooOften(`${it.said}，请明天再试`, untilMidnight(now))
}
