import { bridge } from '#platform/bridge.ts'

/** The time that a page may take to leave before it counts as having stayed, in ms. */
const STAYED_MS = 10_000

/**
 * Resolves when the page is seen again after it was left, or when it was not left at all. A button
 * stays busy until then, so that a second tap does not leave twice.
 */
export function seenAgain(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('pageshow', end)
      for (const stop of stops) stop()
      resolve()
    }
    const timer = setTimeout(end, STAYED_MS)
    window.addEventListener('pageshow', end)
    const stops = [bridge().on('returned', end), bridge().on('resume', end)]
  })
}
