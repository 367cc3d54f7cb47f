declare global {
  interface Window {
    /** The snapshot that is in view before the app has drawn its live screen. */
    shownSnapshot?: ShownSnapshot | undefined
  }
}

export interface ShownSnapshot {
  /** The open id of its user; empty for a visitor. */
  readonly owner: string
  /** Shows the page instead. */
  readonly lift: () => void
}

const LOADS = '[aria-busy="true"]'
/** Parts that wait for what loads above them (`ui/layout/InTurn.tsx`). */
const WAITS = '[data-later]'

const isInView = (it: Element) => {
  const box = it.getClientRects()[0]
  return box !== undefined && box.top < innerHeight && box.bottom >= 0
}

const isDrawn = (root: Element, without: string): boolean => {
  const main = root.querySelector('main')
  if (main === null || main.textContent === '') return false
  return ![...root.querySelectorAll(without)].some(isInView)
}

/** Returns whether a screen is drawn, and nothing of it that is in view is still loading. */
export const hasFigures = (root: Element): boolean => isDrawn(root, LOADS)

/**
 * Returns whether nothing in view waits any more, either: what waits may be loaded after the
 * figures.
 */
export const isLive = (root: Element): boolean => isDrawn(root, `${LOADS}, ${WAITS}`)
