import { ComposedPart } from '#shared/pages/page-blocks/ComposedPart.tsx'
import { usePageAnswer } from '#shared/pages/page-blocks/use-page.ts'
import { Loaded } from '#templates/Loaded.tsx'
import type { SlotPartProps } from '#templates/slot-part.ts'
import { Skeleton } from '#ui/layout/Skeleton.tsx'

export { SlotShortcuts } from '#shared/pages/page-blocks/SlotShortcuts.tsx'

/** Shows what operators compose for a place; nothing where it cannot be shown. */
export default function SlotPart({ slot, path }: SlotPartProps) {
  const query = usePageAnswer({ slot })
  if (query.error !== null && query.data === undefined) return null
  return (
    <Loaded query={query} skeleton={<Skeleton lines={6} />}>
      {(answer) => (answer.kind === 'page' ? <ComposedPart answer={answer} path={path} /> : null)}
    </Loaded>
  )
}
