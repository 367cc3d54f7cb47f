import { useEffect, useRef, useState } from 'react'
import { secondsBetween, type Time14 } from '#domain/calendar/calendar-date.ts'
import { now14 } from '#platform/clock.ts'

const SECOND_MS = 1_000
/**
 * New dates are requested every so many seconds past the cut-off: the provider's first answer may
 * still be from before it.
 */
const ASK_AGAIN = 5

const two = (n: number): string => String(n).padStart(2, '0')

/** Seconds as `2 天 03:04:05` or `03:04:05`. */
export function countDown(seconds: number): string {
  const days = Math.floor(seconds / 86_400)
  const clock = [seconds % 86_400, seconds % 3_600, seconds % 60]
  const [hours = 0, minutes = 0, rest = 0] = clock
  const time = `${two(Math.floor(hours / 3_600))}:${two(Math.floor(minutes / 60))}:${two(rest)}`
  return days > 0 ? `${days} 天 ${time}` : time
}

interface CutOff {
  /** The moment after which an order belongs to the next trading day. */
  readonly cutoffTime: Time14
}

/**
 * Counts down to the cut-off by the provider's clock. When it passes, also in the background,
 * `onStale` is called until new dates arrive. `moved` is then true for as long as the form is open,
 * so that it can say that the dates have changed.
 */
export function useCutOff(config: CutOff, onStale: () => void) {
  const [seconds, setSeconds] = useState(() =>
    Math.max(0, secondsBetween(now14(), config.cutoffTime)),
  )
  const [first] = useState(config.cutoffTime)

  // The caller passes a new function with every render.
  const stale = useRef(onStale)
  useEffect(() => {
    stale.current = onStale
  })

  useEffect(() => {
    let ticks = 0
    const tick = () => {
      const left = secondsBetween(now14(), config.cutoffTime)
      setSeconds(Math.max(0, left))
      // A clock that was set back passes the cut-off once more.
      if (left > 0) ticks = 0
      else if (ticks++ % ASK_AGAIN === 0) stale.current()
    }
    tick()
    const timer = setInterval(tick, SECOND_MS)
    // Timers do not run while the page is hidden: it is updated as soon as it is visible again.
    const seen = () => {
      if (document.visibilityState === 'visible') tick()
    }
    document.addEventListener('visibilitychange', seen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [config.cutoffTime])

  return { left: countDown(seconds), moved: config.cutoffTime !== first }
}
