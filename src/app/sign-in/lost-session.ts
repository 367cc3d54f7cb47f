import { subscribe } from 'valtio'
import type { CallEvent } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { sessionStore } from '#platform/stores/session-store.ts'
import { isSignedIn, session, signOut } from '#session/session.ts'

/**
 * Signs out when the provider refuses the keys in use as no user's, so that screens offer to sign
 * in. A refusal of a call that left with others, or without any, says nothing of them.
 */
export function signOutOnLostSession(event: CallEvent): void {
  if (event.type !== 'refused' || event.retCode !== RET.notLoggedIn) return
  if (isSignedIn() && event.encid === session.encOpenId) {
    signOut(sessionStore, { type: 'expired' })
  }
}

/** Resolves once it is decided who is signed in; null where it is, or a user's keys are there. */
export function userDecided(): Promise<void> | null {
  if (session.ready || isSignedIn()) return null
  return new Promise((resolve) => {
    const end = subscribe(session, () => {
      if (!session.ready && !isSignedIn()) return
      end()
      resolve()
    })
  })
}
