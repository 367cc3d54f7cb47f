import {
  answersAuthorization,
  arrival,
  type Arrival,
  type LoginWords,
} from '#domain/sign-in/arrival.ts'
import { signInContainer } from '#platform/bridge.ts'
import { isSignedIn, session, signOut, whySignedOut } from '#session/session.ts'
import { sessionStore } from '#platform/stores/session-store.ts'

async function take(it: Arrival): Promise<void> {
  switch (it.by) {
    case 'authorization':
      return (await import('./authorization.ts')).exchangeCode(it.code)
    case 'denied':
      return (await import('./authorization.ts')).abandonAuthorization()
    case 'applet':
    case 'token':
      return (await import('#shared/engines/person/handed-over.ts')).takeHandedOver(it)
    case 'nothing':
  }
}

/** Signs in with what the address brought, or keeps why that failed. Never rejects. */
export async function arrive(words: LoginWords): Promise<void> {
  const awaited = { authorization: session.wxAuthProcessing, login: session.loginState }
  const isAnswer = answersAuthorization(words, awaited)
  // The response to this page's own request is awaited in any container.
  const container = isAnswer ? 'browser' : await signInContainer()
  try {
    await take(arrival(words, awaited, container))
  } catch {
    // The client has shown the failure of the call; its page says it as well.
    signOut(sessionStore, { type: 'failed', why: 'network' })
  }
  session.arrivalFailed = !isSignedIn() && whySignedOut(session.state).why !== 'never'
}
