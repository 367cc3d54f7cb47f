/** Changing the mobile number: rules.md#proofs. */

/**
 * The way in which the user proves who is there: a code to the old number, a card, or pictures that
 * people judge.
 */
export type PhoneWay = 'message' | 'card' | 'request'

/** `bind` gives the account its first number; `prove` comes before `number`, the new one. */
export type PhoneStep = 'bind' | 'prove' | 'number'

export interface PhoneFacts {
  /** The step that the address names. */
  readonly wish: '1' | '2'
  readonly hasMobile: boolean
  readonly hasProof: boolean
}

/**
 * The step that is possible now. A proof covers the second step alone: it is not requested twice.
 */
export function phoneStep({ wish, hasMobile, hasProof }: PhoneFacts): PhoneStep {
  if (!hasMobile) return 'bind'
  return wish === '2' && hasProof ? 'number' : 'prove'
}

/**
 * The ways that are open: without a verified name there is no card and nothing that pictures could
 * be compared with.
 */
export function phoneWays(user: {
  readonly isVerified: boolean
  readonly hasCard: boolean
}): readonly PhoneWay[] {
  if (!user.isVerified) return ['message']
  return user.hasCard ? ['message', 'card', 'request'] : ['message', 'request']
}
