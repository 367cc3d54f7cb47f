import { send, configureClient, type CallEvent } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { sensorLog3rd } from '#api/calls/track.ts'
import { bridge, inApp, openBridge } from '#platform/bridge.ts'
import { packVersion } from '#platform/build-env.ts'
import { firstScreen } from '#platform/pack-boot.ts'
import { syncClock } from '#platform/clock.ts'
import { reportError, reportRefusedContent, sendErrorsTo } from '#platform/error-log.ts'
import { reportOpeningsTo } from '#platform/vitals.ts'
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
import { trackMutations } from './pending-mutations.ts'
import { brand } from '#domain/brand.ts'
import { showCallToasts } from './call-toasts.ts'
import { takeHandedKeys, verifyHandedKeys } from './handed-keys.ts'
import { queries } from './queries.ts'
import { loadedVisit } from './visit.ts'
import { prefetchFirstData } from './screen-loader.ts'
import {
  completeAuthorization,
  checkBinding,
  requestSignIn,
  adoptNativeSession,
} from './sign-in.ts'

/**
 * Reports failed and refused calls, but not cancelled ones. The tracking call itself is left out:
 * its failure would report itself without end.
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
 * Signs out when the provider refuses a call as not signed in, so that screens offer to sign in.
 */
function signOutOnLostSession(event: CallEvent): void {
  if (event.type === 'refused' && event.retCode === RET.notLoggedIn && isSignedIn()) {
    signOut(sessionStorage)
  }
}

/**
 * Sets the page's clock from each answer that has the provider's time (`serverTime`), as it
 * arrives.
 */
function syncProviderClock(event: CallEvent): void {
  if (event.type !== 'answered') return
  const { payload } = event
  if (typeof payload !== 'object' || payload === null || !('serverTime' in payload)) return
  if (typeof payload.serverTime === 'string') syncClock(payload.serverTime)
}

/**
 * Takes the signed-in user from the app, or from the authorization page that has just redirected
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
 * Settles the session, then prefetches the first screen's data for its user. With keys from the
 * host it resolves with those data, which are about to come then.
 */
async function settleFirstSession(): Promise<void> {
  const handed = inApp() ? takeHandedKeys(sessionStorage) : null
  if (handed !== null) {
    void verifyHandedKeys(handed).then(() => leaveSnapshotsTo(session.openId))
    return prefetchFirstData(location, isSignedIn())
  }
  // The session from before a reload is used at once: the provider refuses it if it is no longer
  // valid.
  if (isSignedIn()) void prefetchFirstData(location, true)
  void settleSession().then(() => prefetchFirstData(location, isSignedIn()))
}

/** Starts looking for updates 500 ms after the first screen has painted: they are not urgent. */
async function startUpdatesWhenIdle(): Promise<void> {
  await firstScreen
  await new Promise((rest) => setTimeout(rest, 500))
  const { startUpdates } = await import('./updates.ts')
  await startUpdates()
}

/** The page has nothing to do; at the latest some seconds from now. */
const idle = () =>
  new Promise<void>((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 3_000 })
    else setTimeout(done, 2_000)
  })

/** Once the first screen is there, what taps lead to is preloaded. */
async function preloadWhenShown(): Promise<void> {
  await firstScreen
  const { preloadLinks } = await import('./links/preload-links.ts')
  preloadLinks()
}

/** Sets up what every page needs, whoever its user will be: the bridge, the client, error reports. */
export function prepare(): void {
  onDeparture(forgetSnapshots)
  keypadSetting.shuffled = brand.shuffledKeypad
  const page = {
    isLoggedIn: isSignedIn,
    login: async () => (await requestSignIn()) === 'signed-in',
    getUserInfo: () => ({
      appUserId: '',
      openId: session.openId,
      encOpenId: session.encOpenId,
    }),
  }
  // Loaded only outside the app, which does not need them.
  const calls = () => import('./container-calls.ts')
  openBridge(page, {
    accountOpening: authenticPaths.authentic.to(),
    sign: async (url) => (await calls()).sign(url),
    handOver: async (to, values) => (await calls()).handOver(to, values),
  })
  configureClient({
    // Relative, because iOS apps serve the pack from a custom scheme, and axios refuses absolute
    // URLs of one.
    baseURL: '',
    identity: () => ({
      openid: session.openId,
      encid: session.encOpenId,
      h5Version: packVersion(),
    }),
    listen: (event) => {
      showCallToasts(event)
      trackMutations(event)
      reportCalls(event)
      signOutOnLostSession(event)
      syncProviderClock(event)
    },
    // Seldom needed, so it is loaded when keys first expire.
    renew: async (expired) => (await import('./renew-session.ts')).renewSession(expired),
  })
  sendErrorsTo((entry) => {
    send(sensorLog3rd, { event: JSON.stringify(entry) }).catch(() => {})
  })
  reportOpeningsTo((opening) => {
    const row = loadedVisit(location)?.row?.path ?? ''
    idle()
      .then(() => import('./report-opening.ts'))
      .then(({ reportOpening }) => reportOpening(opening, row))
      .catch(() => {})
  })
  window.addEventListener('error', (event) =>
    reportError({ kind: 'unhandled', what: 'error', detail: event.message }),
  )
  document.addEventListener('securitypolicyviolation', reportRefusedContent)
  window.addEventListener('unhandledrejection', (event) =>
    reportError({ kind: 'unhandled', what: 'rejection', detail: String(event.reason) }),
  )
}

/** From the first screen on: another sign-in, and new releases. */
export function followApp(): void {
  bridge().on('loginChanged', () => {
    void settleSession().then(() => queries.resetQueries())
  })
  preloadWhenShown().catch(() => {})
  startUpdatesWhenIdle().catch(() => {})
}

/**
 * Starts a page at its own address, after `prepare`. Rendering does not wait for the session; the
 * promise is for the first answers, where a render may wait for them.
 */
export function boot(): Promise<void> {
  restoreSession(sessionStorage)
  keepAdvertising(sessionStorage, location.search)
  followApp()
  return settleFirstSession()
}
