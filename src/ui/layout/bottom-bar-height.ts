import { useSyncExternalStore } from 'react'

let height: number | null = null
const watchers = new Set<() => void>()

/** Of the screen's own bar, in px; null where the screen has none. */
export function setBottomBarHeight(pixels: number | null): void {
  if (pixels === height) return
  height = pixels
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/**
 * For what floats above the screen's own bar. Not a custom property of the document: all elements
 * would be styled once more when it is set.
 */
export const useBottomBarHeight = (): number | null => useSyncExternalStore(watch, () => height)
