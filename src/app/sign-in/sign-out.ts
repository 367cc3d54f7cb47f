import { send } from '#api/client.ts'
import { signOut as endSession } from '#api/calls/login.ts'
import { isSignedIn, signOut } from '#session/session.ts'
import { dropDrafts } from '#session/draft.ts'
import { forgetRecords } from '#session/history.ts'
import { forgetPrivatePages } from '#shared/page-blocks/kept-pages.ts'
import { queries } from '#app/queries.ts'

/**
 * Ends the session at the provider, then forgets on this page all that belongs to the user. Without
 * an answer the page forgets all the same: another person may be next.
 */
export async function signOutUser(): Promise<void> {
  if (isSignedIn()) await send(endSession, {}).catch(() => null)
  signOut(sessionStorage)
  dropDrafts(sessionStorage, '')
  forgetRecords(sessionStorage)
  forgetPrivatePages()
  queries.clear()
}
