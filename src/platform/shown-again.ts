import { bridge } from './bridge.ts'

/**
 * The time when the page was last shown again after another page or app, ms since 1970; 0 before
 * that.
 */
let last = 0

/** Notes each time the page is shown again, from the page's start on. */
export function followShownAgain(): void {
  const note = () => {
    last = Date.now()
  }
  window.addEventListener('pageshow', note)
  bridge().on('resume', note)
  bridge().on('returned', note)
}

/** Returns whether the page was shown again since `at`, ms since 1970. */
export const shownAgainSince = (at: number): boolean => last >= at && last > 0
