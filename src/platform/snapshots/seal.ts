import { deviceStore } from '#platform/stores/device-store.ts'
/**
 * A random text in local storage that is part of every snapshot's id and of what its encryption
 * authenticates: taken away, all snapshots are unreadable at once, before the database has deleted
 * anything.
 */
const SEAL = 'snapshotSeal'

/** Null where nothing is stored; empty after a seal was broken, until all is deleted. */
export const readSeal = (): string | null => deviceStore.getItem(SEAL)

/** Throws where the device does not keep it: what it sealed would be lost with the page. */
export function writeSeal(seal: string): void {
  if (deviceStore.setItem(SEAL, seal)) return
  deviceStore.removeItem(SEAL)
  throw new Error('the device keeps no seal')
}

/** Makes every snapshot unreadable. */
export function breakSeal(): void {
  if (readSeal() !== null) writeSeal('')
}

/** Once all that was sealed is deleted. */
export function clearSeal(): void {
  if (readSeal() === '') deviceStore.removeItem(SEAL)
}
