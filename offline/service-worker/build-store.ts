import { CacheExpiration } from 'workbox-expiration'
import { NO_BUILDS, readBuilds, type Builds } from './builds.ts'

/** Every cache of ours begins so. */
export const PREFIX = 'h5'
const STATE = `${PREFIX}-state`
const KEY = '/__h5/builds'

export const coreCache = (build: string): string => `${PREFIX}-core-${build}`
export const screenCache = (build: string): string => `${PREFIX}-screens-${build}`

/** Returns what the workers of this site remember. */
export async function loadBuilds(): Promise<Builds> {
  const kept = await caches.match(KEY, { cacheName: STATE })
  return kept ? readBuilds(await kept.text()) : NO_BUILDS
}

let last: Promise<unknown> = Promise.resolve()

/**
 * One change at a time: in this worker, and where the browser has locks in the one that waits too.
 */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const alone = () => ('locks' in navigator ? navigator.locks.request(STATE, work) : work())
  const result = last.then(alone, alone)
  last = result.catch(() => undefined)
  return result
}

/**
 * Changes it; resolves with what holds now. A full disk changes nothing: what was known is known
 * again.
 */
export function changeBuilds(change: (builds: Builds) => Builds): Promise<Builds> {
  return inTurn(async () => {
    const before = await loadBuilds()
    const after = change(before)
    if (JSON.stringify(after) === JSON.stringify(before)) return before
    try {
      await (await caches.open(STATE)).put(KEY, new Response(JSON.stringify(after)))
    } catch {
      return before
    }
    return after
  })
}

async function drop(cache: string): Promise<void> {
  await caches.delete(cache)
  // The list of its files' ages lies in another store.
  if (cache.startsWith(screenCache(''))) {
    await new CacheExpiration(cache, { maxEntries: 1 }).delete().catch(() => undefined)
  }
}

/**
 * Removes the caches of every build but these; of all builds, and the memory of them, when none is
 * named.
 */
export async function dropBuilds(but: readonly string[]): Promise<void> {
  const keep = new Set(but.flatMap((build) => [coreCache(build), screenCache(build), STATE]))
  const ours = (await caches.keys()).filter((name) => name.startsWith(`${PREFIX}-`))
  await Promise.all(ours.filter((name) => !keep.has(name)).map(drop))
}
