import type { Store } from './stores/browser-store.ts'
import { packVersion } from './build-env.ts'

/** In the words of Chromium, WebKit, Gecko and the build tool. */
const NOT_LOADED =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i
const KEY = 'chunkReload'

/** Whether an error says that a part of the pages did not come. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && NOT_LOADED.test(error.message)

/**
 * What became of a page that lacks a part.
 * - `reloading`: the page is being reloaded, past every cache.
 * - `offline`: nothing can be had now.
 * - `tried`: it has been reloaded for this before, and the chunk is still missing.
 */
export type Recovery = 'reloading' | 'offline' | 'tried'

/**
 * Reloads the page, once for a version and a screen: a release may have taken the part away, and
 * the newest page knows its own. Asks the network for the entry page first, past every cache, so
 * that a page that still stands is not given up for nothing.
 */
export async function recoverChunk(storage: Store): Promise<Recovery> {
  const attempt = `${packVersion()} ${location.pathname}`
  if (storage.getItem(KEY) === attempt) return 'tried'
  try {
    const page = await fetch(location.href, { cache: 'reload' })
    if (!page.ok) return 'offline'
  } catch {
    return 'offline'
  }
  storage.setItem(KEY, attempt)
  location.reload()
  return 'reloading'
}
