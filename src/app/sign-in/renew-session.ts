import type { ExpiredKeys } from '#api/client.ts'
import {
  renewalStep,
  type RenewalEvent,
  type RenewalState,
  type RenewalStep,
} from '#domain/sign-in/session-renewal.ts'
import { NOBODY } from '#domain/sign-in/sign-in.ts'
import { signsInByItself } from '#domain/sign-in/sign-in-rest.ts'
import { inApp, signInContainer } from '#platform/bridge.ts'
import { begunAt, markBegun, markRenewed, renewedAt } from '#session/marks.ts'
import { isSignedIn, session, signOut } from '#session/session.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import { sessionStore } from '#platform/stores/session-store.ts'
import { queries } from '#app/data/queries.ts'
import { forgetViews } from '#app/snapshots/snapshots.ts'
import { requestSignIn, adoptNativeSession } from './sign-in.ts'

type Outcome = Extract<RenewalEvent, { type: 'ended' }>['outcome']

let state: RenewalState = 'resting'
/**
 * The renewal in flight, which calls that are refused meanwhile wait for: whether there are new
 * keys.
 */
let renewal: Promise<boolean> = Promise.resolve(false)

function next(event: RenewalEvent): RenewalStep {
  const [after, step] = renewalStep(state, event)
  state = after
  return step
}

const hasNewKeys = (expired: string): boolean => isSignedIn() && session.encOpenId !== expired

/**
 * Leaves for new keys without a prompt, where a guard might for the first ones: the messaging app
 * asks nothing of a user who has agreed before. Elsewhere the user is prompted.
 */
async function leaveForKeys(): Promise<Outcome> {
  const container = await signInContainer()
  if (container === 'mini-program') {
    const { renewByToken } = await import('./token.ts')
    return (await renewByToken().catch(() => false)) ? 'renewed' : 'failed'
  }
  const mayLeave = signsInByItself(NOBODY, container, begunAt(), Date.now())
  if (container !== 'wechat' || !mayLeave) return 'failed'
  markBegun(sessionStore)
  if (!sessionStore.isKept('signInBegunAt')) return 'failed'
  const { leaveForAuthorization } = await import('./authorization.ts')
  leaveForAuthorization(true)
  // A user who returns by the browser's back button finds this page unchanged.
  window.addEventListener('pageshow', () => next({ type: 'answered' }), { once: true })
  return 'left'
}

/**
 * Renews by the container's means: in the app, keys that it has renewed already or else its login;
 * outside the app see `leaveForKeys`.
 */
async function renew(expired: string): Promise<Outcome> {
  if (!inApp()) {
    const outcome = await leaveForKeys()
    if (outcome === 'renewed') markRenewed(sessionStore)
    return outcome
  }
  try {
    await adoptNativeSession()
    if (!isSignedIn()) return 'failed'
    if (!hasNewKeys(expired) && (await requestSignIn()) === 'cancelled') return 'declined'
  } catch {
    return 'failed'
  }
  if (!hasNewKeys(expired)) return 'failed'
  markRenewed(sessionStore)
  return 'renewed'
}

/**
 * Prompts the user to sign in again. A user who closes the dialog is signed out, so that screens
 * offer to sign in; after a sign-in all data is requested again.
 */
async function askToSignIn(expired: string): Promise<void> {
  forgetViews()
  try {
    const answer = await dialog.alert({
      content: '登录已过期，请重新登录',
      confirmText: '重新登录',
    })
    if (answer === 'confirm' && (await requestSignIn()) === 'left') return
  } catch {
    // The bridge has reported the failure: there are no new keys.
  }
  if (!hasNewKeys(expired)) return signOut(sessionStore, { type: 'expired' })
  // Another user may have signed in.
  void queries.resetQueries()
}

async function run(step: RenewalStep, expired: string): Promise<boolean> {
  switch (step) {
    case 'goOn':
      return hasNewKeys(expired)
    case 'ask':
      // The answer may take its time: what waits for keys ends now, and is settled under the dialog.
      void askToSignIn(expired).finally(() => next({ type: 'answered' }))
      return false
    case 'renew': {
      const outcome = await renew(expired)
      return run(next({ type: 'ended', outcome }), expired)
    }
    case 'signOut':
      signOut(sessionStore, { type: 'expired' })
      return false
    case 'rest':
      return false
    case 'wait':
      return renewal
  }
}

/**
 * Renews expired keys, once for all calls that were refused with them. Resolves to whether there
 * are new keys.
 */
export function renewSession({ encid, reads }: ExpiredKeys): Promise<boolean> {
  const step = next({
    type: 'expired',
    replaced: session.encOpenId !== encid,
    reads,
    leaves: !inApp(),
    renewedAt: renewedAt(),
    now: Date.now(),
  })
  if (step === 'wait') return renewal
  renewal = run(step, encid)
  return renewal
}
