import * as v from 'valibot'
import { proxy } from 'valtio'
import {
  NOBODY,
  signInStep,
  type SignedOut,
  type SignInEvent,
  type SignInState,
} from '#domain/sign-in/sign-in.ts'
import type { AccountLack, UserInfo } from '#domain/sign-in/user-info.ts'
import {
  isOriginWord,
  nextOrigin,
  originOf,
  type CampaignOrigin,
} from '#domain/tracking/campaign-origin.ts'
import type { Store } from '#platform/stores/browser-store.ts'
import { claimDrafts } from './draft.ts'

/**
 * Session pieces stored in the browser's session storage, for reloads (rules.md#session-pieces).
 */
const KEYS = [
  'openId',
  'encOpenId',
  'keysIssuedAt',
  'keysRenewed',
  'isRedirect',
  'wxAuthProcessing',
  'loginState',
  'byAddress',
  'accountUnsaid',
  'newTabSaid',
  'signInAgain',
  'signInBegunAt',
  'signedOut',
  'redirectUrl',
  'campaignId',
  'markId',
  'channel',
  'adClickId',
  'adAccountId',
  'adPlanId',
] as const
type Piece = (typeof KEYS)[number]

/**
 * The advertisement that led here: the fields of an address, and the pieces that keep them
 * (rules.md#tracking).
 */
const AD_FIELDS = { adClickId: 'clickId', adAccountId: 'accountId', adPlanId: 'planId' } as const

interface Session extends Record<Piece, string> {
  ready: boolean
  state: SignInState
  userInfo: UserInfo | null
  lack: AccountLack | null
  authFlag: UserInfo['authFlag']
  arrivalFailed: boolean
  token: string
}

/**
 * The user (rules.md#user-session-record). Empty strings when signed out; `ready` once that is
 * known.
 */
export const session = proxy<Session>({
  ready: false,
  state: { at: 'unknown' },
  /** In memory only, as is `token`. Null before the provider has answered. */
  userInfo: null,
  /**
   * The thing that the user still needs for a screen of users; follows `userInfo`
   * (rules.md#login-helper).
   */
  lack: null,
  /** Says whether the name is verified; -1 before anyone is known. */
  authFlag: '-1',
  /** The page came back from a sign-in that failed, and the user has not gone on yet. */
  arrivalFailed: false,
  /** Of the mini-program's login: gives new keys once. */
  token: '',
  openId: '',
  encOpenId: '',
  /**
   * The time when this page got the keys, ms since 1970; whether by a renewal (`1`), not by the
   * user's own sign-in.
   */
  keysIssuedAt: '',
  keysRenewed: '',
  /** `1`: the page was left for one that leads back here, so the next load continues its history. */
  isRedirect: '',
  /** The random word of the authorization under way. */
  wxAuthProcessing: '',
  /** The random word given to the container's own login page, which has to bring it back. */
  loginState: '',
  /**
   * `1`: the user was signed in by an address that this tab had not requested, and has not
   * confirmed the account.
   */
  byAddress: '',
  /** `1`: the user was signed in by an address, and the account has not been said yet. */
  accountUnsaid: '',
  /** `1`: this tab has said why no user is signed in here while one is on the device. */
  newTabSaid: '',
  /** `1`: the authorization under way was begun again after a code that had expired. */
  signInAgain: '',
  /** The time when a guard last left the page by itself, ms since 1970. */
  signInBegunAt: '',
  /**
   * The reason why the last sign-in failed, as JSON: a reload must not try it again. With keys:
   * that who has them has no account.
   */
  signedOut: '',
  /** The address to open once the trip that signs in is over. */
  redirectUrl: '',
  campaignId: '',
  markId: '',
  channel: '',
  adClickId: '',
  adAccountId: '',
  adPlanId: '',
})

export const isSignedIn = (): boolean => session.openId !== '' && session.encOpenId !== ''

/**
 * Returns whether the user has an account, as far as is known: the keys of a visitor, who has none
 * or has untied it, open nothing of one. Reactive where the session is watched.
 */
export const hasAccount = (): boolean => isSignedIn() && session.state.at !== 'visitor'

const endedSignIn = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    at: v.literal('signedOut'),
    why: v.picklist(['cancelled', 'refused', 'expired', 'ended', 'network', 'unavailable']),
    text: v.string(),
  }),
)

function restoredState(): SignInState {
  if (isSignedIn()) return { at: session.signedOut === '' ? 'user' : 'visitor' }
  const ended = v.safeParse(endedSignIn, session.signedOut)
  return ended.success ? ended.output : { at: 'unknown' }
}

