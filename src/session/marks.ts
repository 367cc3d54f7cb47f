/** Marks of a sign-in under way (rules.md#session-pieces). Not in the entry. */
import type { Store } from '#platform/stores/browser-store.ts'
import { keep, session } from './session.ts'

/**
 * The keys in use replaced expired ones; stored over a reload, so that a second expiry is not
 * renewed without end.
 */
export function markRenewed(storage: Store): void {
  keep(storage, { keysRenewed: '1' })
}

/**
 * Returns when the keys in use were got by a renewal, ms since 1970; null for keys of a sign-in.
 */
export function renewedAt(): number | null {
  const at = Number(session.keysIssuedAt)
  return session.keysRenewed === '1' && at > 0 ? at : null
}

/** Keeps the token of a mini-program's login, which gives new keys once. */
export function keepMiniToken(token: string): void {
  session.token = token
}

/**
 * Marks that the messaging app's authorization page is open, so that its redirect is known on
 * return (rules.md#session-pieces). `state` is a random word that the page must bring back: a code
 * that was not requested is refused. `renewal`: the keys that come will replace expired ones.
 */
export function markAuthorizing(storage: Store, state: string, renewal = false): void {
  keep(storage, { wxAuthProcessing: state, keysRenewed: renewal ? '1' : '' })
}

/** Marks that the container's own login page is open; it brings the word back with a token. */
export function markLogin(storage: Storage, loginState: string): void {
  keep(storage, { loginState })
}

/** The login has been answered: its word counts once. */
export function markLoginOver(storage: Storage): void {
  keep(storage, { loginState: '' })
}

/**
 * Marks that an address has signed the user in, so that the account is shown; `asked`: by a sign-in
 * that this tab had begun, else the user confirms the account before an identity step.
 */
export function markByAddress(storage: Storage, asked: boolean): void {
  keep(storage, { byAddress: asked ? '' : '1', accountUnsaid: '1' })
}

/** The user has confirmed the account. */
export function markConfirmed(storage: Storage): void {
  keep(storage, { byAddress: '' })
}

/** The account has been said. */
export function markSaid(storage: Storage): void {
  keep(storage, { accountUnsaid: '' })
}

/** The authorization page was closed without signing the user in. */
export function markAuthorizationOver(storage: Store): void {
  keep(storage, { wxAuthProcessing: '' })
}

/** The next code that has expired is not requested again automatically. */
export function markAskedAgain(storage: Store): void {
  keep(storage, { signInAgain: '1' })
}

/** A guard leaves the page by itself now. */
export function markBegun(storage: Store): void {
  keep(storage, { signInBegunAt: String(Date.now()) })
}

/** Returns when a guard last left the page by itself, ms since 1970; null for never in this tab. */
export const begunAt = (): number | null => {
  const at = Number(session.signInBegunAt)
  return at > 0 ? at : null
}

/**
 * The page is left for one that leads back here, with the history that it has; a sign-in leads back
 * to `redirectUrl`.
 */
export function markTrip(storage: Store, redirectUrl = ''): void {
  keep(storage, { isRedirect: '1', redirectUrl })
}
