import { queryColumn } from '#api/calls/coupons/column.ts'
import { prefetchCall } from '#api/query.ts'
import { useCurrent } from '#api/use-current.ts'
import { activityPaths } from '#paths/activities/activity.ts'
import type { PathInput } from '#paths/path.ts'
import { DataTemplate } from '#templates/DataTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { slotCalls, SlotTemplate } from '#templates/SlotTemplate.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { ColumnHead } from './ColumnHead.tsx'
import { ColumnParts } from './ColumnParts.tsx'
import { NoColumn } from './NoColumn.tsx'

type Input = PathInput<typeof activityPaths.bigVCoupon>

export const prefetch: Prefetch<Input> = ({ columnId }, signedIn) => [
  prefetchCall(queryColumn, { columnId }),
  ...slotCalls('column', signedIn),
]

const refused = () => <NoColumn />

/** A column of one of the company's people: who writes, the coupon, the newest articles. */
export default function BigVCouponScreen({ input }: { readonly input: Input }) {
  const { columnId, batchId } = input
  const query = useCurrent(queryColumn, { columnId })
  return (
    <DataTemplate
      query={query}
      title={({ title }) => title}
      refused={refused}
      skeleton={<SkeletonScreen />}
    >
      {(column) => (
        <SlotTemplate
          slot="column"
          path={activityPaths.bigVCoupon.to({ columnId })}
          above={<ColumnHead column={column} />}
          below={<ColumnParts column={column} batchId={batchId ?? column.batchId} />}
        />
      )}
    </DataTemplate>
  )
}
