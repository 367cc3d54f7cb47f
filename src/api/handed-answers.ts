/**
 * The time for which an answer is good, and waited for, in ms: a slow phone's page begins its calls
 * after seconds.
 */
const FRESH = 10_000

/**
 * The answer that the app has for a call: the text of the answer, null where it could not get one.
 */
export type HandedAnswer = string | null | Promise<string | null>

/**
 * The part that identical calls have in common; `fields` are those that are not part of the path.
 */
type CallKey = (
  method: string,
  path: string,
  fields: readonly (readonly [string, string])[],
) => string

interface Handed {
  readonly callKey: CallKey
  readonly openid: string
  readonly until: number
  readonly answers: Map<string, HandedAnswer>
}

let handed: Handed | null = null

/**
 * Takes the answers that the app fetches for the screen that it opens (bridge/events.ts, event
 * `open`; offline/format.md), in place of those of an earlier opening. Each answers one call of
 * this user, once.
 */
export function takeAnswersFrom(
  openid: string,
  answers: Readonly<Record<string, HandedAnswer>>,
  callKey: CallKey,
): void {
  const until = Date.now() + FRESH
  handed = { openid, until, answers: new Map(Object.entries(answers)), callKey }
}

/** Nothing of what was handed is left. */
export function dropHandedAnswers(): void {
  handed = null
}

/** Null at the given time, for an app whose own call does not end: the page then makes it. */
const lateAt = (time: number): Promise<null> =>
  new Promise((resolve) => setTimeout(() => resolve(null), time - Date.now()))

/**
 * Returns what answers a call of a user; null where the app has handed nothing for it, or not in
 * time.
 */
export function takeHandedAnswer(
  openid: string,
  method: string,
  path: string,
  fields: readonly (readonly [string, string])[],
): HandedAnswer {
  if (handed === null || handed.openid !== openid || Date.now() > handed.until) return null
  const key = handed.callKey(method, path, fields)
  const answer = handed.answers.get(key) ?? null
  handed.answers.delete(key)
  return answer instanceof Promise ? Promise.race([answer, lateAt(handed.until)]) : answer
}
