import { proxy } from 'valtio'

/** Session pieces kept in the browser's session storage, so that a reload keeps them (section 4). */
const KEYS = ['openId', 'encOpenId', 'isRedirect', 'wxAuthProcessing'] as const
type Piece = (typeof KEYS)[number]

/** Who the user is (section 3, "User session"). Empty strings when signed out; `ready` once that is known. */
export const session = proxy<Record<Piece, string> & { ready: boolean }>({
  ready: false,
  openId: '',
  encOpenId: '',
  isRedirect: '',
  wxAuthProcessing: '',
})

export const isSignedIn = (): boolean => session.openId !== '' && session.encOpenId !== ''

/** Takes back what an earlier load of the page kept. */
export function restoreSession(storage: Storage): void {
  for (const key of KEYS) session[key] = storage.getItem(key) ?? ''
}

function keep(storage: Storage, pieces: Partial<Record<Piece, string>>): void {
  for (const key of KEYS) {
    const value = pieces[key]
    if (value === undefined) continue
    session[key] = value
    if (value === '') storage.removeItem(key)
    else storage.setItem(key, value)
  }
}

export function signIn(storage: Storage, keys: { openId: string; encOpenId: string }): void {
  keep(storage, { ...keys, wxAuthProcessing: '' })
}

export function signOut(storage: Storage): void {
  keep(storage, { openId: '', encOpenId: '', wxAuthProcessing: '' })
}

/**
 * Marks that the messaging app's authorization page is open, so that its redirect is known on return (section 4).
 * `state` is a random word that the page must bring back: a code that nobody asked for is not taken.
 */
export function markAuthorizing(storage: Storage, state: string): void {
  keep(storage, { wxAuthProcessing: state, isRedirect: '1' })
}
