/** Signing in day by day: rules.md#tasks-and-rewards. */
import { addDays, type Date8 } from '#domain/calendar/calendar-date.ts'

/** Coins of the seven days; a missed day begins again, and so does the day after the seventh. */
export const SIGN_IN_COINS = [5, 5, 10, 10, 15, 15, 30] as const

export interface SignInDays {
  /** The number of the seven that are claimed in a row, today's among them. */
  readonly claimed: number
  readonly today: 'open' | 'claimed'
  /** The coins of today, or those that it has brought. */
  readonly coins: number
}

/** The run of a user who claimed on these days, as of today. */
export function signInDays(days: readonly Date8[], today: Date8): SignInDays {
  const claimed = new Set(days)
  let run = 0
  for (let day = addDays(today, -1); claimed.has(day); day = addDays(day, -1)) run += 1
  const before = run % SIGN_IN_COINS.length
  const isDone = claimed.has(today)
  return {
    claimed: isDone ? before + 1 : before,
    today: isDone ? 'claimed' : 'open',
    coins: SIGN_IN_COINS[before] ?? SIGN_IN_COINS[0],
  }
}
