import { useEffect, useState } from 'react'

/**
 * `active`, late and unhurried: true only after it has lasted `delay` ms, and then for at least
 * `minimum` ms, so that what waits on it (a skeleton, a spinner) never flashes. With `atOnce` what
 * is active from the start is shown from the start, and only for as long as it is.
 */
export function useDelayedFlag(
  active: boolean,
  { delay = 150, minimum = 300, atOnce = false } = {},
): boolean {
  const [shown, setShown] = useState(active && atOnce)
  /** Null while what is shown has been there from the start. */
  const [since, setSince] = useState<number | null>(null)
  useEffect(() => {
    if (active === shown) return undefined
    const wait = active
      ? delay
      : since === null
        ? 0
        : Math.max(0, minimum - (performance.now() - since))
    const timer = setTimeout(() => {
      setSince(performance.now())
      setShown(active)
    }, wait)
    return () => clearTimeout(timer)
  }, [active, shown, since, delay, minimum])
  return shown && (active || since !== null)
}
