import { useSyncExternalStore } from 'react'

/** Of the screen's own bar, of the tabs below it, and of the account's line above both, in px. */
const heights = { bar: 0, tabs: 0, line: 0 }
const watchers = new Set<() => void>()

function set(which: keyof typeof heights, pixels: number): void {
  if (pixels === heights[which]) return
  heights[which] = pixels
  // An element that is scrolled to by its focus comes to rest above them.
  const { style } = document.documentElement
  const taken = takenAtFoot()
  style.scrollPaddingBottom = taken === null ? '' : `${taken}px`
  for (const watcher of watchers) watcher()
}

/** Of the screen's own bar, in px; 0 where the screen has none. */
export const setBottomBarHeight = (pixels: number): void => set('bar', pixels)

/** Of the tabs, in px; 0 where there are none. */
export const setTabBarHeight = (pixels: number): void => set('tabs', pixels)

/** Of the line that says what is wrong with the account, in px; 0 without one. */
export const setFootLineHeight = (pixels: number): void => set('line', pixels)

/** The height of the screen's bar and the tabs, in px, above which that line is. */
export const barsAtFoot = (): number => heights.bar + heights.tabs

/** Returns what bars take at the foot of the page, in px; null where there are none. */
function takenAtFoot(): number | null {
  const taken = barsAtFoot() + heights.line
  return taken === 0 ? null : taken
}

/** Follows what bars take at the foot of the page. Ends by what it returns. */
export function watchFoot(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/**
 * For what floats above the bars. Not a custom property of the document: all elements would be
 * styled once more when it is set.
 */
export const useBottomBarHeight = (): number | null => useSyncExternalStore(watchFoot, takenAtFoot)
