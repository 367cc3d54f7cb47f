import type { ReactNode } from 'react'
import type { ExposureName } from '#domain/tracking/tracked-names.ts'
import { track } from '#platform/tracking/track.ts'
import { useExposure } from '#ui/layout/use-exposure.ts'

interface Props {
  readonly what: ExposureName
  /** The id of the item among those of its name. */
  readonly id: string
  readonly children: ReactNode
}

/**
 * Tracks that its children have been seen (rules.md#tracking): once for a page and item, however
 * often they are mounted.
 */
export function Exposed({ what, id, children }: Props) {
  const seen = useExposure(() => track({ name: 'exposure', what, id }))
  return <div ref={seen}>{children}</div>
}
