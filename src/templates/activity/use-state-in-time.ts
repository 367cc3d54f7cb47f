import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { REASK_WITHIN } from '#domain/campaign/campaign-state.ts'
import { nowMs } from '#platform/clock.ts'

/** Longer waits are cut by browsers to none. */
const LONGEST_WAIT = 3_600_000

/** A state by facts and an instant, ms since 1970, with how long what is shown of it stays true. */
export interface StateInTime<Facts, State extends { readonly kind: string }> {
  readonly stateAt: (facts: Facts, at: number) => State
  readonly shownFor: (facts: Facts, at: number) => number | null
}

/**
 * A state by the provider's clock: it ticks only while the page is in view, and is right at once on
 * return. At an edge it turns by itself, and the provider is asked again within three seconds, at a
 * moment of this page's own.
 */
export function useStateInTime<Facts, State extends { readonly kind: string }>(
  facts: Facts,
  { stateAt, shownFor }: StateInTime<Facts, State>,
  reread: () => void,
): State {
  const [at, setAt] = useState(nowMs)
  const state = stateAt(facts, at)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'hidden') return
      const now = nowMs()
      setAt(now)
      const wait = shownFor(facts, now)
      if (wait !== null) timer = setTimeout(tick, Math.min(wait, LONGEST_WAIT))
    }
    document.addEventListener('visibilitychange', tick)
    tick()
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [facts, shownFor])
  const ask = useEffectEvent(reread)
  const before = useRef({ facts, kind: state.kind })
  useEffect(() => {
    const turned = before.current.facts === facts && before.current.kind !== state.kind
    before.current = { facts, kind: state.kind }
    if (!turned) return undefined
    const timer = setTimeout(() => ask(), Math.random() * REASK_WITHIN)
    return () => clearTimeout(timer)
  }, [facts, state.kind])
  return state
}
