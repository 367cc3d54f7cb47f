import { send } from '#api/client.ts'
import { signOut as endSession } from '#api/calls/login.ts'
import { announceSignOut } from '#session/other-tabs.ts'
import { isSignedIn, session, signOut } from '#session/session.ts'
import { dropDrafts } from '#session/draft.ts'
import { forgetRecords } from '#session/history.ts'
import { queries } from '#app/data/queries.ts'
import { sessionStore } from '#platform/stores/session-store.ts'

/**
 * Ends the session at the provider, then forgets on this page all that belongs to the user. Without
 * an answer the page forgets all the same: another person may be next.
 */
async function endHere(): Promise<void> {
  if (isSignedIn()) await send(endSession, {}).catch(() => null)
  signOut(sessionStore)
  dropDrafts(sessionStore, '')
  forgetRecords(sessionStore)
  queries.clear()
}

/** Signs the user out, here and in the browser's other tabs. */
export async function signOutUser(): Promise<void> {
  announceSignOut(session.openId)
  await endHere()
}

/** Ends this tab's session where its user has signed out in another; resolves with whether it did. */
export async function signOutToo(openId: string): Promise<boolean> {
  if (session.openId !== openId) return false
  await endHere()
  return true
}
