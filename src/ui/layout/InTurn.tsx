import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { classes } from '#ui/classes.ts'
import styles from './InTurn.module.css'

/** Parts that still load, and those shown ahead of an answer that may differ. */
const BUSY = '[aria-busy="true"], [data-ahead]'

/** The time for which the parts below a slow one are held back, in ms. */
const PATIENCE_MS = 3_000

interface Turns<E extends HTMLElement> {
  readonly ref: RefObject<E | null>
  readonly className: string | undefined
}

/**
 * For an element whose children load by themselves, one below another. A child is shown once those
 * above it have come to rest, which would move it away from under a finger, or after three seconds;
 * once shown, it stays. What loads has to say so (`aria-busy`).
 */
export function useInTurn<E extends HTMLElement>(): Turns<E> {
  const ref = useRef<E>(null)
  useLayoutEffect(() => {
    const parts = ref.current
    if (parts === null) return undefined
    const shown = new WeakSet<Element>()
    let isLate = false
    const look = () => {
      const busy = isLate ? null : parts.querySelector(BUSY)
      let atRest = true
      for (const part of parts.children) {
        if (atRest) shown.add(part)
        part.toggleAttribute('data-later', !shown.has(part))
        atRest &&= !part.contains(busy)
      }
      // From then on only what a user does changes the heights.
      if (busy === null) end()
    }
    const watch = new MutationObserver(look)
    const attributeFilter = ['aria-busy', 'data-ahead']
    watch.observe(parts, { attributeFilter, childList: true, subtree: true })
    const patience = setTimeout(() => {
      isLate = true
      look()
    }, PATIENCE_MS)
    const end = () => {
      watch.disconnect()
      clearTimeout(patience)
    }
    look()
    return end
  }, [])
  return { ref, className: styles.parts }
}

/** Cards of a page, each of which is shown once those above it have come to rest (`useInTurn`). */
export function InTurn({ children }: { readonly children: ReactNode }) {
  const { ref, className } = useInTurn<HTMLDivElement>()
  return (
    <div ref={ref} className={classes(styles.contents, className)}>
      {children}
    </div>
  )
}
