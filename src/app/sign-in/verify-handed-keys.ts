import { REFUSED, type Keys } from './handed-keys.ts'
import { queries } from '#app/data/queries.ts'
import { adoptNativeSession } from './sign-in.ts'
import { sessionStore } from '#platform/stores/session-store.ts'
import { session } from '#session/session.ts'

const wasReloaded = () =>
  performance.getEntriesByType('navigation').some((it) => 'type' in it && it.type === 'reload')

/**
 * Compares handed keys with what the bridge answers. Where they are another user's, nothing of that
 * user stays: the page is emptied before it shows anything more, and reloaded by the bridge's
 * keys alone.
 */
export async function verifyHandedKeys(
  { openId }: Keys,
  reload = () => location.reload(),
): Promise<void> {
  try {
    await adoptNativeSession()
  } catch {
    // The bridge has reported it; it says nothing against the host's keys.
    return
  }
  if (session.openId === openId) return
  // No user was signed in: the same as a sign-in.
  if (openId === '') return void queries.resetQueries()
  queries.clear()
  document.getElementById('root')?.remove()
  sessionStore.clear()
  // In a tab that keeps nothing, a host that is always wrong would have it reloaded without end.
  if (sessionStore.setItem(REFUSED, '1') || !wasReloaded()) reload()
}
