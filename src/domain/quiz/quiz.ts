/** Quizzes against the clock: rules.md#quizzes. */

/** The questions of a session, and of its bank. */
export const QUIZ_SIZE = 10
/** The time for each question, ms. */
export const ANSWER_MS = 10_000
/** The time that an answer may take on its way after that, ms; it counts with no time left. */
export const ON_ITS_WAY_MS = 800

/** A step of coins by right answers, the least first. */
export const QUIZ_REWARDS: readonly { readonly right: number; readonly coins: number }[] = [
  { right: 6, coins: 10 },
  { right: 8, coins: 20 },
  { right: 10, coins: 50 },
]

export interface Answered {
  readonly isRight: boolean
  /** From when the question left the provider until the answer came, ms. */
  readonly ms: number
}

const POINTS = 10
const MS_A_POINT = 2_000

/** Returns whether an answer after so long is too late. */
export const isLate = (ms: number): boolean => ms > ANSWER_MS + ON_ITS_WAY_MS

/** The time left for an answer, ms. */
export const msLeft = (ms: number): number => Math.max(0, ANSWER_MS - ms)

const points = ({ isRight, ms }: Answered): number =>
  isRight && !isLate(ms) ? POINTS + Math.floor(msLeft(ms) / MS_A_POINT) : 0

export interface QuizScore {
  readonly score: number
  readonly right: number
  /** Of all answers; what was late counts with the whole time. */
  readonly ms: number
}

/** Adds up the answers of a session. */
export function quizScore(answers: readonly Answered[]): QuizScore {
  return {
    score: answers.reduce((sum, answer) => sum + points(answer), 0),
    right: answers.filter(({ isRight, ms }) => isRight && !isLate(ms)).length,
    ms: answers.reduce((sum, { ms }) => sum + Math.min(ms, ANSWER_MS), 0),
  }
}

/** Returns the coins for so many right answers. */
export const quizCoins = (right: number): number =>
  QUIZ_REWARDS.reduce((coins, step) => (right >= step.right ? step.coins : coins), 0)
