import type { LoginWords } from '#domain/sign-in/arrival.ts'
import { bridge, inApp } from '#platform/bridge.ts'
import { isSignedIn, session, signIn, signOut } from '#session/session.ts'
import { sessionStore } from '#platform/stores/session-store.ts'
import { track } from '#platform/tracking/track.ts'
import { leaveDeviceTo } from '#app/forget/leave-device.ts'
import type { SignInOutcome } from './sign-in-outcome.ts'

interface Keys {
  readonly openId: string
  readonly encOpenId: string
}

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
  if (openId !== '' && encOpenId !== '') signIn(sessionStore, { openId, encOpenId })
  // Without a user, the reason stays as it was.
  else if (isSignedIn()) signOut(sessionStore)
}

async function signInByApp(): Promise<SignInOutcome> {
  const { loggedIn } = await bridge().call('login', {})
  if (loggedIn && (await adoptNativeSession())) return 'signed-in'
  signOut(sessionStore, { type: 'failed', why: 'cancelled' })
  return 'cancelled'
}

/** The other containers' means are not in the entry, where the app's pages would load them too. */
const signInHere = async (): Promise<SignInOutcome> =>
  inApp() ? signInByApp() : (await import('./outside.ts')).signInOutside()

let underWay: Promise<SignInOutcome> | null = null

/** Signs the user in by the container's means (rules.md#login-entry), one sign-in at a time. */
export function requestSignIn(): Promise<SignInOutcome> {
  underWay ??= signInHere()
    .then((outcome) => {
      if (outcome === 'signed-in') void leaveDeviceTo(session.openId)
      return outcome
    })
    .catch((): SignInOutcome => {
      // The bridge has reported its failure, the client has shown that of a call.
      if (!isSignedIn()) signOut(sessionStore, { type: 'failed', why: 'network' })
      return 'failed'
    })
    .then((outcome) => {
      underWay = null
      track({ name: 'signIn', outcome })
      return outcome
    })
  return underWay
}

/** Begins the sign-in for a screen that needs a user, where that may happen without a tap. */
export async function signInByItself(): Promise<void> {
  // Nothing has been tried, and the app's sign-in leaves no page.
  if (inApp()) await requestSignIn()
  else if (await (await import('./outside.ts')).mayBegin()) await requestSignIn()
}

/** Completes a sign-in that another page has just led back from, or brought with the address. */
export async function completeSignIn(words: LoginWords): Promise<void> {
  const isBack = session.wxAuthProcessing !== ''
  if (words.code === '' && words.token === '' && !isBack) return
  // Both files at a time: the first one would ask for the second.
  if (isBack) import('./authorization.ts').catch(() => {})
  await (await import('./arrive.ts')).arrive(words)
}

/** Fetches the signed-in user's information again. Never rejects. */
export async function refreshUserInfo(): Promise<void> {
  if (!isSignedIn()) return
  const load = import('./user-info.ts')
  await load.then(({ queryUserInfo }) => queryUserInfo()).catch(() => {})
}
