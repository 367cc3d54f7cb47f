/**
 * What the device's storage has of a user, under keys that all begin alike: so it is deleted when
 * they leave, whether or not the code that wrote it is loaded then.
 */
const PREFIX = 'own:'

export const ownedKey = (name: string): string => `${PREFIX}${name}`

/** Deletes everything of a user: their session has ended. */
export function forgetOwned(storage: Storage): void {
  try {
    for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key)
  } catch {
    // Where nothing can be kept there is nothing to delete.
  }
}
