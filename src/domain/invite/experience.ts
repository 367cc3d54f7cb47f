/** The income challenge: seven days of simulated money whose income is paid in coins. */
import { addDays, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import { divide, multiply, roundCent, sum, type Decimal } from '#domain/money/money.ts'

export const CHALLENGE_DAYS = 7
/** Days after the end within which one can still verify and collect. */
export const COLLECT_DAYS = 7
const COINS_A_YUAN = '100'

/** The income of a day, from the published income of 10,000 shares. */
export const dayIncome = (principal: Decimal, per10k: Decimal): Decimal =>
  roundCent(divide(multiply(principal, per10k), '10000'))

/** The days of a challenge that began on one, the first among them. */
export const challengeDays = (start: Date8): readonly Date8[] =>
  Array.from({ length: CHALLENGE_DAYS }, (_, index) => addDays(start, index))

/** Returns what the days are worth; a day whose figure is not out counts nothing yet. */
export const challengeCoins = (incomes: readonly (Decimal | null)[]): number =>
  Number(multiply(sum(incomes.filter((it) => it !== null)), COINS_A_YUAN))

export const CHALLENGE_STATES = ['running', 'unverified', 'earned', 'paid', 'lapsed'] as const
export type ChallengeState = (typeof CHALLENGE_STATES)[number]

/** The first moment at which nothing can be collected any more. */
export const collectUntil = (start: Date8): Time14 =>
  `${addDays(start, CHALLENGE_DAYS + COLLECT_DAYS)}000000`

interface ChallengeFacts {
  readonly start: Date8
  /** True if the figures of all days are out. */
  readonly complete: boolean
  readonly verified: boolean
  readonly paid: boolean
}

/** Returns where a challenge is. */
export function challengeState(facts: ChallengeFacts, now: Time14): ChallengeState {
  if (facts.paid) return 'paid'
  if (now >= collectUntil(facts.start)) return 'lapsed'
  if (!facts.complete) return 'running'
  return facts.verified ? 'earned' : 'unverified'
}
