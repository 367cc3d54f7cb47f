declare global {
  interface Window {
    /**
     * The time when the user tapped what opened this page, in milliseconds since 1970, from the
     * host that serves the pack (`offline/format.md`); absent where it does not say.
     */
    packTappedAt?: number
  }
}

/** One opening of the app's pages, timed until the first live figure was on the screen. */
export interface TimedOpening {
  readonly ms: number
  /**
   * The moment that the time counts from: the user's tap in the app, or else the page's navigation,
   * or where it was loaded ahead the app's opening, which is later than the tap.
   */
  readonly since: 'tap' | 'navigation' | 'opening'
  /** True if the page had been loaded ahead. */
  readonly warm: boolean
  /** True if the page was out of view meanwhile, so that the time means little. */
  readonly left: boolean
}

/** Longer than anyone waits: a clock was set meanwhile. */
const MOST_MS = 600_000

let report: ((opening: TimedOpening) => void) | null = null
/** The opening that has shown no figure yet; its tap is 0 where that is not known. */
let opening: { readonly tappedAt: number; readonly openedAt: number | null } | null = null
let left = false

/** Times the page from here on, and where timed openings go; to be called once, at boot. */
export function reportOpeningsTo(next: (opening: TimedOpening) => void): void {
  report = next
  opening = { tappedAt: window.packTappedAt ?? 0, openedAt: null }
  left = document.visibilityState === 'hidden'
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') left = true
  })
}

/**
 * The app opens a screen in a page that was loaded ahead. `tappedAt` as `packTappedAt`, or 0.
 */
export function openingBegan(tappedAt: number): void {
  opening = { tappedAt, openedAt: Date.now() }
  left = false
}

/**
 * Live data have been committed to a page. Reports the opening, once: when the frame with them has
 * been drawn.
 */
export function figureShown(): void {
  const shown = opening
  if (shown === null) return
  opening = null
  requestAnimationFrame(() =>
    setTimeout(() => {
      const { tappedAt, openedAt } = shown
      const now = Date.now()
      const isTime = (ms: number) => ms >= 0 && ms < MOST_MS
      const warm = openedAt !== null
      if (isTime(now - tappedAt)) report?.({ ms: now - tappedAt, since: 'tap', warm, left })
      else if (!warm) report?.({ ms: performance.now(), since: 'navigation', warm, left })
      else if (isTime(now - openedAt))
        report?.({ ms: now - openedAt, since: 'opening', warm, left })
    }),
  )
}
