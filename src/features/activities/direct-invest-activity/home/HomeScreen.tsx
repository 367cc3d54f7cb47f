import { queryReadyPlans } from '#api/calls/plans/ready-plans.ts'
import { prefetchCall } from '#api/query.ts'
import { directInvestActivityPaths } from '#paths/activities/direct-invest-activity.ts'
import type { Prefetch } from '#templates/screen.ts'
import { slotCalls, SlotTemplate } from '#templates/SlotTemplate.tsx'
import { IndexCalculator } from './IndexCalculator.tsx'
import { ReadyPlans } from './ReadyPlans.tsx'

export const prefetch: Prefetch<object> = (_, signedIn) => [
  prefetchCall(queryReadyPlans, {}),
  ...slotCalls('ready-plans', signedIn),
]

/** Ready plans to start from, and what one on the index would have made. */
export default function HomeScreen() {
  return (
    <SlotTemplate
      slot="ready-plans"
      path={directInvestActivityPaths.home.to()}
      above={<ReadyPlans />}
      below={<IndexCalculator />}
    />
  )
}
