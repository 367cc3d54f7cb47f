/** The worth of an answer when the user has changed since its call left (rules.md#login-entry). */

/** The keys of a user, each `''` without a user. */
export interface CallKeys {
  readonly openid: string
  readonly encid: string
}

/** The facts of an answer that decide its worth. */
export interface AnsweredCall {
  /** True if the call only reads. */
  readonly reads: boolean
  /** True if it was refused because its keys are no user's. */
  readonly refused: boolean
}

/**
 * `use`: the answer holds; `again`: the call is sent once more with the keys in use; `drop`: the
 * answer is another user's, and what was changed must not be changed again.
 */
export type AnswerUse = 'use' | 'again' | 'drop'

/**
 * Returns what becomes of an answer to a call that carried `sent`, with `now` in use when it
 * arrives.
 */
export function answerUse(sent: CallKeys, now: CallKeys, call: AnsweredCall): AnswerUse {
  // Sent without keys it would be refused as well.
  if (call.refused && now.encid === '') return 'use'
  const isOthers = sent.openid !== '' && sent.openid !== now.openid
  if (isOthers && call.reads) return 'again'
  if (isOthers) return now.openid === '' ? 'use' : 'drop'
  const isOutdated = call.refused && now.encid !== sent.encid
  return isOutdated && call.reads ? 'again' : 'use'
}
