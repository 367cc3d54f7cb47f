import type { CallEvent } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { refreshUserInfo } from '#app/sign-in/sign-in.ts'
import { syncClock } from '#platform/clock.ts'
import { track } from '#platform/tracking/track.ts'
import { hasAccount, session } from '#session/session.ts'

/**
 * Reports a failed call, by code that is loaded with the first failure, and to tracking each change
 * that was answered, by the call's name. Tracking's own calls have a client of their own, whose events
 * are not followed.
 */
export function reportCall(event: CallEvent): void {
  const isAnswer = event.type === 'answered' || event.type === 'refused'
  if (isAnswer && event.endpoint.effect !== 'reads') {
    const code = event.type === 'refused' ? event.retCode : 0
    track({ name: 'answered', call: event.endpoint.name, code })
  }
  if (event.type === 'started' || event.type === 'answered' || event.type === 'ended') return
  import('./report-calls.ts').then((it) => it.reportCalls(event)).catch(() => {})
}

/**
 * Forgets the user where the provider has ended the session from another device, and says why: for
 * the keys in use alone.
 */
export function leaveEndedSession(event: CallEvent): void {
  if (event.type !== 'refused' || event.retCode !== RET.sessionEnded) return
  if (event.encid !== session.encOpenId) return
  void import('#app/sign-in/ended-session.ts').then((it) => it.leaveEndedSession(event))
}

/**
 * Reads the user's information again (rules.md#user-session-record) after a call that has changed
 * it, and after a return from the payment bank that failed.
 */
export function followIdentity(event: CallEvent): void {
  const { effect, needsUser, name } = event.endpoint
  // The account was untied elsewhere: screens show what a visitor sees.
  if (event.type === 'refused' && event.retCode === RET.accountNeeded && hasAccount()) {
    void refreshUserInfo()
    return
  }
  if (effect !== 'identity' || !needsUser) return
  const failed = event.type === 'refused' || event.type === 'failed'
  if (event.type === 'answered' || (failed && name.startsWith('cmb'))) void refreshUserInfo()
}

/**
 * Sets the page's clock from each answer that has the provider's time (`serverTime`), as it
 * arrives.
 */
export function syncProviderClock(event: CallEvent): void {
  if (event.type !== 'answered') return
  const { payload } = event
  if (typeof payload !== 'object' || payload === null || !('serverTime' in payload)) return
  if (typeof payload.serverTime === 'string') syncClock(payload.serverTime)
}
