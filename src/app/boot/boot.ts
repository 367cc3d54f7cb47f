import { inApp } from '#platform/bridge.ts'
import { hasDeclined, isAgreed } from '#platform/consent.ts'
import { sessionStore } from '#platform/stores/session-store.ts'
import { isSignedIn, restoreSession, session, signOut } from '#session/session.ts'
import { takeEarlyAnswers } from '#app/sign-in/handed-keys.ts'
import { takeEntryWords } from './entry-words.ts'
import { followApp } from './follow-app.ts'
import { settleFirstSession, settleOnceAgreed } from './settle-session.ts'

/**
 * Starts a page at its own address, after `prepare`. Rendering does not wait for the session; the
 * promise is for the first answers, where a render may wait for them.
 */
export function boot(): Promise<void> {
  restoreSession(sessionStore)
  // The answer was given in another tab, whose keys alone went with it.
  if (hasDeclined() && isSignedIn()) signOut(sessionStore)
  const words = takeEntryWords()
  if (!inApp()) takeEarlyAnswers(isAgreed() ? session.openId : '')
  followApp()
  return isAgreed() ? settleFirstSession(words) : settleOnceAgreed(words)
}
