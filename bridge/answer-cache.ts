import type { EventName, Method } from './contract.ts'

interface StoredAnswer {
  readonly answer: unknown
  readonly until: number
  readonly clearedBy: readonly EventName[]
}

/** Cached answers to queries, by the `maxAge` and `clearedBy` of their methods. */
export interface AnswerCache {
  readonly find: (key: string | undefined) => { readonly answer: unknown } | undefined
  /**
   * Called when a query is sent. Returns how to store its answer, which stores nothing when an
   * event has arrived since.
   */
  readonly startStoring: (key: string | undefined, method: Method) => (answer: unknown) => void
  /** Drops the answers that this event invalidates. */
  readonly clear: (event: EventName) => void
}

export function createAnswerCache(): AnswerCache {
  const kept = new Map<string | undefined, StoredAnswer>()
  let eventsSeen = 0
  return {
    find(key) {
      const it = kept.get(key)
      return it && performance.now() < it.until ? it : undefined
    },
    startStoring(key, { maxAge = 0, clearedBy = [] }) {
      const asked = eventsSeen
      return (answer) => {
        if (maxAge === 0 || asked !== eventsSeen) return
        kept.set(key, { answer, until: performance.now() + maxAge, clearedBy })
      }
    },
    clear(event) {
      eventsSeen += 1
      for (const [key, { clearedBy }] of kept) if (clearedBy.includes(event)) kept.delete(key)
    },
  }
}
