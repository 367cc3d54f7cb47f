let unanswered = 0
const watchers = new Set<() => void>()

/** A question is shown, or one is answered. */
export function countQuestions(change: 1 | -1): void {
  unanswered += change
  for (const tell of watchers) tell()
}

/** Calls `watcher` whenever a question is shown or answered; returns a function that ends that. */
export function watchQuestions(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Returns whether a question waits for the user: its caller is not at work meanwhile. */
export const questionWaits = (): boolean => unanswered > 0
