import { useLayoutEffect, useRef, useState } from 'react'

/** Whole seconds from `now` to `until`, both in ms; never more than `most`. */
export function secondsLeft(until: number, now: number, most: number): number {
  return Math.min(most, Math.max(0, Math.ceil((until - now) / 1_000)))
}

/** A wait whose end is kept by the clock that only goes on, which is never set. */
interface Wait {
  readonly until: number
  readonly end: number
}

const begun = (until: number, most: number): Wait => {
  const left = Math.min(most * 1_000, Math.max(0, until - Date.now()))
  return { until, end: performance.now() + left }
}

/**
 * Counts down to a moment (ms, by the phone's clock), as until a message may be sent again: the
 * moment is stored, not the count, so that a reload continues the countdown. 0 where there is none
 * or it has passed. Once it has begun, the page counts by itself: a phone whose clock is set back
 * or forward waits neither longer nor shorter. That count may rest while the phone sleeps, so that
 * a page which is shown again looks at the phone's clock, and never waits longer for it.
 */
export function useSecondsLeft(until: number | null, most = 60): number {
  const wait = useRef<Wait | null>(null)
  const [left, setLeft] = useState(() =>
    until === null ? 0 : secondsLeft(until, Date.now(), most),
  )
  // Before the page is painted: a new moment never shows what was left of the one before.
  useLayoutEffect(() => {
    if (until === null) return undefined
    if (wait.current?.until !== until) wait.current = begun(until, most)
    const tick = () => {
      const { end } = wait.current ?? begun(until, most)
      const seconds = secondsLeft(end, performance.now(), most)
      setLeft(seconds)
      if (seconds === 0) clearInterval(timer)
    }
    const look = () => {
      if (document.visibilityState !== 'visible') return
      const again = begun(until, most)
      const end = Math.min(wait.current?.end ?? again.end, again.end)
      wait.current = { until, end }
      tick()
    }
    const timer = setInterval(tick, 1_000)
    tick()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [until, most])
  return until === null ? 0 : left
}
