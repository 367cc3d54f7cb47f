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
 * Takes the signed-in user's keys over from the app, or forgets them when the app has signed out.
 */
export async function adoptNativeSession(): Promise<boolean> {
  if (!inApp()) return isSignedIn()
  // Both at once: the page waits for them before it can ask for anything of the user's.
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

/** The authorization page's answer in this address, if it is one that we asked for; else null. */
function authorizationCode(): string | null {
  const query = new URLSearchParams(location.search)
  const code = query.get('code')
  const asked = session.wxAuthProcessing
  return code !== null && asked !== '' && query.get('state') === asked ? code : null
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
 * Ends a sign-in that the authorization page has just answered: exchanges the code and takes it out
 * of the address. Messages by rules.md#error-catalogue; returns the one to show, or null.
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
    // The client has already said that the network failed.
    signOut(sessionStorage)
    return null
  }
}

/**
 * Outside the app: whether the messaging app's user has an account (rules.md#login-helper). An
 * answer that does not come changes nothing: the calls that need an account say so themselves.
 */
export async function checkBinding(): Promise<void> {
  if (inApp() || !isSignedIn()) return
  const answer = await send(getLoginUserInfo, {}).catch(() => null)
  if (answer?.ok === true) session.unbound = answer.payload.wxBindFlag !== '1'
}

/** Signs the user in by the container's way (rules.md#login-entry). */
export async function requestSignIn(): Promise<SignInOutcome> {
  if (!inApp()) return leaveForAuthorization()
  const { loggedIn } = await bridge().call('login', {})
  if (!loggedIn) return 'cancelled'
  return (await adoptNativeSession()) ? 'signed-in' : 'cancelled'
}
