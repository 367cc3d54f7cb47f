import { keysOf, type Store } from '#platform/stores/browser-store.ts'
/**
 * A user's data in the device's storage, under keys with one prefix: so it is deleted when they
 * leave, whether or not the code that wrote it is loaded then. Their owner is stored next to them,
 * by `ownerDigest`: the next user's page deletes what a page that ended too early has left.
 */
const PREFIX = 'own:'
const OWNER = 'owner'

/** The user whom this page has named as the owner; null before, and once they have left. */
let named: string | null = null

export const ownedKey = (name: string): string => `${PREFIX}${name}`

function ownerIn(storage: Store): string {
  try {
    return storage.getItem(OWNER) ?? ''
  } catch {
    return ''
  }
}

/** Returns whether the stored data is this owner's, which is `''` without a user. */
export function isOwner(storage: Store, owner: string): boolean {
  if (ownerIn(storage) !== owner) return false
  named = owner
  return true
}

/** Returns whether the stored data has a named owner. */
export const hasOwner = (storage: Store): boolean => ownerIn(storage) !== ''

/** Names the owner of the data that is stored from now on. */
export function nameOwner(storage: Store, owner: string): void {
  named = owner
  try {
    storage.setItem(OWNER, owner)
  } catch {
    // Without storage there is no owner.
  }
}

/** This user owns nothing any more; another one may by now. */
export function dropOwner(storage: Store, owner: string): void {
  try {
    if (ownerIn(storage) === owner) storage.removeItem(OWNER)
  } catch {
    // Without storage there is no owner.
  }
}

/** Deletes everything of a user. */
export function forgetOwned(storage: Store): void {
  try {
    for (const key of keysOf(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key)
  } catch {
    // Without storage there is nothing to delete.
  }
}

/**
 * The session of this page's user has ended: deletes their data, and returns its owner. Null where
 * another page has begun for another user: it has deleted that data, and the stored data is not
 * theirs.
 */
export function leaveOwned(storage: Store): string | null {
  const owner = ownerIn(storage)
  const isOthers = named !== null && owner !== '' && owner !== named
  named = null
  if (isOthers) return null
  forgetOwned(storage)
  return owner
}
