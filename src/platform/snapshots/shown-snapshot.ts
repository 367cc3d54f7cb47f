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

/** What loads, and what waits for it (`ui/layout/InTurn.tsx`). */
const BUSY = '[aria-busy="true"], [data-later]'

/** Whether a screen is drawn, and nothing of it that is in view is still loading. */
export function isLive(root: Element): boolean {
  const main = root.querySelector('main')
  if (main === null || main.textContent === '') return false
  const waits = (it: Element) => {
    const box = it.getClientRects()[0]
    return box !== undefined && box.top < innerHeight && box.bottom >= 0
  }
  return ![...root.querySelectorAll(BUSY)].some(waits)
}
