import { keysOf, type BrowserStore, type Store } from '#platform/stores/browser-store.ts'
/** One entry of a browser's storage. */
export interface Stored {
  readonly key: string
  /** Characters of key and value, two bytes each. */
  readonly size: number
}

export interface StoredGroups {
  readonly session: readonly Stored[]
  readonly drafts: readonly Stored[]
}

/** The stored entries by purpose (rules.md#session-pieces), in the order of their names. */
export function storedIn(storage: Store): StoredGroups {
  const keys = keysOf(storage)
  keys.sort()
  const all = keys.map((key) => ({ key, size: key.length + (storage.getItem(key)?.length ?? 0) }))
  return {
    session: all.filter(({ key }) => !key.startsWith('draft:')),
    drafts: all.filter(({ key }) => key.startsWith('draft:')),
  }
}

const BLOCK = 'x'.repeat(64 * 1_024)
/** No engine grants more to a page; the limit keeps the probe from running without end. */
const MOST_BLOCKS = 256

/**
 * Returns how many characters still fit, in steps of 64 Ki: writes until the engine refuses, then
 * removes all of it.
 */
export function roomIn(store: BrowserStore): number {
  const key = (at: number) => `quotaProbe${at}`
  let blocks = 0
  while (blocks < MOST_BLOCKS && store.setItem(key(blocks), BLOCK)) blocks += 1
  for (let at = 0; at <= blocks; at += 1) store.removeItem(key(at))
  return blocks * BLOCK.length
}
