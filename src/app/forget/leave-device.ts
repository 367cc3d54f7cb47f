import { subscribe } from 'valtio'
import { inApp } from '#platform/bridge.ts'
import { dropDrafts } from '#session/draft.ts'
import {
  dropOwner,
  forgetOwned,
  hasOwner,
  isOwner,
  leaveOwned,
  nameOwner,
  ownedKey,
} from '#session/owned-keys.ts'
import { ownerDigest } from '#session/owner-digest.ts'
import { deviceStore } from '#platform/stores/device-store.ts'
import { sessionStore } from '#platform/stores/session-store.ts'
import { session } from '#session/session.ts'
import { queries } from '#app/data/queries.ts'
import { forgetStored, forgetStoredOfOthers, liftOthers } from '#app/snapshots/snapshots.ts'

/** The session of the page's user has ended: what the device keeps of them is deleted. */
export function leaveDevice(): void {
  forgetStored()
  const owner = leaveOwned(deviceStore)
  if (owner !== null) dropOwner(deviceStore, owner)
}

/**
 * The page's user has become known, `''` for none: any other user's data on the device is deleted.
 * That user's own page may have ended before it could, as when the app changes its user. Never
 * rejects.
 */
export async function leaveDeviceTo(openId: string): Promise<void> {
  liftOthers(openId)
  // A browser's new tab has no user while another tab has one.
  if (openId === '' && !inApp()) return
  const owner = await ownerDigest(openId).catch(() => null)
  const isTheirs = owner !== null && isOwner(deviceStore, owner)
  forgetStoredOfOthers(openId, isTheirs || !hasOwner(deviceStore))
  if (isTheirs) return
  forgetOwned(deviceStore)
  if (owner !== null) nameOwner(deviceStore, owner)
}

/** Says that what the device keeps is of somebody with an account; deleted with the rest. */
const OF_ACCOUNT = ownedKey('account')

/**
 * Deletes the stored data of an account once the user's keys lead to none any more: it was untied,
 * here or elsewhere. The data of a user who never had an account is retained.
 */
export function followAccount(): () => void {
  return subscribe(session, () => {
    if (session.userInfo === null) return
    if (session.state.at === 'user') deviceStore.setItem(OF_ACCOUNT, '1')
    if (session.state.at !== 'visitor' || deviceStore.getItem(OF_ACCOUNT) === null) return
    leaveDevice()
    dropDrafts(sessionStore, '')
    void queries.resetQueries()
  })
}
