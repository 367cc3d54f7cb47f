import { dropDrafts } from '#session/draft.ts'
import { forgetRecords } from '#session/history.ts'
import { sessionStore } from '#platform/stores/session-store.ts'
import { session, signOut } from '#session/session.ts'
import { queries } from '#app/data/queries.ts'

/**
 * The provider has ended the session with these keys from another device, and says why: what
 * belongs to the user leaves this one, and the reason is shown (rules.md#session-end).
 */
export function leaveEndedSession(end: { readonly retMsg: string; readonly encid: string }): void {
  // Somebody has signed in while this file was loaded.
  if (end.encid === '' || end.encid !== session.encOpenId) return
  signOut(sessionStore, { type: 'failed', why: 'ended', text: end.retMsg })
  session.arrivalFailed = true
  dropDrafts(sessionStore, '')
  forgetRecords(sessionStore)
  queries.clear()
}