/** Restores the pieces that an earlier load of the page stored. */
export function restoreSession(storage: Store): void {
  for (const key of KEYS) session[key] = storage.getItem(key) ?? ''
  forgetUserInfo()
  session.state = restoredState()
}

function forgetUserInfo(): void {
  session.userInfo = null
  session.lack = null
  session.authFlag = '-1'
  session.token = ''
}

/**
 * Returns why the user is not signed in; `never` where there are no keys and none were requested.
 */
export const whySignedOut = (state: SignInState): SignedOut =>
  state.at === 'signedOut' ? state : NOBODY

const departures = new Set<(storage: Store) => void>()

/**
 * Calls back when a user's session ends on this page, before another user's begins, with the
 * storage of the session.
 */
export function onDeparture(act: (storage: Store) => void): void {
  departures.add(act)
}

function depart(storage: Store, next: string): void {
  if (session.openId === '' || session.openId === next) return
  for (const act of departures) act(storage)
}

/** Sets pieces, and keeps them for reloads; an empty one is removed. */
export function keep(storage: Store, pieces: Partial<Record<Piece, string>>): void {
  for (const key of KEYS) {
    const value = pieces[key]
    if (value === undefined) continue
    session[key] = value
    if (value === '') storage.removeItem(key)
    else storage.setItem(key, value)
  }
}

/** Moves the state of the sign-in on, and keeps a failure, or a visitor, for reloads. */
export function step(storage: Store, event: SignInEvent): void {
  session.state = signInStep(session.state, event)
  const { state } = session
  const isKept = state.at === 'visitor' || (state.at === 'signedOut' && state.why !== 'never')
  keep(storage, { signedOut: isKept ? JSON.stringify(state) : '' })
}

export function signIn(storage: Store, keys: { openId: string; encOpenId: string }): void {
  claimDrafts(storage, keys.openId)
  depart(storage, keys.openId)
  if (session.openId !== keys.openId) {
    forgetUserInfo()
    keep(storage, { byAddress: '', accountUnsaid: '' })
  }
  const isNew = keys.encOpenId !== session.encOpenId
  // The mark of a renewal belongs to the keys before, unless an authorization page was opened for
  // these.
  const keysRenewed = session.wxAuthProcessing === '' ? '' : session.keysRenewed
  const issued = isNew ? { keysIssuedAt: String(Date.now()), keysRenewed } : {}
  keep(storage, { ...keys, ...issued, wxAuthProcessing: '', signInAgain: '' })
  step(storage, { type: 'keys' })
}

/** The way in which a session ends or a sign-in fails. */
type End = Extract<SignInEvent, { type: 'signedOut' | 'failed' | 'expired' }>

/** Keeps which advertisement the address says led here; one that says nothing changes nothing. */
export function keepAdvertising(storage: Store, search: string): void {
  const query = new URLSearchParams(search)
  if (!isOriginWord(query.get(AD_FIELDS.adClickId) ?? '')) return
  const word = (field: string) => {
    const value = query.get(field) ?? ''
    return isOriginWord(value) ? value : ''
  }
  keep(storage, {
    adClickId: word(AD_FIELDS.adClickId),
    adAccountId: word(AD_FIELDS.adAccountId),
    adPlanId: word(AD_FIELDS.adPlanId),
  })
}

/** Returns what led the user here; empty words where nothing is known. */
export const campaignOrigin = (): CampaignOrigin => {
  const { campaignId, markId, channel } = session
  return { campaignId, markId, channel }
}

/** Keeps the campaign that an address names (rules.md#campaign-origin). */
export function keepCampaign(storage: Store, url: Pick<URL, 'pathname' | 'search'>): void {
  keep(storage, nextOrigin(campaignOrigin(), originOf(url)))
}

/** Forgets the keys. By default the user or the app ended the session. */
export function signOut(storage: Store, end: End = { type: 'signedOut' }): void {
  depart(storage, '')
  forgetUserInfo()
  keep(storage, {
    openId: '',
    encOpenId: '',
    keysIssuedAt: '',
    keysRenewed: '',
    wxAuthProcessing: '',
    byAddress: '',
    accountUnsaid: '',
    signInAgain: '',
  })
  step(storage, end)
}

/** Settles the session: the user is the one whose keys are there by now, or there is none. */
export function settle(storage: Store): void {
  if (!isSignedIn()) step(storage, { type: 'noKeys' })
  session.ready = true
}

/** The trip is over, or has led nowhere. */
export function endTrip(storage: Store): void {
  keep(storage, { isRedirect: '', redirectUrl: '' })
}
