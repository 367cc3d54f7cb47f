/** The part of a browser's storage that the app uses. */
export type Store = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem' | 'clear'>

/** A storage that never throws. */
export interface BrowserStore extends Store {
  /** Returns whether the browser has stored the value. */
  setItem(key: string, value: string): boolean
  /** Returns whether the last change of this key outlives the page. */
  isKept(key: string): boolean
}

/**
 * A storage of the browser, with memory behind it: what the browser refuses (blocked cookies, a
 * private window, no room) lasts as long as the page. `open` may throw, now or later.
 */
export function browserStore(open: () => Storage): BrowserStore {
  /** The entries that this page has written. */
  const written = new Map<string, string>()
  /** The keys whose last change the browser has refused: memory counts for them. */
  const refused = new Set<string>()
  let isGivenUp = false

  const storage = () => {
    if (isGivenUp) throw new Error('the storage was given up')
    return open()
  }

  /** Makes a change in the browser's storage; false where it is refused. */
  function change(key: string, act: (kept: Storage) => void): boolean {
    try {
      act(storage())
      refused.delete(key)
      return true
    } catch {
      refused.add(key)
      return false
    }
  }

  function keys(): string[] {
    try {
      const kept = keysOf(storage()).filter((key) => !refused.has(key))
      return [...kept, ...[...refused].filter((key) => written.has(key))]
    } catch {
      return [...written.keys()]
    }
  }

  return {
    get length() {
      return keys().length
    },
    key: (index) => keys()[index] ?? null,
    getItem: (key) => {
      const own = written.get(key) ?? null
      if (refused.has(key)) return own
      try {
        return storage().getItem(key)
      } catch {
        return own
      }
    },
    setItem: (key, value) => {
      written.set(key, value)
      if (change(key, (kept) => kept.setItem(key, value))) return true
      // An older value would come back with the next load.
      if (change(key, (kept) => kept.removeItem(key))) refused.add(key)
      return false
    },
    isKept: (key) => !refused.has(key),
    removeItem: (key) => {
      written.delete(key)
      change(key, (kept) => kept.removeItem(key))
    },
    clear: () => {
      written.clear()
      refused.clear()
      try {
        storage().clear()
      } catch {
        // The entries that it still has must not come back.
        isGivenUp = true
      }
    },
  }
}

/** The keys of a storage. */
export const keysOf = (store: Store): string[] =>
  Array.from({ length: store.length }, (_, index) => store.key(index)).filter((key) => key !== null)
