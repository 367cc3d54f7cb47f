import { dropHandedAnswers } from '#api/handed-answers.ts'
import { forgetClock } from '#platform/clock.ts'
import { restoreSession, session } from '#session/session.ts'
import { clearRewards } from '#shared/engines/reward/rewards.ts'
import { clearToasts } from '#ui/base/toast.ts'
import { withdrawQuestions } from '#ui/overlays/dialog.ts'
import { sessionStore } from '#platform/stores/session-store.ts'
import { queries } from '#app/data/queries.ts'
import { forgetTabs } from '#app/tabs/tab-addresses.ts'

/** Ends what belongs to the screens that were shown: what floats above them, answers, the clock. */
export function forgetScreens(): void {
  withdrawQuestions()
  clearToasts()
  clearRewards()
  forgetTabs()
  void queries.cancelQueries()
  queries.clear()
  dropHandedAnswers()
  forgetClock()
}

/**
 * Ends all that the page has of its user. Nothing may be drawn while it runs. What the device keeps
 * stays: other pages of the same user share it.
 */
export function forgetUser(): void {
  forgetScreens()
  sessionStore.clear()
  restoreSession(sessionStore)
  session.ready = false
}
