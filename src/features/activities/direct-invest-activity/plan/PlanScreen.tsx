import { Navigate } from 'react-router-dom'
import { queryReadyPlans } from '#api/calls/plans/ready-plans.ts'
import { prefetchCall } from '#api/query.ts'
import { useCurrent } from '#api/use-current.ts'
import { directInvestActivityPaths } from '#paths/activities/direct-invest-activity.ts'
import type { PathInput } from '#paths/path.ts'
import { DataTemplate } from '#templates/DataTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { ReadyPlan } from './ReadyPlan.tsx'

type Input = PathInput<typeof directInvestActivityPaths.plan>

export const prefetch: Prefetch<Input> = () => [prefetchCall(queryReadyPlans, {})]

/** A ready plan: its fund, fee, next debits and amount; an unknown one leads to the list. */
export default function PlanScreen({ input: { planIndex = '' } }: { readonly input: Input }) {
  const query = useCurrent(queryReadyPlans, {})
  return (
    <DataTemplate query={query} skeleton={<SkeletonScreen shape="detail" />}>
      {({ plans }) => {
        const plan = /^\d$/.test(planIndex) ? plans[Number(planIndex)] : undefined
        return plan === undefined ? (
          <Navigate replace to={directInvestActivityPaths.home.to()} />
        ) : (
          <ReadyPlan plan={plan} />
        )
      }}
    </DataTemplate>
  )
}
