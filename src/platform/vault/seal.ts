import { deviceStore } from '#platform/stores/device-store.ts'

/**
 * The parts of the vault, each with a key and a seal of its own: what one user has stored, of whom
 * there is one at a time, and what visitors have. A lost session takes the views alone.
 */
export type Part = 'views' | 'copies' | 'visitor'

/** Those of the user. */
export const OWNED = ['views', 'copies'] as const satisfies readonly Part[]

/**
 * A random text in local storage that is part of the id of every entry of its part, and of what its
 * encryption authenticates: taken away, they are unreadable at once, before the database has
 * deleted anything.
 */
const nameOf = (part: Part) => `${part}Seal`

/** Null where nothing is stored; empty after the seal was broken, until all is deleted. */
export const readSeal = (part: Part): string | null => deviceStore.getItem(nameOf(part))

/** Throws where the device does not keep it: what it sealed would be lost with the page. */
export function writeSeal(part: Part, seal: string): void {
  if (deviceStore.setItem(nameOf(part), seal)) return
  deviceStore.removeItem(nameOf(part))
  throw new Error('the device keeps no seal')
}

/** Makes every entry of a part unreadable. */
export function breakSeal(part: Part): void {
  if (readSeal(part) !== null) writeSeal(part, '')
}

/** Makes every entry of the user unreadable. */
export function breakSeals(): void {
  for (const part of OWNED) breakSeal(part)
}

/** Once all that was sealed is deleted. */
export function clearSeal(part: Part): void {
  if (readSeal(part) === '') deviceStore.removeItem(nameOf(part))
}
