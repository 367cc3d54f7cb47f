/**
 * A random text in local storage that is part of every snapshot's id and of what its encryption
 * authenticates: taken away, all snapshots are unreadable at once, before the database has deleted
 * anything.
 */
const SEAL = 'snapshotSeal'

/** Null where nothing is kept; empty after a seal was broken, until all is deleted. */
export function readSeal(): string | null {
  try {
    return localStorage.getItem(SEAL)
  } catch {
    // A web view that keeps nothing.
    return null
  }
}

export const writeSeal = (seal: string): void => localStorage.setItem(SEAL, seal)

/** Makes every snapshot unreadable. */
export function breakSeal(): void {
  if (readSeal() !== null) writeSeal('')
}

/** Once all that was sealed is deleted. */
export function clearSeal(): void {
  if (readSeal() === '') localStorage.removeItem(SEAL)
}
