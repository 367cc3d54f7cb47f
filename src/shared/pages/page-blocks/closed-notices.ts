import { deviceStore } from '#platform/stores/device-store.ts'
const PREFIX = 'pageNotice:'

/** Returns whether this notice of this version was closed on this device. */
export const isClosed = (key: string): boolean => deviceStore.getItem(`${PREFIX}${key}`) !== null

/** Keeps that it was closed; without storage it comes again with the next visit. */
export function setClosed(key: string): void {
  deviceStore.setItem(`${PREFIX}${key}`, '1')
}
