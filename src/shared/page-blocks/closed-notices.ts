import { deviceStore } from '#platform/stores/device-store.ts'
const PREFIX = 'pageNotice:'

/** Returns whether this notice of this version was closed on this device. */
export const isClosed = (key: string): boolean => deviceStore.getItem(`${PREFIX}${key}`) !== null

/** Where the browser keeps nothing it comes again with the next visit. */
export function setClosed(key: string): void {
  deviceStore.setItem(`${PREFIX}${key}`, '1')
}
