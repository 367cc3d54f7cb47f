import type { ReactNode } from 'react'
import { send } from '#api/client.ts'
import { sensorLog3rd } from '#api/calls/track.ts'
import { useExposure } from '#ui/layout/use-exposure.ts'

interface Props {
  /** What was seen, for tracking: a word of ours, never anything personal. */
  readonly what: string
  /** Which of them. */
  readonly id: string
  readonly children: ReactNode
}

/** Tells tracking, once, that what it holds was seen (rules.md#tracking). */
export function Exposed({ what, id, children }: Props) {
  const seen = useExposure(() => {
    const event = JSON.stringify({ name: 'exposure', what, id, route: location.pathname })
    // Tracking that fails is nobody's concern.
    send(sensorLog3rd, { event }).catch(() => {})
  })
  return <div ref={seen}>{children}</div>
}
