import { useQuery, type QueryClient } from '@tanstack/react-query'
import { queryPage } from '#api/calls/page.ts'
import type { PrefetchCall } from '#api/query.ts'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { Loaded } from './Loaded.tsx'
import type { Prefetch } from './screen.ts'
import { loadSlotDocument, type SlotDocumentProps } from './slot-part.ts'

const slotDocument = {
  queryKey: ['slotDocument'],
  queryFn: loadSlotDocument,
  staleTime: Number.POSITIVE_INFINITY,
} as const

/**
 * The call of a slot's screen and the file that draws it, ahead of it. A visitor's call carries the
 * device's number, which is in no list of calls: for them the file alone is loaded.
 */
export function slotCalls(slot: string, signedIn: boolean): readonly PrefetchCall[] {
  if (!signedIn) {
    void loadSlotDocument().catch(() => {})
    return []
  }
  const calls = async (client: QueryClient) =>
    (await client.fetchQuery(slotDocument)).slotCalls(slot)
  return [
    {
      name: queryPage.name,
      input: { slot },
      // A call that fails here is loaded again, and reported, by the screen.
      fetch: (client) =>
        calls(client).then(
          async (own) => void (await Promise.all(own.map(({ fetch }) => fetch(client)))),
          () => {},
        ),
      cancel: (client) =>
        calls(client).then(
          async (own) => void (await Promise.all(own.map(({ cancel }) => cancel(client)))),
          () => {},
        ),
    },
  ]
}

/** Returns what a screen exports as `prefetch` that is a slot's and has no calls of its own. */
export const prefetchSlot =
  (slot: string): Prefetch<object> =>
  (_, signedIn) =>
    slotCalls(slot, signedIn)

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
