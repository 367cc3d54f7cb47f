import type { BrowserStore } from './stores/browser-store.ts'
import { packVersion } from './build-env.ts'

const KEY = 'chunkReload'

/**
 * The way in which a page without one of its chunks goes on.
 * - `reloading`: the page is being reloaded, past every cache.
 * - `offline`: nothing can be had now.
 * - `tried`: it has been reloaded for this before, and the chunk is still missing.
 */
export type Recovery = 'reloading' | 'offline' | 'tried'

/**
 * Reloads the page, once for a version and a screen: a release may have taken the part away, and
 * the newest page names its own. Asks the network for the entry page first, past every cache, so
 * that a page that still works is not given up for nothing. A tab that keeps nothing is not
 * reloaded, which could go on without end.
 */
export async function recoverChunk(
  store: BrowserStore,
  reload = () => location.reload(),
): Promise<Recovery> {
  const attempt = `${packVersion()} ${location.pathname}`
  if (store.getItem(KEY) === attempt) return 'tried'
  try {
    const page = await fetch(location.href, { cache: 'reload' })
    if (!page.ok) return 'offline'
  } catch {
    return 'offline'
  }
  if (!store.setItem(KEY, attempt)) return 'tried'
  reload()
  return 'reloading'
}
