import { Navigate } from 'react-router-dom'
import { queryMilestones } from '#api/calls/coupons/newcomer.ts'
import { prefetchCall } from '#api/query.ts'
import { useCurrent } from '#api/use-current.ts'
import { newUser2025Paths } from '#paths/activities/new-user2025.ts'
import { newUserPaths } from '#paths/activities/new-user.ts'
import { DataTemplate } from '#templates/DataTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { slotCalls, SlotTemplate } from '#templates/SlotTemplate.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { Milestones } from './Milestones.tsx'

export const prefetch: Prefetch<object> = (_, signedIn) => [
  prefetchCall(queryMilestones, {}),
  ...slotCalls('new-user-2025', signedIn),
]

/**
 * Shows what who registered in the edition can reach by which day; older customers are led to the
 * usual page.
 */
export default function NewUserHome2025Screen() {
  const query = useCurrent(queryMilestones, {})
  return (
    <DataTemplate query={query} skeleton={<SkeletonScreen />}>
      {(data) =>
        data.eligible === false ? (
          <Navigate replace to={newUserPaths.home.to()} />
        ) : (
          <SlotTemplate
            slot="new-user-2025"
            path={newUser2025Paths.newUserHome2025.to()}
            above={<Milestones data={data} />}
          />
        )
      }
    </DataTemplate>
  )
}
