import { send } from '#api/client.ts'
import { getLoginUserInfo, queryOpenId } from '#api/calls/login.ts'
import { authorizeUrl } from '#platform/build-env.ts'
import { bridge, inApp } from '#platform/bridge.ts'
import { isSignedIn, markAuthorizing, session, signIn, signOut } from '#session/session.ts'

interface Keys {
  readonly openId: string
  readonly encOpenId: string
}

/** How a sign-in (rules.md#login-entry) ended. `left`: on the way to the authorization page. */
export type SignInOutcome = 'signed-in' | 'cancelled' | 'left'

/**
 * Takes the signed-in user's keys over from the app, or signs out where the app has. Returns
 * whether a user is signed in.
 */
export async function adoptNativeSession(): Promise<boolean> {
  if (!inApp()) return isSignedIn()
  // In parallel: every call for the user waits for both.
  const [{ loggedIn }, { openId, encOpenId }] = await Promise.all([
    bridge().call('isLoggedIn', {}),
    bridge().call('getUserInfo', {}),
  ])
  adoptKeys(loggedIn ? { openId, encOpenId } : { openId: '', encOpenId: '' })
  return isSignedIn()
}

/** Signs in with the app's keys, or out where it has none. */
export function adoptKeys({ openId, encOpenId }: Keys): void {
  if (openId === '' || encOpenId === '') signOut(sessionStorage)
  else signIn(sessionStorage, { openId, encOpenId })
}

/**
 * The authorization page's code in this address; null without one, or where its `state` is not the
 * one that was sent.
 */
function authorizationCode(): string | null {
  const query = new URLSearchParams(location.search)
  const code = query.get('code')
  const sentState = session.wxAuthProcessing
  return code !== null && sentState !== '' && query.get('state') === sentState ? code : null
}

/** This page's URL without what the authorization page added. */
function cleanUrl(): URL {
  const url = new URL(location.href)
  url.searchParams.delete('code')
  url.searchParams.delete('state')
  return url
}

export function leaveForAuthorization(renewal = false): SignInOutcome {
  const state = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  markAuthorizing(sessionStorage, state, renewal)
  const target = new URL(authorizeUrl(), location.origin)
  target.searchParams.set('redirect_uri', cleanUrl().href)
  target.searchParams.set('state', state)
  location.assign(target)
  return 'left'
}

/**
 * Completes a sign-in that the authorization page has just redirected back from: exchanges the code
 * and removes it from the address. Returns the message to show (rules.md#error-catalogue), or
 * null.
 */
export async function completeAuthorization(): Promise<string | null> {
  const code = authorizationCode()
  if (code === null) return null
  const clean = cleanUrl()
  history.replaceState(history.state, '', `${clean.pathname}${clean.search}${clean.hash}`)
  try {
    const answer = await send(queryOpenId, { code, source: 'h5' })
    if (answer.ok) {
      signIn(sessionStorage, { openId: answer.payload.openid, encOpenId: answer.payload.encid })
      return null
    }
    signOut(sessionStorage)
    if (answer.retCode === 1004) return answer.retMsg
    if (answer.retCode === 40029) {
      leaveForAuthorization()
      return null
    }
    return '网络错误，请稍后再试'
  } catch {
    // The network toast has been shown already.
    signOut(sessionStorage)
    return null
  }
}

/**
 * Outside the app: whether the messaging app's user has an account (rules.md#login-helper). Without
 * an answer nothing changes: calls that need an account are refused by themselves.
 */
export async function checkBinding(): Promise<void> {
  if (inApp() || !isSignedIn()) return
  const answer = await send(getLoginUserInfo, {}).catch(() => null)
  if (answer?.ok === true) session.unbound = answer.payload.wxBindFlag !== '1'
}

/** Signs the user in by the container's means (rules.md#login-entry). */
export async function requestSignIn(): Promise<SignInOutcome> {
  if (!inApp()) return leaveForAuthorization()
  const { loggedIn } = await bridge().call('login', {})
  if (!loggedIn) return 'cancelled'
  return (await adoptNativeSession()) ? 'signed-in' : 'cancelled'
}
