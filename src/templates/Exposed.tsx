import type { ReactNode } from 'react'
import { send } from '#api/client.ts'
import { sensorLog3rd } from '#api/calls/track.ts'
import { useExposure } from '#ui/layout/use-exposure.ts'

interface Props {
  /** The tracking name of what was seen; never personal data. */
  readonly what: string
  /** The id of the item among those of its name. */
  readonly id: string
  readonly children: ReactNode
}

/** Sends one tracking event when its children have been seen (rules.md#tracking). */
export function Exposed({ what, id, children }: Props) {
  const seen = useExposure(() => {
    const event = JSON.stringify({ name: 'exposure', what, id, route: location.pathname })
    // A failure of tracking is ignored.
    send(sensorLog3rd, { event }).catch(() => {})
  })
  return <div ref={seen}>{children}</div>
}
