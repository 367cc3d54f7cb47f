import { keysOf, type Store } from '#platform/stores/browser-store.ts'
/**
 * What the device's storage has of a user, under keys that all begin alike: so it is deleted when
 * they leave, whether or not the code that wrote it is loaded then. Beside them is whose they are,
 * by `ownerDigest`: the next user's page deletes what a page that ended too early has left.
 */
const PREFIX = 'own:'
const OWNER = 'owner'

/** Whom this page has named as the owner; null before, and once they have left. */
let named: string | null = null

export const ownedKey = (name: string): string => `${PREFIX}${name}`

function ownerIn(storage: Store): string {
  try {
    return storage.getItem(OWNER) ?? ''
  } catch {
    return ''
  }
}

/** Whether what is kept is this owner's, which is `''` without a user. */
export function isOwner(storage: Store, owner: string): boolean {
  if (ownerIn(storage) !== owner) return false
  named = owner
  return true
}

/** Whether somebody is named as the owner of what is kept. */
export const hasOwner = (storage: Store): boolean => ownerIn(storage) !== ''

/** Names the owner of what is kept from here on. */
export function nameOwner(storage: Store, owner: string): void {
  named = owner
  try {
    storage.setItem(OWNER, owner)
  } catch {
    // Where nothing can be kept there is no owner.
  }
}

/** This user owns nothing any more; another one may by now. */
export function dropOwner(storage: Store, owner: string): void {
  try {
    if (ownerIn(storage) === owner) storage.removeItem(OWNER)
  } catch {
    // Where nothing can be kept there is no owner.
  }
}

/** Deletes everything of a user. */
export function forgetOwned(storage: Store): void {
  try {
    for (const key of keysOf(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key)
  } catch {
    // Where nothing can be kept there is nothing to delete.
  }
}

/**
 * The session of this page's user has ended: deletes what is theirs, and returns whose it was. Null
 * where another page has begun for somebody else: it has deleted that, and what is kept is not
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
