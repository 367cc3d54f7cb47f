import { painted } from './painted.ts'
import { hasFigures } from './snapshots/shown-snapshot.ts'

declare global {
  interface Window {
    /**
     * Token of this page load, from the host that serves the pack (`offline/format.md`); absent
     * outside the app.
     */
    packBoot?: string
  }
}

let paint: () => void = () => {}

/** Resolves when the page's first screen has painted. */
export const firstScreen = new Promise<void>((resolve) => {
  paint = resolve
})

/** The time that a slow phone takes to present the frame that was painted, in ms. */
const PRESENTED_MS = 200

/** The time for which the page may be busy before what is not urgent begins all the same, in ms. */
const BUSY_MS = 2_000

const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: BUSY_MS })
    else setTimeout(resolve)
  })

/** The time between two looks at the first screen while its figures load, in ms. */
const LOOK_MS = 50

/** Resolves once nothing in view is loading, or the page has been busy for too long. */
async function figuresShown(): Promise<void> {
  const root = document.getElementById('root')
  if (root === null) return
  const end = performance.now() + BUSY_MS
  while (!hasFigures(root) && performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
}

/**
 * Resolves once the first screen has painted with its figures and the page has a moment: for what
 * must not compete with them.
 */
export const notUrgent: Promise<void> = firstScreen
  .then(figuresShown)
  .then(painted)
  .then(() => new Promise((resolve) => setTimeout(resolve, PRESENTED_MS)))
  .then(idle)

/**
 * Tells the host that this load has painted a screen, once: the pack starts on this phone, and is
 * not taken back. To be called when a screen has been committed.
 */
export function screenPainted(): void {
  paint()
  const token = window.packBoot
  if (!token) return
  delete window.packBoot
  // The frame after the commit is the one that shows it.
  requestAnimationFrame(() =>
    setTimeout(() => {
      fetch(`/__pack/booted?${token}`).catch(() => {})
    }),
  )
}
