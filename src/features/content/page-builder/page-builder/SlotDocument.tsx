import { prefetchPage, usePageAnswer } from '#shared/pages/page-blocks/use-page.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { Refreshable } from '#templates/Refreshable.tsx'
import type { SlotDocumentProps } from '#templates/slot-part.ts'
import { useTitle } from '#templates/use-title.ts'
import { InTurn } from '#ui/layout/InTurn.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { NoPage } from './NoPage.tsx'
import { titleOf, WholePage } from './WholePage.tsx'

export const slotCalls = (slot: string) => prefetchPage({ slot, whole: true }, true)

/**
 * Shows what operators compose for a place, as a whole screen; its fixed parts stay without a page.
 */
export function SlotDocument({ slot, path, above, below }: SlotDocumentProps) {
  const query = usePageAnswer({ slot, whole: true })
  useTitle(query.data === undefined ? undefined : titleOf(query.data))
  return (
    <Refreshable>
      <Loaded query={query} skeleton={<SkeletonScreen />}>
        {(answer) =>
          answer.kind === 'page' ? (
            <WholePage answer={answer} path={path} above={above} below={below} />
          ) : (
            <Page>
              <InTurn>
                {above}
                <NoPage answer={answer} onRetry={() => void query.refetch()} />
                {below}
              </InTurn>
            </Page>
          )
        }
      </Loaded>
    </Refreshable>
  )
}
