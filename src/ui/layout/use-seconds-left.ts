import { useEffect, useState } from 'react'

/**
 * Whole seconds from `now` to `until`, both in ms; never more than `most`, whatever was done to the
 * telephone's clock meanwhile.
 */
export function secondsLeft(until: number, now: number, most: number): number {
  return Math.min(most, Math.max(0, Math.ceil((until - now) / 1_000)))
}

/**
 * Counts down to a moment (ms, by the phone's clock), as until a message may be sent again: the
 * moment is stored, not the count, so that a reload continues the countdown. 0 where there is none
 * or it has passed.
 */
export function useSecondsLeft(until: number | null, most = 60): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (until === null) return
    const tick = () => {
      const moment = Date.now()
      setNow(moment)
      if (moment >= until) clearInterval(timer)
    }
    const timer = setInterval(tick, 1_000)
    tick()
    return () => clearInterval(timer)
  }, [until])
  return until === null ? 0 : secondsLeft(until, now, most)
}
