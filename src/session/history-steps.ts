/** Sees a step in the browser's history; returns whether it takes the step from all others. */
type Watcher = (event: PopStateEvent) => boolean

const watchers = new Set<Watcher>()

/**
 * Calls `watcher` for each step in the browser's history, before the router and all other
 * listeners. Returns what ends that.
 */
export function watchSteps(watcher: Watcher): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/**
 * The page's first listener for such steps: Chromium calls those of a window in the order in which
 * they were added, capturing or not.
 */
export function seeStep(event: PopStateEvent): void {
  const isTaken = [...watchers].some((watcher) => watcher(event))
  if (isTaken) event.stopImmediatePropagation()
}
