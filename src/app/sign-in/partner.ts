import { bridge, BridgeError } from '#platform/bridge.ts'
import { markLogin, markTrip } from '#session/marks.ts'
import { endTrip, signOut } from '#session/session.ts'
import { sessionStore } from '#platform/stores/session-store.ts'
import { ownAddress } from './own-place.ts'
import { randomWord } from './random-word.ts'

/**
 * Goes to the bank's own login page, which opens this app again with a token and the word that it
 * was given (rules.md#login-entry). A bank without such a page has no sign-in here.
 */
export async function handOver(): Promise<'left' | 'failed'> {
  markTrip(sessionStore, ownAddress())
  markLogin(sessionStore, randomWord())
  try {
    await bridge().call('login', {})
    return 'left'
  } catch (error) {
    endTrip(sessionStore)
    if (!(error instanceof BridgeError) || error.hostCode !== 'no_page') throw error
    signOut(sessionStore, { type: 'failed', why: 'unavailable' })
    return 'failed'
  }
}
