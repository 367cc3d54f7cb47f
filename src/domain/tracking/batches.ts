/**
 * The times at which events are sent, and the number that is retained (rules.md#tracking).
 */

/** As many events travel together. */
export const BATCH_EVENTS = 20
/** The longest that an event waits for others, ms. */
export const BATCH_WAIT_MS = 5_000
/** As many batches wait for a network; the oldest is given up for a new one. */
export const MOST_BATCHES = 30
/** The age after which an event is of no use, ms: a week. */
export const MOST_AGE_MS = 7 * 86_400_000

const FIRST_PAUSE_MS = 10_000
const LONGEST_PAUSE_MS = 5 * 60_000

/** Returns how long to wait after so many failures in a row before trying again by itself, ms. */
export const pauseAfter = (failures: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** Math.max(0, failures - 1), LONGEST_PAUSE_MS)

export interface Waiting {
  readonly key: string
  /** The time when the batch was closed, ms since 1970. */
  readonly at: number
}

/**
 * Returns what is given up of all that waits: what is too old, then the oldest of what is too many.
 */
export function givenUp<T extends Waiting>(waiting: readonly T[], now: number): readonly T[] {
  const old = waiting.filter(({ at }) => now - at > MOST_AGE_MS)
  const young = waiting.filter((it) => !old.includes(it))
  young.sort((a, b) => a.at - b.at)
  return [...old, ...young.slice(0, Math.max(0, young.length - MOST_BATCHES))]
}
