import type { ExpiredKeys } from '#api/client.ts'
import {
  renewalStep,
  type RenewalEvent,
  type RenewalState,
  type RenewalStep,
} from '#domain/identity/session-renewal.ts'
import { inApp } from '#platform/bridge.ts'
import { isSignedIn, markRenewed, renewedAt, session, signOut } from '#session/session.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import { queries } from './queries.ts'
import { forgetSnapshots } from './snapshots.ts'
import { leaveForAuthorization, requestSignIn, adoptNativeSession } from './sign-in.ts'

type Outcome = Extract<RenewalEvent, { type: 'ended' }>['outcome']

let state: RenewalState = 'resting'
/** What a call that was refused meanwhile waits for: whether there are new keys. */
let underWay: Promise<boolean> = Promise.resolve(false)

function next(event: RenewalEvent): RenewalStep {
  const [after, step] = renewalStep(state, event)
  state = after
  return step
}

const hasOther = (expired: string): boolean => isSignedIn() && session.encOpenId !== expired

/**
 * The container's own way: keys that the app has renewed already, else its login; outside it the
 * authorization page.
 */
async function renew(expired: string): Promise<Outcome> {
  if (!inApp()) {
    leaveForAuthorization(true)
    // Who comes back by the browser's own button finds this page as it was left.
    window.addEventListener('pageshow', () => next({ type: 'answered' }), { once: true })
    return 'left'
  }
  try {
    await adoptNativeSession()
    if (!isSignedIn()) return 'failed'
    if (!hasOther(expired) && (await requestSignIn()) === 'cancelled') return 'declined'
  } catch {
    return 'failed'
  }
  if (!hasOther(expired)) return 'failed'
  markRenewed(sessionStorage)
  return 'renewed'
}

/**
 * Signs the user in again on one tap; whoever leaves the question is signed out, so that screens
 * offer to sign in.
 */
async function ask(expired: string): Promise<boolean> {
  forgetSnapshots()
  try {
    const answer = await dialog.alert({
      content: '登录已过期，请重新登录',
      confirmText: '重新登录',
    })
    if (answer === 'confirm' && (await requestSignIn()) === 'left') return false
  } catch {
    // The bridge has reported it: there are no other keys.
  }
  if (!hasOther(expired)) {
    signOut(sessionStorage)
    return false
  }
  // It may be somebody else by now.
  void queries.resetQueries()
  return true
}

async function run(step: RenewalStep, expired: string): Promise<boolean> {
  switch (step) {
    case 'goOn':
      return hasOther(expired)
    case 'ask':
      return ask(expired).finally(() => next({ type: 'answered' }))
    case 'renew': {
      const outcome = await renew(expired)
      return run(next({ type: 'ended', outcome }), expired)
    }
    case 'signOut':
      signOut(sessionStorage)
      return false
    case 'rest':
      return false
    case 'wait':
      return underWay
  }
}

/**
 * New keys in place of expired ones, once for all calls that were refused for them; whether there
 * are any.
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
  if (step === 'wait') return underWay
  underWay = run(step, encid)
  return underWay
}
