import { signsInByItself } from '#domain/sign-in/sign-in-rest.ts'
import { signInContainer } from '#platform/bridge.ts'
import { begunAt, markBegun } from '#session/marks.ts'
import { session } from '#session/session.ts'
import type { SignInOutcome } from './sign-in-outcome.ts'
import { sessionStore } from '#platform/stores/session-store.ts'

/** The means of the containers outside the app (rules.md#login-entry). */
export async function signInOutside(): Promise<SignInOutcome> {
  const container = await signInContainer()
  switch (container) {
    case 'native':
      return 'failed'
    case 'mini-program':
      return (await import('./mini-program.ts')).openLoginPage()
    case 'bank-partner':
      return (await import('./partner.ts')).handOver()
    case 'alipay':
      return (await import('./payment-app.ts')).openInApp()
    case 'wechat':
    case 'browser':
      return (await import('./authorization.ts')).leaveForAuthorization()
  }
}

/** Returns whether a screen may begin the sign-in without a tap; if so, that counts from now on. */
export async function mayBegin(): Promise<boolean> {
  const container = await signInContainer()
  // One is under way: the page is about to be left.
  if (session.wxAuthProcessing !== '') return false
  if (!signsInByItself(session.state, container, begunAt(), Date.now())) return false
  markBegun(sessionStore)
  // Without the mark the page that comes back would leave once more, without end.
  return sessionStore.isKept('signInBegunAt')
}
