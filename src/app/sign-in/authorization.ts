import { send } from '#api/client.ts'
import { queryOpenId } from '#api/calls/login.ts'
import { RET } from '#api/endpoint.ts'
import { withoutEntryWords } from '#domain/navigation/entry-words.ts'
import { authorizeUrl } from '#platform/build-env.ts'
import {
  markAskedAgain,
  markAuthorizationOver,
  markAuthorizing,
  markByAddress,
  markTrip,
} from '#session/marks.ts'
import { endTrip, isSignedIn, session, signIn, signOut } from '#session/session.ts'
import { sessionStore } from '#platform/stores/session-store.ts'
import { ownAddress } from './own-place.ts'
import { randomWord } from './random-word.ts'

/** Leaves the page; another in tests, where none can be left. */
export type Go = (address: string) => void

const leavePage: Go = (address) => location.assign(address)

/** The authorization ended without an answer: the user has come back by other ways. */
export function abandonAuthorization(): void {
  markAuthorizationOver(sessionStore)
  endTrip(sessionStore)
  if (!isSignedIn()) signOut(sessionStore, { type: 'failed', why: 'cancelled' })
}

/**
 * Goes to the messaging app's authorization page, which leads back to this address
 * (rules.md#login-entry). `renewal`: the new keys will replace expired ones. Fails where the
 * browser stores nothing: the response could not be matched to the request.
 */
export function leaveForAuthorization(renewal = false, go: Go = leavePage): 'left' | 'failed' {
  const state = randomWord()
  const back = new URL(location.href)
  // The page's own `state` would be taken for the authorization's; `redirectUrl` keeps it.
  back.search = withoutEntryWords(back.search)
  back.searchParams.delete('state')
  const target = new URL(authorizeUrl(), location.origin)
  target.searchParams.set('redirect_uri', back.href)
  target.searchParams.set('state', state)
  markAuthorizing(sessionStore, state, renewal)
  if (!sessionStore.isKept('wxAuthProcessing')) {
    markAuthorizationOver(sessionStore)
    if (!isSignedIn()) signOut(sessionStore, { type: 'failed', why: 'unavailable' })
    return 'failed'
  }
  markTrip(sessionStore, ownAddress())
  // A page that the browser brings back unchanged has had no answer.
  const seenAgain = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    removeEventListener('pageshow', seenAgain)
    // A later page of this tab may have had the answer: this one's memory is from before it.
    if (sessionStore.getItem('wxAuthProcessing') !== state) location.reload()
    else if (session.wxAuthProcessing === state) abandonAuthorization()
  }
  addEventListener('pageshow', seenAgain)
  go(target.href)
  return 'left'
}

/** Exchanges the authorization's code for keys (rules.md#error-catalogue). */
export async function exchangeCode(code: string, go: Go = leavePage): Promise<void> {
  const again = session.signInAgain === '1'
  const answer = await send(queryOpenId, { code, source: 'h5' })
  if (answer.ok) {
    const { openid, encid } = answer.payload
    const isNew = session.openId !== openid
    signIn(sessionStore, { openId: openid, encOpenId: encid })
    if (isNew) markByAddress(sessionStore, true)
    return
  }
  if (answer.retCode === RET.authorizationExpired && !again) {
    signOut(sessionStore)
    markAskedAgain(sessionStore)
    leaveForAuthorization(false, go)
    return
  }
  const refused = answer.retCode === RET.codeRejected || answer.retCode === RET.authorizationExpired
  const end = refused
    ? { why: 'refused' as const, text: answer.retMsg }
    : { why: 'network' as const }
  signOut(sessionStore, { type: 'failed', ...end })
}
