import { subscribe } from 'valtio'
import { consent, hasDeclined } from '#platform/consent.ts'
import { sessionStore } from '#platform/stores/session-store.ts'
import { dropDrafts } from '#session/draft.ts'
import { isSignedIn, signOut } from '#session/session.ts'
import { queries } from '#app/data/queries.ts'

/** Withdraws the user where the agreement is withdrawn, here or in another tab: as at a sign-out. */
export function followWithdrawal(): void {
  subscribe(consent, () => {
    if (!hasDeclined()) return
    const hadUser = isSignedIn()
    signOut(sessionStore)
    if (!hadUser) return
    dropDrafts(sessionStore, '')
    queries.clear()
  })
}
