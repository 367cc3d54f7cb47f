/** Wrong codes that cost no wait: of one visitor, and of all together. */
const FREE = { visitor: 5, all: 30 } as const
const LONGEST_WAIT = 3_600_000
/** More than a tester's network has; an older one than these starts from no tries. */
const VISITORS_KEPT = 500

interface Count {
  wrong: number
  /** The time when the next code is looked at, ms since 1970. */
  until: number
  /** True if this visitor has given the code before; it does not wait for the tries of others. */
  known: boolean
}

export interface Tries {
  /** Returns how long this visitor has to wait until a code of it is looked at, in ms. */
  readonly wait: (from: string) => number
  readonly failed: (from: string) => void
  readonly passed: (from: string) => void
}

/**
 * Counts wrong codes. After a few each costs a wait that doubles, for the visitor, and for all who
 * never had the code where many visitors are wrong.
 */
export function createTries(now: () => number = Date.now): Tries {
  const visitors = new Map<string, Count>()
  const all: Count = { wrong: 0, until: 0, known: false }

  function fail(count: Count, free: number): void {
    count.wrong += 1
    const over = count.wrong - free
    if (over >= 0) count.until = now() + Math.min(LONGEST_WAIT, 1_000 * 2 ** Math.min(over, 12))
  }
  function visitor(from: string): Count {
    const count = visitors.get(from) ?? { wrong: 0, until: 0, known: false }
    visitors.delete(from)
    visitors.set(from, count)
    const [oldest] = visitors.keys()
    if (visitors.size > VISITORS_KEPT && oldest !== undefined) visitors.delete(oldest)
    return count
  }
  return {
    wait(from) {
      const own = visitors.get(from)
      const until = Math.max(own?.until ?? 0, own?.known === true ? 0 : all.until)
      return Math.max(0, until - now())
    },
    failed(from) {
      fail(visitor(from), FREE.visitor)
      fail(all, FREE.all)
    },
    passed(from) {
      Object.assign(visitor(from), { wrong: 0, until: 0, known: true })
    },
  }
}
