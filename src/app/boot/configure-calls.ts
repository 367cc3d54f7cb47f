import { configureClient, type CallEvent } from '#api/client.ts'
import { isPublicRead } from '#domain/identity/privacy-notice.ts'
import { originHeaders } from '#domain/tracking/campaign-origin.ts'
import { packVersion } from '#platform/build-env.ts'
import { isAgreed } from '#platform/consent.ts'
import { campaignOrigin, session } from '#session/session.ts'
import { showCallToasts } from '#app/calls/call-toasts.ts'
import {
  followIdentity,
  leaveEndedSession,
  reportCall,
  syncProviderClock,
} from '#app/calls/follow-calls.ts'
import { trackMutations } from '#app/data/pending-mutations.ts'
import { signOutOnLostSession, userDecided } from '#app/sign-in/lost-session.ts'

/** The parts that follow each call, in this order. */
const LISTENERS: readonly ((event: CallEvent) => void)[] = [
  showCallToasts,
  trackMutations,
  reportCall,
  signOutOnLostSession,
  leaveEndedSession,
  followIdentity,
  syncProviderClock,
]

/** Sets up the client that all calls are made by. */
export function configureCalls(): void {
  configureClient({
    permits: (endpoint) => isAgreed() || isPublicRead(endpoint),
    decided: userDecided,
    // Relative, because iOS apps serve the pack from a custom scheme, and axios refuses absolute
    // URLs of one.
    baseURL: '',
    identity: () => ({
      openid: session.openId,
      encid: session.encOpenId,
      h5Version: packVersion(),
    }),
    headers: (path) => originHeaders(path, campaignOrigin()),
    listen: (event) => {
      for (const listener of LISTENERS) listener(event)
    },
    // Seldom needed, so it is loaded when keys first expire.
    renew: async (expired) => (await import('#app/sign-in/renew-session.ts')).renewSession(expired),
  })
}
