import { deviceStore } from './stores/device-store.ts'
const KEY = 'deviceId'

/**
 * Names this device in declarations that must say from which one they came. Random, made when it is
 * first needed, and read by nothing else: it identifies no person.
 */
export function deviceId(): string {
  const kept = deviceStore.getItem(KEY)
  if (kept !== null && /^[0-9a-f]{32}$/.test(kept)) return kept
  const id = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  deviceStore.setItem(KEY, id)
  return id
}
