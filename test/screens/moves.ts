/** Functions that run in the page under inspection, as text: each is self-contained. */

declare global {
  interface Window {
    /** The parts that have moved so far, a line each. */
    lookMoves?: Set<string>
  }
}

/**
 * Runs in the page before its scripts. Writes down which links, buttons and fields have moved up or down while they were in view,
 * with nothing done by a user.
 */
export function watchMoves(): void {
  const moves = new Set<string>()
  window.lookMoves = moves
  const tappable = 'a, button, input, textarea, summary, [role="button"], [role="radio"]'
  const least = 4
  const wordsOf = (it: Element) =>
    (it.getAttribute('aria-label') ?? it.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 24)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { hadRecentInput, sources = [] } = entry as PerformanceEntry & {
        readonly hadRecentInput?: boolean
        readonly sources?: readonly {
          readonly node: Node | null
          readonly previousRect: DOMRectReadOnly
          readonly currentRect: DOMRectReadOnly
        }[]
      }
      if (hadRecentInput === true) continue
      for (const { node, previousRect, currentRect } of sources) {
        const moved = Math.round(currentRect.top - previousRect.top)
        const element = node instanceof Element ? node : (node?.parentElement ?? null)
        const target = element?.closest(tappable) ?? element?.querySelector(tappable) ?? null
        if (Math.abs(moved) < least || target === null || previousRect.height === 0) continue
        moves.add(`moves by ${moved} px once it is in view: ${wordsOf(target)}`)
      }
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Runs in the page. What has moved. */
export function movesSeen(): string[] {
  return [...(window.lookMoves ?? [])]
}

/** Runs in the page. Resolves once no call has been answered for longer than the slowest takes. */
export function answered(): Promise<boolean> {
  const rest = 1_500
  return new Promise((resolve) => {
    const look = () => {
      const ends = performance
        .getEntriesByType('resource')
        .map(({ startTime, duration }) => startTime + duration)
      if (performance.now() - Math.max(0, ...ends) > rest) resolve(true)
      else setTimeout(look, 100)
    }
    look()
  })
}
