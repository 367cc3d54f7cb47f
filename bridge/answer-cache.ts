import type { EventName, Method } from './contract.ts'

interface StoredAnswer {
  readonly answer: unknown
  readonly until: number
  readonly clearedBy: readonly EventName[]
}

/** Answers to queries that may be given again without asking (`maxAge` and `clearedBy` of their methods). */
export interface AnswerCache {
  readonly find: (key: string | undefined) => { readonly answer: unknown } | undefined
  /** What keeps the answer to a question that is asked now; nothing is kept if an event went by meanwhile. */
  readonly startStoring: (key: string | undefined, method: Method) => (answer: unknown) => void
  /** An event went by. */
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
