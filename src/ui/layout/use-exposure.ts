import { useEffect, useRef, type RefObject } from 'react'

/** rules.md#tracking: half of it in view for two seconds, once. */
const SHARE_IN_VIEW = 0.5
const LONG_ENOUGH_MS = 2_000

/**
 * Calls `onExposed` once, when half of the element has been in view for two seconds without a
 * break.
 */
export function useExposure(onExposed: () => void): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  const done = useRef(false)
  const exposed = useRef(onExposed)
  useEffect(() => {
    exposed.current = onExposed
  }, [onExposed])
  useEffect(() => {
    const target = element.current
    if (target === null || done.current || typeof IntersectionObserver === 'undefined') return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer)
        // A busy page gets several entries at once; the last one is the current state.
        const ratio = entries[entries.length - 1]?.intersectionRatio ?? 0
        if (ratio < SHARE_IN_VIEW) return
        timer = setTimeout(() => {
          done.current = true
          observer.disconnect()
          exposed.current()
        }, LONG_ENOUGH_MS)
      },
      { threshold: [0, SHARE_IN_VIEW] },
    )
    observer.observe(target)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [])
  return element
}
