/** The person who uses the page, and the begin and end of a sign-in (rules.md#login-entry). */

/**
 * The reason why the user is not signed in. `never`: it was not tried; `ended`: from another
 * device; `unavailable`: this container has no sign-in.
 */
export type SignedOutWhy =
  | 'never'
  | 'cancelled'
  | 'refused'
  | 'expired'
  | 'ended'
  | 'network'
  | 'unavailable'

/** `text` is the provider's sentence for a refusal or an end, else `''`. */
export interface SignedOut {
  readonly at: 'signedOut'
  readonly why: SignedOutWhy
  readonly text: string
}

/** `visitor`: keys of a user without an account. */
export type SignInState =
  | { readonly at: 'unknown' }
  | SignedOut
  | { readonly at: 'visitor' }
  | { readonly at: 'user' }

export type SignInEvent =
  /** Keys were stored, adopted from the app, or exchanged for a code or token. */
  | { readonly type: 'keys' }
  /** There are no keys. */
  | { readonly type: 'noKeys' }
  | { readonly type: 'identified'; readonly hasAccount: boolean }
  /** A sign-in ended without a user. */
  | {
      readonly type: 'failed'
      readonly why: 'cancelled' | 'refused' | 'ended' | 'network' | 'unavailable'
      readonly text?: string
    }
  /** The provider no longer takes the keys. */
  | { readonly type: 'expired' }
  /** The user, or the app, ended the session. */
  | { readonly type: 'signedOut' }

const USER: SignInState = { at: 'user' }
const out = (why: SignedOutWhy, text = ''): SignedOut => ({ at: 'signedOut', why, text })

export const NOBODY: SignedOut = out('never')

/** Returns what follows from an event. A failure stays until someone signs in or signs out. */
export function signInStep(state: SignInState, event: SignInEvent): SignInState {
  const hasKeys = state.at === 'user' || state.at === 'visitor'
  switch (event.type) {
    case 'keys':
      return hasKeys ? state : USER
    case 'noKeys':
      return state.at === 'signedOut' ? state : NOBODY
    case 'identified':
      if (!hasKeys) return state
      return event.hasAccount ? USER : { at: 'visitor' }
    case 'failed':
      return out(event.why, event.text)
    case 'expired':
      return out('expired')
    case 'signedOut':
      return NOBODY
  }
}
