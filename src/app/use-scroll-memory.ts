import { useEffect, useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** Scroll offsets by history entry, for as long as the page lives. */
const offsets = new Map<string, number>()

/** A new screen starts at its top; going back restores the scroll offset. */
export function useScrollMemory(): void {
  const { key } = useLocation()
  const back = useNavigationType() === NavigationType.Pop

  useEffect(() => {
    // The browser's own restoration would run before the screen has its height.
    window.history.scrollRestoration = 'manual'
  }, [])
  useLayoutEffect(() => {
    window.scrollTo(0, back ? (offsets.get(key) ?? 0) : 0)
    const keep = () => offsets.set(key, window.scrollY)
    window.addEventListener('scroll', keep, { passive: true })
    return () => window.removeEventListener('scroll', keep)
  }, [key, back])
}
