import { queryFundList } from '#api/calls/fund-rule.ts'
import { prefetchPages } from '#api/query.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import type { PathInput } from '#paths/path.ts'
import { linkedRequest } from '#shared/fund-list/rule-request.ts'
import { planNotes } from '#shared/fund-list/ruled-fund.ts'
import { planOpening } from '#shared/plan/plan-opening.ts'
import type { Prefetch } from '#templates/screen.ts'
import { PortalList } from '../parts/PortalList.tsx'

type Input = PathInput<typeof fundPortalPaths.directFundList>

export const prefetch: Prefetch<Input> = (input) => [
  prefetchPages(queryFundList, linkedRequest('plan', input)),
]

/** Funds that a regular plan can buy. A tap opens the plan. */
export default function DirectFundListScreen({ input }: { readonly input: Input }) {
  return (
    <PortalList
      label="可以定投的基金"
      ruleId="plan"
      path={fundPortalPaths.directFundList}
      input={input}
      opening={planOpening}
      notes={planNotes}
    />
  )
}
