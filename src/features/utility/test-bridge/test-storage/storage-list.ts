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
/** No engine grants more to a page; the limit keeps the probe from running without end. */
const MOST_BLOCKS = 256

/**
 * How many characters still fit, in steps of 64 Ki: writes until the engine refuses, then removes
 * all of it.
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
    // Full: the measurement is complete.
  } finally {
    for (let at = 0; at <= blocks; at += 1) storage.removeItem(key(at))
  }
  return blocks * BLOCK.length
}
