import { useEffect, useRef, useState } from 'react'

/**
 * `active`, late and unhurried: true only after it has lasted `delay` ms, and then for at least
 * `minimum` ms, so that what waits on it (a skeleton, a spinner) never flashes.
 */
export function useDelayedFlag(active: boolean, delay = 150, minimum = 300): boolean {
  const [shown, setShown] = useState(false)
  const since = useRef(0)
  useEffect(() => {
    if (active === shown) return undefined
    const wait = active ? delay : Math.max(0, minimum - (performance.now() - since.current))
    const timer = setTimeout(() => {
      since.current = performance.now()
      setShown(active)
    }, wait)
    return () => clearTimeout(timer)
  }, [active, shown, delay, minimum])
  return shown
}
