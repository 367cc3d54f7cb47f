/** The events of a user who scrolls or acts by themselves. */
const TOUCHES = ['pointerdown', 'wheel', 'keydown'] as const
const PATIENCE = 5_000

export interface Restoring {
  /** Returns whether the page is still too short for the place. */
  isOver(): boolean
  readonly end: () => void
}

/**
 * Scrolls to a place that the page may be too short for while its content loads: again each time it
 * grows, until it is there, the user acts, or some seconds have gone.
 */
export function restoreOffset(offset: number): Restoring {
  let over = false
  let end = () => {
    over = true
  }
  const reach = () => {
    window.scrollTo(0, offset)
    if (window.scrollY >= offset - 1) end()
  }
  reach()
  const root = document.getElementById('root')
  if (!over && root !== null) {
    const observer = new ResizeObserver(reach)
    const timer = setTimeout(() => end(), PATIENCE)
    end = () => {
      over = true
      observer.disconnect()
      clearTimeout(timer)
      for (const touch of TOUCHES) removeEventListener(touch, end)
    }
    for (const touch of TOUCHES) addEventListener(touch, end, { passive: true })
    observer.observe(root)
  }
  return { isOver: () => over, end: () => end() }
}
