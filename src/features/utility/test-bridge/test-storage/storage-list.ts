/** One entry of a browser's storage. */
export interface Stored {
  readonly key: string
  /** Characters of key and value; engines count two bytes each. */
  readonly size: number
}

export interface StoredGroups {
  readonly session: readonly Stored[]
  readonly drafts: readonly Stored[]
}

/** What is kept, by what it is for (rules.md#session-pieces), by name. */
export function storedIn(storage: Storage): StoredGroups {
  const keys = Object.keys(storage)
  keys.sort()
  const all = keys.map((key) => ({ key, size: key.length + (storage.getItem(key)?.length ?? 0) }))
  return {
    session: all.filter(({ key }) => !key.startsWith('draft:')),
    drafts: all.filter(({ key }) => key.startsWith('draft:')),
  }
}

const BLOCK = 'x'.repeat(64 * 1_024)
/** No engine gives more to one page; an endless one must not fill the phone. */
const MOST_BLOCKS = 256

/**
 * Characters that still fit, to 64 Ki: writes until the engine refuses, and takes it all away
 * again.
 */
export function roomIn(storage: Storage): number {
  const key = (at: number) => `quotaProbe${at}`
  let blocks = 0
  try {
    while (blocks < MOST_BLOCKS) {
      storage.setItem(key(blocks), BLOCK)
      blocks += 1
    }
  } catch {
    // Full: what was asked for.
  } finally {
    for (let at = 0; at <= blocks; at += 1) storage.removeItem(key(at))
  }
  return blocks * BLOCK.length
}
