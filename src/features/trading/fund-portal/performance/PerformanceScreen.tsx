import { queryFundList } from '#api/calls/fund-rule.ts'
import { prefetchPages } from '#api/query.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { linkedRequest } from '#shared/fund-list/rule-request.ts'
import type { Prefetch } from '#templates/screen.ts'
import { PortalList } from '../parts/PortalList.tsx'

type Input = PathInput<typeof fundPortalPaths.performance>

export const prefetch: Prefetch<Input> = (input) => [
  prefetchPages(queryFundList, linkedRequest('all', input)),
]

/** All funds by the return of a stage. */
export default function PerformanceScreen({ input }: { readonly input: Input }) {
  return (
    <PortalList
      label="基金排行"
      ruleId="all"
      path={fundPortalPaths.performance}
      input={input}
      search={false}
      starred
      opening={({ fundCode }) => ({ to: fundDetailPaths.fundDetailSingle.to({ fundCode }) })}
    />
  )
}
