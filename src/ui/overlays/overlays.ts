/** Closes one open overlay, as its own close control would. */
type Close = () => void

const open: Close[] = []
const watchers = new Set<() => void>()

/** Calls `watcher` whenever an overlay has opened or gone; returns what ends that. */
export function watchOverlays(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

const tell = (): void => {
  for (const watcher of watchers) watcher()
}

/** Closes every overlay, the uppermost first. */
export function closeOverlays(): void {
  const all = open.slice()
  for (let index = all.length - 1; index >= 0; index -= 1) all[index]?.()
}

/**
 * Closes the uppermost overlay. Returns whether there was one; an overlay that must stay (an order
 * is under way) counts, for what is below it may not be reached.
 */
export function closeTopOverlay(): boolean {
  const top = open[open.length - 1]
  top?.()
  return top !== undefined
}

/**
 * Registers an overlay while it is open. Returns what to call when it is gone.
 * Going back or forward in the history closes every overlay: they belong to the screen one leaves.
 */
export function registerOverlay(close: Close): () => void {
  if (open.length === 0) window.addEventListener('popstate', closeOverlays)
  open.push(close)
  tell()
  return () => {
    const index = open.indexOf(close)
    if (index !== -1) open.splice(index, 1)
    if (open.length === 0) window.removeEventListener('popstate', closeOverlays)
    tell()
  }
}

/** Returns whether any overlay is open. */
export const overlayOpen = (): boolean => open.length > 0

/** Returns whether this overlay is the uppermost, the one that Escape and the Tab key belong to. */
export function isTopOverlay(close: Close): boolean {
  return open[open.length - 1] === close
}
