import { useEffect, useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** Scroll offsets by history entry, for as long as the page lives. */
const offsets = new Map<string, number>()

/** A new screen starts at its top; going back returns to where one was. */
export function useScrollMemory(): void {
  const { key } = useLocation()
  const back = useNavigationType() === NavigationType.Pop

  useEffect(() => {
    // The browser would restore before the screen has its height.
    window.history.scrollRestoration = 'manual'
  }, [])
  useLayoutEffect(() => {
    const place = back ? (offsets.get(key) ?? 0) : 0
    window.scrollTo(0, place)
    // A list that is shown again measures its rows once more a frame later, and moves the page with them.
    let frame = requestAnimationFrame(() => {
      window.scrollTo(0, place)
      frame = requestAnimationFrame(() => window.scrollTo(0, place))
    })
    const keep = () => offsets.set(key, window.scrollY)
    window.addEventListener('scroll', keep, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', keep)
    }
  }, [key, back])
}
