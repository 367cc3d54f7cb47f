/** rules.md#constants-and-limits: delay before the scroll, and a frame of it, ms. */
const DELAY_MS = 1_000
const FRAMES = 18

const prefersStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Scrolls to the element with this id after the page has had a second to settle, gently, about 16
 * ms a frame; at once where motion is unwanted. A finger on the page ends it. Returns what calls it
 * off.
 */
export function scrollToAnchor(id: string): () => void {
  let frame = 0
  const stop = () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    window.removeEventListener('touchstart', stop)
  }
  const timer = setTimeout(() => {
    const target = document.getElementById(id)
    if (!target) return stop()
    const from = window.scrollY
    const distance = target.getBoundingClientRect().top
    if (prefersStill()) return window.scrollTo(0, from + distance)
    let at = 0
    const step = () => {
      at += 1
      const rest = (1 - at / FRAMES) ** 3
      window.scrollTo(0, from + distance * (1 - rest))
      if (at < FRAMES) frame = requestAnimationFrame(step)
      else stop()
    }
    frame = requestAnimationFrame(step)
  }, DELAY_MS)
  window.addEventListener('touchstart', stop, { passive: true })
  return stop
}
