import { Suspense } from 'react'
import { notUrgent } from '#platform/pack-boot.ts'
import { useSignedIn } from '#shared/engines/person/use-signed-in.ts'
import { lazyPart } from '#ui/layout/lazy-part.ts'

/** The first screen does without it. */
const SeenReport = lazyPart(async () => {
  await notUrgent
  return import('./SeenReport.tsx')
})

interface Props {
  /** A fund is looked at for a while; the gold price is seen at once. */
  readonly task: 'view_fund' | 'view_gold'
}

/** Reports the task of looking at what a page shows. Draws nothing; goes where that is drawn. */
export function SeenTask({ task }: Props) {
  return useSignedIn() ? (
    <Suspense fallback={null}>
      <SeenReport task={task} />
    </Suspense>
  ) : null
}
