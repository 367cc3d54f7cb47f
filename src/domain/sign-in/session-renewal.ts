/**
 * Keys that expire this soon after a renewal would be renewed without end: the user is prompted
 * instead.
 */
const SOON_MS = 60_000

export interface Expiry {
  /** True if the keys of the refused call are not in use any more: there are others, or none. */
  readonly replaced: boolean
  /** True if the refused call only reads. */
  readonly reads: boolean
  /** True if the container renews by leaving the page, which would take what the user sees away. */
  readonly leaves: boolean
  /**
   * The time when the keys in use were got by a renewal, ms since 1970; null for keys of a sign-in.
   */
  readonly renewedAt: number | null
  readonly now: number
}

export type RenewalEvent =
  | ({ readonly type: 'expired' } & Expiry)
  | { readonly type: 'ended'; readonly outcome: 'renewed' | 'failed' | 'declined' | 'left' }
  | { readonly type: 'answered' }

/** `renewing`: by the container's own means; `asking`: the user is prompted to sign in again. */
export type RenewalState = 'resting' | 'renewing' | 'asking'

/**
 * `goOn`: the keys were dealt with already; `wait`: for what is under way; `renew`: start a
 * renewal; `ask`: ask the user to sign in again; `signOut`: the user has declined; `rest`: nothing
 * is left to do.
 */
export type RenewalStep = 'goOn' | 'wait' | 'renew' | 'ask' | 'signOut' | 'rest'

function onExpired(state: RenewalState, it: Expiry): readonly [RenewalState, RenewalStep] {
  if (state !== 'resting') return [state, 'wait']
  if (it.replaced) return ['resting', 'goOn']
  // A clock that was set back must not allow one renewal after the other.
  const soon = it.renewedAt !== null && it.now - it.renewedAt < SOON_MS
  return soon || (it.leaves && !it.reads) ? ['asking', 'ask'] : ['renewing', 'renew']
}

/**
 * Returns what follows from an event while the session is in a state: one renewal at a time, and
 * never two in a row.
 */
export function renewalStep(
  state: RenewalState,
  event: RenewalEvent,
): readonly [RenewalState, RenewalStep] {
  switch (event.type) {
    case 'expired':
      return onExpired(state, event)
    case 'ended':
      switch (event.outcome) {
        case 'renewed':
          return ['resting', 'goOn']
        case 'failed':
          return ['asking', 'ask']
        case 'declined':
          return ['resting', 'signOut']
        case 'left':
          return ['renewing', 'rest']
      }
    case 'answered':
      return ['resting', 'rest']
  }
}
