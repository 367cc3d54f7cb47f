import type { LoginWords } from '#domain/sign-in/arrival.ts'
import { inApp } from '#platform/bridge.ts'
import { whenAgreed } from '#platform/consent.ts'
import { notUrgent } from '#platform/pack-boot.ts'
import { deviceStore } from '#platform/stores/device-store.ts'
import { sessionStore } from '#platform/stores/session-store.ts'
import { hasOwner } from '#session/owned-keys.ts'
import { isSignedIn, restoreSession, session, settle } from '#session/session.ts'
import { askAgain, queries } from '#app/data/queries.ts'
import { leaveDeviceTo } from '#app/forget/leave-device.ts'
import { prefetchFirstData } from '#app/router/screen-loader.ts'
import { takeHandedKeys, type Keys } from '#app/sign-in/handed-keys.ts'
import { adoptNativeSession, completeSignIn, refreshUserInfo } from '#app/sign-in/sign-in.ts'
import { forgetViews } from '#app/snapshots/snapshots.ts'

/**
 * Nothing that the first screen shows depends on it: in the app its accounts are the app's, and in a
 * browser the provider refuses by itself what an account is missing for.
 */
async function refreshWhenNotUrgent(): Promise<void> {
  await notUrgent
  await refreshUserInfo()
}

/** Takes the signed-in user from the app, or from what the address brought. */
export async function settleSession(words: LoginWords | null): Promise<void> {
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
export async function settleFirstSession(words: LoginWords): Promise<void> {
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

/**
 * Before the user has agreed to the privacy notice no user is identified (rules.md#privacy-notice):
 * neither by keys of an earlier load nor by what the address carries.
 */
export function settleOnceAgreed(words: LoginWords): Promise<void> {
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
