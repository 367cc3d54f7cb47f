import { bridge } from '#platform/bridge.ts'
import { markLogin, markTrip } from '#session/marks.ts'
import { endTrip, isSignedIn, signOut } from '#session/session.ts'
import { ownAddress } from './own-place.ts'
import { randomWord } from './random-word.ts'
import { sessionStore } from '#platform/stores/session-store.ts'

/**
 * Opens the mini-program's own login page, which loads this page again with a token and the word
 * that it was given. Who comes back without one has cancelled; the word stays, for an answer that
 * comes later.
 */
export async function openLoginPage(): Promise<'signed-in' | 'cancelled'> {
  markTrip(sessionStore, ownAddress())
  markLogin(sessionStore, randomWord())
  await bridge().call('login', {})
  endTrip(sessionStore)
  if (isSignedIn()) return 'signed-in'
  signOut(sessionStore, { type: 'failed', why: 'cancelled' })
  return 'cancelled'
}
