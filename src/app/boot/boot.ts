import { subscribe } from 'valtio'
import { configureClient } from '#api/client.ts'
import { bridge, inApp, openBridge } from '#platform/bridge.ts'
import { packVersion } from '#platform/build-env.ts'
import { notUrgent } from '#platform/pack-boot.ts'
import {
  consent,
  hasDeclined,
  isAgreed,
  requestConsent,
  restoreConsent,
  whenAgreed,
} from '#platform/consent.ts'
import { reportErrorEvent, reportThrown, sendErrorsTo } from '#platform/error-log.ts'
import { track } from '#platform/tracking/track.ts'
import { followShownAgain } from '#platform/shown-again.ts'
import { reportOpeningsTo } from '#platform/vitals.ts'
import {
  campaignOrigin,
  isSignedIn,
  onDeparture,
  restoreSession,
  session,
  settle,
  signOut,
} from '#session/session.ts'
import { dropDrafts } from '#session/draft.ts'
import { hasOwner } from '#session/owned-keys.ts'
import { authenticPaths } from '#paths/authentic.ts'
import { keypadSetting } from '#ui/fields/keypad-setting.ts'
import { forgetViews } from '#app/snapshots/snapshots.ts'
import { followAccount, leaveDevice, leaveDeviceTo } from '#app/forget/leave-device.ts'
import { trackMutations } from '#app/data/pending-mutations.ts'
import { followNativeEvents } from '#app/native/native-events.ts'
import { brand } from '#domain/brand.ts'
import type { LoginWords } from '#domain/sign-in/arrival.ts'
import { isPublicRead } from '#domain/identity/privacy-notice.ts'
import { originHeaders } from '#domain/tracking/campaign-origin.ts'
import { deviceStore } from '#platform/stores/device-store.ts'
import { sessionStore } from '#platform/stores/session-store.ts'
import { showCallToasts } from '#app/calls/call-toasts.ts'
import {
  followIdentity,
  leaveEndedSession,
  reportCall,
  syncProviderClock,
} from '#app/calls/follow-calls.ts'
import { takeEarlyAnswers, takeHandedKeys, type Keys } from '#app/sign-in/handed-keys.ts'
import { askAgain, queries } from '#app/data/queries.ts'
import { signOutOnLostSession, userDecided } from '#app/sign-in/lost-session.ts'
import { loadedVisit } from '#app/router/visit.ts'
import { prefetchFirstData } from '#app/router/screen-loader.ts'
import { takeEntryWords } from './entry-words.ts'
import { followConsent } from '#app/consent/follow-consent.ts'
import { followSignOut } from '#app/sign-in/follow-sign-out.ts'
import {
  completeSignIn,
  refreshUserInfo,
  requestSignIn,
  adoptNativeSession,
} from '#app/sign-in/sign-in.ts'

/**
 * Nothing that the first screen shows depends on it: in the app its accounts are the app's, and in a
 * browser the provider refuses by itself what an account is missing for.
 */
async function refreshWhenNotUrgent(): Promise<void> {
  await notUrgent
  await refreshUserInfo()
}

/** Takes the signed-in user from the app, or from what the address brought. */
async function settleSession(words: LoginWords | null): Promise<void> {
  const before = session.encOpenId
  try {
    if (inApp()) await adoptNativeSession()
    else if (words !== null) await completeSignIn(words)
    void leaveDeviceTo(session.openId)
  } catch {
    // The bridge has reported it; the user is signed out until the next sign-in.
  } finally {
    settle(sessionStore)
  }
  // Of a user who has just arrived nothing is known yet.
  void (inApp() || session.encOpenId === before ? refreshWhenNotUrgent() : refreshUserInfo())
  if (!inApp() && !isSignedIn() && hasOwner(deviceStore)) {
    const load = notUrgent.then(() => import('#app/sign-in/new-tab.ts'))
    load.then(({ sayNewTab }) => sayNewTab()).catch(() => {})
  }
}

/** Compares handed keys with the bridge's, by code that the first screen brings. */
async function verify(handed: Keys): Promise<void> {
  const { verifyHandedKeys } = await import('#app/sign-in/verify-handed-keys.ts')
  await verifyHandedKeys(handed)
  void leaveDeviceTo(session.openId)
  await refreshWhenNotUrgent()
}

/**
 * Settles the session, then prefetches the first screen's data for its user. With keys from the
 * host it resolves with those data, which are about to come then.
 */
async function settleFirstSession(words: LoginWords): Promise<void> {
  const handed = inApp() ? takeHandedKeys(sessionStore) : null
  if (handed !== null) {
    void verify(handed)
    return prefetchFirstData(location, isSignedIn())
  }
  // The session from before a reload is used at once: the provider refuses it if it is no longer
  // valid.
  const before = session.openId
  if (isSignedIn()) void prefetchFirstData(location, true)
  void settleSession(words).then(() => {
    // Answers fetched without a user are requested again; those of another user are dropped.
    if (session.openId !== before) {
      void (before === '' ? askAgain() : queries.resetQueries())
    }
    return prefetchFirstData(location, isSignedIn())
  })
}

