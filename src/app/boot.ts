import { send, configureClient, type CallEvent } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { sensorLog3rd } from '#api/calls/track.ts'
import { bridge, inApp, openBridge } from '#platform/bridge.ts'
import { packVersion } from '#platform/build-env.ts'
import { firstScreen } from '#platform/pack-boot.ts'
import { syncClock } from '#platform/clock.ts'
import { reportError, reportRefusedContent, sendErrorsTo } from '#platform/error-log.ts'
import {
  isSignedIn,
  keepAdvertising,
  onDeparture,
  restoreSession,
  session,
  signOut,
} from '#session/session.ts'
import { authenticPaths } from '#paths/authentic.ts'
import { keypadSetting } from '#ui/fields/keypad-setting.ts'
import { toast } from '#ui/overlays/toast.ts'
import { forgetSnapshots, leaveSnapshotsTo } from './snapshots.ts'
import { followActs } from './pending-mutations.ts'
import { brand } from '#domain/brand.ts'
import { showCallToasts } from './call-toasts.ts'
import { takeHandedKeys, verifyHandedKeys } from './handed-keys.ts'
import { queries } from './queries.ts'
import { prefetchFirstData } from './screen-loader.ts'
import {
  completeAuthorization,
  checkBinding,
  requestSignIn,
  adoptNativeSession,
} from './sign-in.ts'

/**
 * A retCode other than 0 is reported; a tracking call that fails is not, or it would report itself
 * for ever.
 */
function reportCalls(event: CallEvent): void {
  if (event.type !== 'failed' && event.type !== 'refused') return
  if (event.endpoint.name === sensorLog3rd.name) return
  if (event.type === 'failed' && event.reason === 'cancelled') return
  const detail =
    event.type === 'failed' ? `${event.reason}: ${event.detail}` : `retCode ${event.retCode}`
  reportError({ kind: 'call', what: event.endpoint.name, detail })
}

/**
 * A session that the provider no longer knows is over here too, so that screens offer to sign in.
 */
function noticeLostSession(event: CallEvent): void {
  if (event.type === 'refused' && event.retCode === RET.notLoggedIn && isSignedIn()) {
    signOut(sessionStorage)
  }
}

/** Every answer that says the provider's time sets the page's clock, at the moment it arrives. */
function followProviderClock(event: CallEvent): void {
  if (event.type !== 'answered') return
  const { payload } = event
  if (typeof payload !== 'object' || payload === null || !('serverTime' in payload)) return
  if (typeof payload.serverTime === 'string') syncClock(payload.serverTime)
}

/**
 * Learns who the user is: from the app, or from the authorization page that has just sent the page
 * back.
 */
async function settleSession(): Promise<void> {
  try {
    if (inApp()) await adoptNativeSession()
    else {
      const message = await completeAuthorization()
      if (message !== null) toast.show(message)
    }
    leaveSnapshotsTo(session.openId)
  } catch {
    // The bridge has reported it; the user is signed out until the next sign-in.
  } finally {
    session.ready = true
  }
  void checkBinding()
}

/**
 * Who the user is, then what the first screen requests for that user. With keys from the host the
 * promise is for the answers, which are about to come then.
 */
async function settleFirstSession(): Promise<void> {
  const handed = inApp() ? takeHandedKeys(sessionStorage) : null
  if (handed !== null) {
    void verifyHandedKeys(handed).then(() => leaveSnapshotsTo(session.openId))
    return prefetchFirstData(location, isSignedIn())
  }
  // A session kept from before the reload is good enough to ask with; a wrong one is refused.
  if (isSignedIn()) void prefetchFirstData(location, true)
  void settleSession().then(() => prefetchFirstData(location, isSignedIn()))
}

/** Not before the page is at rest: what is looked for here is needed by nobody yet. */
async function lookOutForUpdates(): Promise<void> {
  await firstScreen
  await new Promise((rest) => setTimeout(rest, 500))
  const { startUpdates } = await import('./updates.ts')
  await startUpdates()
}

/**
 * Everything that must stand before the first screen renders. Renders do not wait for the session;
 * the promise is for the first answers where a render may wait for them.
 */
export function boot(): Promise<void> {
  keypadSetting.shuffled = brand.shuffledKeypad
  restoreSession(sessionStorage)
  onDeparture(forgetSnapshots)
  keepAdvertising(sessionStorage, location.search)
  const page = {
    isLoggedIn: isSignedIn,
    login: async () => (await requestSignIn()) === 'signed-in',
    getUserInfo: () => ({
      appUserId: '',
      openId: session.openId,
      encOpenId: session.encOpenId,
    }),
  }
  // Brought by the container that needs them: the app needs none.
  const calls = () => import('./container-calls.ts')
  openBridge(page, {
    accountOpening: authenticPaths.authentic.to(),
    sign: async (url) => (await calls()).sign(url),
    handOver: async (to, values) => (await calls()).handOver(to, values),
  })
  configureClient({
    // Relative: iOS apps serve the pack from a scheme of their own, and axios refuses to send to
    // one by name.
    baseURL: '',
    identity: () => ({
      openid: session.openId,
      encid: session.encOpenId,
      h5Version: packVersion(),
    }),
    listen: (event) => {
      showCallToasts(event)
      followActs(event)
      reportCalls(event)
      noticeLostSession(event)
      followProviderClock(event)
    },
    // Seldom needed: it comes when the first keys expire.
    renew: async (expired) => (await import('./renew-session.ts')).renewSession(expired),
  })
  sendErrorsTo((entry) => {
    send(sensorLog3rd, { event: JSON.stringify(entry) }).catch(() => {})
  })
  window.addEventListener('error', (event) =>
    reportError({ kind: 'unhandled', what: 'error', detail: event.message }),
  )
  document.addEventListener('securitypolicyviolation', reportRefusedContent)
  window.addEventListener('unhandledrejection', (event) =>
    reportError({ kind: 'unhandled', what: 'rejection', detail: String(event.reason) }),
  )
  bridge().on('loginChanged', () => {
    void settleSession().then(() => queries.resetQueries())
  })
  lookOutForUpdates().catch(() => {})
  return settleFirstSession()
}
