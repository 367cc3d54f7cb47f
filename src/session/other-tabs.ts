import { deviceStore } from '#platform/stores/device-store.ts'
/** Carries whose session ended to the browser's other tabs: each has a session of its own. */
const KEY = 'signOut'

/** Tells the other tabs that this user has signed out. Nothing stays behind on the device. */
export function announceSignOut(openId: string): void {
  if (openId === '') return
  // With storage closed, the other tabs keep their sessions until these expire.
  deviceStore.setItem(KEY, openId)
  deviceStore.removeItem(KEY)
}

/** Calls back with the user who has signed out in another tab. Returns what ends it. */
export function onSignOutElsewhere(act: (openId: string) => void): () => void {
  const changed = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue !== null && newValue !== '') act(newValue)
  }
  window.addEventListener('storage', changed)
  return () => window.removeEventListener('storage', changed)
}
