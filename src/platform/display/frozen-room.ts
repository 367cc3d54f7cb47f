import { deviceStore } from '#platform/stores/device-store.ts'

/**
 * In the local storage, among what is deleted when the user leaves (session/owned-keys.ts): the
 * account was frozen when the provider was last asked.
 */
const WAS_FROZEN = 'own:frozen'

/** Read by ui/base.css, and by a view of the page that is shown again. */
const ROOM = '--frozen-room'
/** Read by ui/base.css. */
const FOOT = '--frozen-foot'

/** Keeps or gives up the room for the banner above the content of every screen. */
export function setFrozenRoom(isFrozen: boolean): void {
  const { style } = document.documentElement
  if (isFrozen) style.setProperty(ROOM, 'var(--touch)')
  else style.removeProperty(ROOM)
}

/** Lets the page go on below its end by the height of the banner, which is then at its foot. */
export function setFrozenFoot(isThere: boolean): void {
  const { style } = document.documentElement
  if (isThere) style.setProperty(FOOT, 'var(--touch)')
  else style.removeProperty(FOOT)
}

export const hasFrozenRoom = (): boolean =>
  document.documentElement.style.getPropertyValue(ROOM) !== ''

/** Keeps for the next opening whether the banner will come. */
export function keepWasFrozen(isFrozen: boolean): void {
  if (isFrozen) deviceStore.setItem(WAS_FROZEN, '1')
  else deviceStore.removeItem(WAS_FROZEN)
}

/** Keeps the room before anything is painted, where the banner came in the opening before. */
export function keepFrozenRoomAtStart(): void {
  if (deviceStore.getItem(WAS_FROZEN) === '1') setFrozenRoom(true)
}