/** Starts looking for updates 500 ms after the first screen has painted: they are not urgent. */
async function startUpdatesWhenIdle(): Promise<void> {
  await notUrgent
  await new Promise((rest) => setTimeout(rest, 500))
  const { startUpdates } = await import('#app/late/updates.ts')
  await startUpdates()
}

/** The page has nothing to do; at the latest some seconds from now. */
const idle = () =>
  new Promise<void>((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 3_000 })
    // No engine without it says when it is idle; what is tapped meanwhile is not tracked.
    else setTimeout(done, 300)
  })

/** What no first screen needs starts once it is there, in one file with the other late parts. */
async function startLateParts(): Promise<void> {
  await notUrgent
  const { startLate } = await import('#app/late/start-late.ts')
  startLate()
}

/** Tracking starts when the user has agreed, and the page has nothing else to do. */
async function trackWhenIdle(): Promise<void> {
  await Promise.all([notUrgent, whenAgreed()])
  await idle()
  const { startTracking } = await import('#app/tracking/engine.ts')
  startTracking()
}

/** Sets up what every page needs, whoever its user will be: the bridge, the client, error reports. */
export function prepare(): void {
  onDeparture(leaveDevice)
  keypadSetting.shuffled = brand.shuffledKeypad
  const page = {
    isLoggedIn: isSignedIn,
    login: async () => (await requestConsent()) && (await requestSignIn()) === 'signed-in',
    getUserInfo: () => ({
      appUserId: '',
      openId: session.openId,
      encOpenId: session.encOpenId,
    }),
    loginState: () => session.loginState,
  }
  // Loaded only outside the app, which does not need them.
  const calls = () => import('./container-calls.ts')
  openBridge(page, {
    accountOpening: authenticPaths.authentic.to(),
    download: async () => (await calls()).downloadPage,
    sign: async (url) => (await calls()).sign(url),
    handOver: async (to, values) => (await calls()).handOver(to, values),
  })
  restoreConsent()
  subscribe(consent, () => {
    if (!hasDeclined()) return
    const hadUser = isSignedIn()
    signOut(sessionStore)
    if (!hadUser) return
    // The agreement was withdrawn, here or in another tab: as at a sign-out.
    dropDrafts(sessionStore, '')
    queries.clear()
  })
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
      showCallToasts(event)
      trackMutations(event)
      reportCall(event)
      signOutOnLostSession(event)
      leaveEndedSession(event)
      followIdentity(event)
      syncProviderClock(event)
    },
    // Seldom needed, so it is loaded when keys first expire.
    renew: async (expired) => (await import('#app/sign-in/renew-session.ts')).renewSession(expired),
  })
  sendErrorsTo((entry) => track({ name: 'error', entry }))
  reportOpeningsTo((opening) =>
    track({ name: 'opening', opening, row: loadedVisit(location)?.row?.path ?? '' }),
  )
  window.addEventListener('error', reportErrorEvent)
  document.addEventListener('securitypolicyviolation', (refusal) =>
    track({ name: 'refused', refusal }),
  )
  window.addEventListener('unhandledrejection', ({ reason }) =>
    reportThrown('unhandled', 'rejection', reason),
  )
}

/** What the page follows from its start: another sign-in, being shown again, and the back key. */
export function followApp(): void {
  bridge().on('loginChanged', () => {
    void settleSession(null).then(() => queries.resetQueries())
  })
  bridge().on('resume', () => void refreshUserInfo())
  followShownAgain()
  followSignOut()
  followAccount()
  if (inApp()) followNativeEvents()
  else followConsent()
  startLateParts().catch(() => {})
  trackWhenIdle().catch(() => {})
  startUpdatesWhenIdle().catch(() => {})
}

/**
 * Starts a page at its own address, after `prepare`. Rendering does not wait for the session; the
 * promise is for the first answers, where a render may wait for them.
 */
export function boot(): Promise<void> {
  restoreSession(sessionStore)
  // The answer was given in another tab, whose keys alone went with it.
  if (hasDeclined() && isSignedIn()) signOut(sessionStore)
  const words = takeEntryWords()
  if (!inApp()) takeEarlyAnswers(isAgreed() ? session.openId : '')
  followApp()
  return isAgreed() ? settleFirstSession(words) : bootForVisitor(words)
}

/**
 * Before the user has agreed to the privacy notice no user is identified (rules.md#privacy-notice):
 * neither by keys of an earlier load nor by what the address carries.
 */
function bootForVisitor(words: LoginWords): Promise<void> {
  session.openId = ''
  session.encOpenId = ''
  session.ready = true
  forgetViews()
  void identifyOnceAgreed(words)
  return prefetchFirstData(location, false)
}

async function identifyOnceAgreed(words: LoginWords): Promise<void> {
  await whenAgreed()
  restoreSession(sessionStore)
  session.ready = false
  await settleSession(words)
  if (isSignedIn()) await queries.resetQueries()
}
