import { queryFundRanking } from '#api/calls/fund-market.ts'
import { prefetchPages } from '#api/query.ts'
import { useNavigate } from 'react-router-dom'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import type { Prefetch } from '#templates/screen.ts'
import { FundList } from '../parts/FundList.tsx'
import { rankingRequest } from '../parts/ranking-request.ts'

type Input = PathInput<typeof fundPortalPaths.performance>

export const prefetch: Prefetch<Input> = (input) => [
  prefetchPages(queryFundRanking, rankingRequest('all', input)),
]

/**
 * All funds by the return of a stage. The filters are fields of the URL, which a return or reload
 * keeps.
 */
export default function PerformanceScreen({ input }: { readonly input: Input }) {
  const navigate = useNavigate()
  return (
    <FundList
      ranking
      label="基金排行"
      scope="all"
      filters={input}
      onFilter={(filters) =>
        void navigate(fundPortalPaths.performance.to(filters), { replace: true })
      }
      opening={({ fundCode }) => ({ to: fundDetailPaths.fundDetailSingle.to({ fundCode }) })}
    />
  )
}
