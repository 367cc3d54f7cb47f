import { useQuery } from '@tanstack/react-query'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { Loaded } from './Loaded.tsx'
import { loadSlotDocument, type SlotDocumentProps } from './slot-part.ts'

const slotDocument = {
  queryKey: ['slotDocument'],
  queryFn: loadSlotDocument,
  staleTime: Number.POSITIVE_INFINITY,
} as const

/**
 * A screen that is a page of operators, drawn by the pack that has composed pages. The pack has a
 * page of the slot too (rules.md#composed-pages).
 */
export function SlotTemplate(props: SlotDocumentProps) {
  const view = useQuery(slotDocument)
  return (
    <Loaded query={view} skeleton={<SkeletonScreen />}>
      {({ SlotDocument }) => <SlotDocument {...props} />}
    </Loaded>
  )
}
