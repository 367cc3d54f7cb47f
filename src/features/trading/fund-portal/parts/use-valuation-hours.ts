import { useEffect, useRef, useState } from 'react'
import type { Time14 } from '../../../../domain/calendar-date.ts'
import { now14 } from '../../../../platform/clock.ts'
import { newerDue, valuationState, type ValuationState } from './valuation-hours.ts'

const LOOK_MS = 10_000
/** Between two questions to which nothing newer came: each that fails is told in a toast. */
const AGAIN_MS = 30_000

/**
 * Asks anew whenever newer estimates are due, as long as the screen is in view, and says how those in hand stand; null while there
 * are none. The hours are the provider's clock's.
 */
export function useValuationHours(
  estimated: Time14 | undefined,
  refetch: () => Promise<unknown>,
): ValuationState | null {
  const [now, setNow] = useState(now14)
  // The caller's function may be a new one with every render and means the same.
  const ask = useRef(refetch)
  useEffect(() => {
    ask.current = refetch
  })
  useEffect(() => {
    if (estimated === undefined) return undefined
    let asked = -Infinity
    const look = () => {
      const moment = now14()
      setNow(moment)
      if (document.visibilityState === 'hidden' || !newerDue(moment, estimated)) return
      if (Date.now() - asked < AGAIN_MS) return
      asked = Date.now()
      // What failed is told already; the estimates in hand stay, with their moment.
      ask.current().catch(() => null)
    }
    look()
    const timer = setInterval(look, LOOK_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [estimated])
  return estimated === undefined ? null : valuationState(now, estimated)
}
