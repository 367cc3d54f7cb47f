import {
  ANCHOR_DELAY,
  ANCHOR_FRAME,
  anchorIn,
  nextOffset,
} from '#domain/navigation/anchor-scroll.ts'

/** The time in which what the fragment names is drawn, in ms: its data may be slow. */
const DRAWN_WITHIN = 10_000

/** The events of a user who scrolls or acts by themselves. */
const TOUCHES = ['pointerdown', 'wheel', 'keydown'] as const

/**
 * The element with the id on the screen in view: screens that are kept alive may have the same id.
 */
const shownElement = (id: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`#${CSS.escape(id)}`)].find(
    (it) => it.getClientRects().length > 0,
  )

/**
 * The offset to which the window has to scroll, so that the element is below what sticks to the
 * top.
 */
function targetOf(element: Element): number {
  const header = document.querySelector('#root > header')?.getBoundingClientRect().height ?? 0
  const root = document.documentElement
  const lowest = root.scrollHeight - window.innerHeight
  const wanted = window.scrollY + element.getBoundingClientRect().top - header
  return Math.round(Math.max(0, Math.min(wanted, lowest)))
}

/**
 * Scrolls to what a fragment names once the screen has been shown for a while (rules.md#anchors);
 * the user's first touch ends it. Returns what ends it too.
 */
export function scrollToAnchor(hash: string): () => void {
  const id = anchorIn(hash)
  const until = performance.now() + DRAWN_WITHIN
  let timer = setTimeout(start, ANCHOR_DELAY)
  const end = () => {
    clearTimeout(timer)
    for (const touch of TOUCHES) removeEventListener(touch, end)
  }
  for (const touch of TOUCHES) addEventListener(touch, end, { passive: true })

  function start(): void {
    const element = id === null ? undefined : shownElement(id)
    if (element === undefined) return startLater()
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return step()
    window.scrollTo(0, targetOf(element))
    arrive(element)
  }
  function startLater(): void {
    if (id === null || performance.now() > until) return end()
    timer = setTimeout(start, ANCHOR_DELAY)
  }
  function step(): void {
    // Anew at each step: a card that comes into view loads, and what is above it may grow.
    const element = id === null ? undefined : shownElement(id)
    if (element === undefined) return end()
    const target = targetOf(element)
    const next = nextOffset(window.scrollY, target)
    window.scrollTo(0, next)
    if (next === target) arrive(element)
    else timer = setTimeout(step, ANCHOR_FRAME)
  }
  function arrive(element: HTMLElement): void {
    end()
    // A screen reader goes on from there.
    if (!element.hasAttribute('tabindex')) element.tabIndex = -1
    element.focus({ preventScroll: true })
  }
  return end
}
