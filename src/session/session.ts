import { proxy } from 'valtio'
import { claimDrafts } from './draft.ts'

/** Session pieces kept in the browser's session storage, for reloads (rules.md#session-pieces). */
const KEYS = [
  'openId',
  'encOpenId',
  'keysIssuedAt',
  'keysRenewed',
  'isRedirect',
  'wxAuthProcessing',
  'adClickId',
  'adAccountId',
  'adPlanId',
] as const
type Piece = (typeof KEYS)[number]

/**
 * Which advertisement led here: the fields of an address, and the pieces that keep them
 * (rules.md#tracking).
 */
const AD_FIELDS = { adClickId: 'clickId', adAccountId: 'accountId', adPlanId: 'planId' } as const
const AD_WORD = /^[\w-]{1,64}$/

/**
 * Who the user is (rules.md#user-session-record). Empty strings when signed out; `ready` once that
 * is known.
 */
export const session = proxy<Record<Piece, string> & { ready: boolean; unbound: boolean }>({
  ready: false,
  /**
   * The messaging app's user has no account here yet and is sent to bind one
   * (rules.md#login-helper).
   */
  unbound: false,
  openId: '',
  encOpenId: '',
  /**
   * When this page got the keys, ms since 1970; whether by a renewal (`1`), not by the user's own
   * sign-in.
   */
  keysIssuedAt: '',
  keysRenewed: '',
  isRedirect: '',
  wxAuthProcessing: '',
  adClickId: '',
  adAccountId: '',
  adPlanId: '',
})

export const isSignedIn = (): boolean => session.openId !== '' && session.encOpenId !== ''

/** Takes back what an earlier load of the page kept. */
export function restoreSession(storage: Storage): void {
  for (const key of KEYS) session[key] = storage.getItem(key) ?? ''
}

const departures = new Set<() => void>()

/** Calls back when a user's session ends on this page, before anybody else's begins. */
export function onDeparture(act: () => void): void {
  departures.add(act)
}

function depart(next: string): void {
  if (session.openId === '' || session.openId === next) return
  for (const act of departures) act()
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
  claimDrafts(storage, keys.openId)
  depart(keys.openId)
  const isNew = keys.encOpenId !== session.encOpenId
  // The mark of a renewal belongs to the keys before, unless an authorization page was opened for
  // these.
  const keysRenewed = session.wxAuthProcessing === '' ? '' : session.keysRenewed
  const issued = isNew ? { keysIssuedAt: String(Date.now()), keysRenewed } : {}
  keep(storage, { ...keys, ...issued, wxAuthProcessing: '' })
}

/**
 * The keys in use replaced expired ones; kept over a reload, so that a second expiry is not renewed
 * without end.
 */
export function markRenewed(storage: Storage): void {
  keep(storage, { keysRenewed: '1' })
}

/** When the keys in use were got by a renewal, ms since 1970; null for keys of a sign-in. */
export function renewedAt(): number | null {
  const at = Number(session.keysIssuedAt)
  return session.keysRenewed === '1' && at > 0 ? at : null
}

/** Keeps which advertisement the address says led here; one that says nothing changes nothing. */
export function keepAdvertising(storage: Storage, search: string): void {
  const query = new URLSearchParams(search)
  if (!AD_WORD.test(query.get(AD_FIELDS.adClickId) ?? '')) return
  const word = (field: string) => {
    const value = query.get(field) ?? ''
    return AD_WORD.test(value) ? value : ''
  }
  keep(storage, {
    adClickId: word(AD_FIELDS.adClickId),
    adAccountId: word(AD_FIELDS.adAccountId),
    adPlanId: word(AD_FIELDS.adPlanId),
  })
}

export function signOut(storage: Storage): void {
  depart('')
  session.unbound = false
  keep(storage, {
    openId: '',
    encOpenId: '',
    keysIssuedAt: '',
    keysRenewed: '',
    wxAuthProcessing: '',
  })
}

/**
 * Marks that the messaging app's authorization page is open, so that its redirect is known on
 * return (rules.md#session-pieces). `state` is a random word that the page must bring back: a code
 * that nobody asked for is not taken. `renewal`: the keys that come will replace expired ones.
 */
export function markAuthorizing(storage: Storage, state: string, renewal = false): void {
  keep(storage, { wxAuthProcessing: state, isRedirect: '1', keysRenewed: renewal ? '1' : '' })
}
