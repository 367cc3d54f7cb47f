import { useQuery } from '@tanstack/react-query'
import { listCircles } from '#api/calls/content.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { unreadable } from '#api/rows.ts'
import { circlePaths } from '#paths/circle.ts'
import type { PathInput } from '#paths/path.ts'
import { OpinionLine } from '#shared/views/content/OpinionLine.tsx'
import { DataTemplate } from '#templates/DataTemplate.tsx'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { SlotHead } from '#shared/pages/page-blocks/SlotHead.tsx'
import { useAfterSlot } from '#shared/pages/page-blocks/use-after-slot.ts'
import { prefetchPage } from '#shared/pages/page-blocks/use-page.ts'
import { CircleList } from './CircleList.tsx'
import { NoCircle } from './NoCircle.tsx'
import { OneCircle } from './OneCircle.tsx'

type Input = PathInput<typeof circlePaths.circleHome>

export const prefetch: Prefetch<Input> = (_, signedIn) => [
  prefetchCall(listCircles, {}),
  ...prefetchPage({ slot: 'circle-home' }, signedIn),
]

/** The circles, own ones first; with `circle` one of them with what is posted there. */
export default function CircleHomeScreen({ input: { circle } }: { readonly input: Input }) {
  const query = useQuery(queryFor(listCircles, {}))
  const belowHead = useAfterSlot(query, 'circle-home')
  if (circle === undefined) {
    return (
      <DetailTemplate
        query={belowHead}
        title={() => '圈子'}
        skeleton="list"
        head={<SlotHead slot="circle-home" path={circlePaths.circleHome.to()} />}
        footNote={<OpinionLine />}
      >
        {({ circles }) => (
          <>
            <UnreadableNotice of={[circles]} />
            <CircleList circles={circles} />
          </>
        )}
      </DetailTemplate>
    )
  }
  return (
    <DataTemplate query={query} skeleton={<SkeletonScreen shape="list" />}>
      {({ circles }) => {
        const found = circles.find(({ circleId }) => circleId === circle)
        return found === undefined ? (
          <NoCircle known={unreadable(circles) === 0} />
        ) : (
          <OneCircle key={circle} circle={found} />
        )
      }}
    </DataTemplate>
  )
}
