import { useNavigate } from 'react-router-dom'
import { queryFundRanking } from '#api/calls/fund-market.ts'
import { prefetchPages } from '#api/query.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import type { PathInput } from '#paths/path.ts'
import type { Prefetch } from '#templates/screen.ts'
import { FundList } from '../parts/FundList.tsx'
import { planNotes } from '../parts/ranked-fund.ts'
import { planOpening } from '#shared/plan/plan-opening.ts'
import { linkedRequest } from '../parts/ranking-request.ts'

type Input = PathInput<typeof fundPortalPaths.directFundList>

export const prefetch: Prefetch<Input> = (input) => [
  prefetchPages(queryFundRanking, linkedRequest('plan', input)),
]

/** Funds that a regular plan can buy. A tap opens the plan. */
export default function DirectFundListScreen({ input }: { readonly input: Input }) {
  const navigate = useNavigate()
  return (
    <FundList
      label="可以定投的基金"
      scope="plan"
      filters={input}
      onFilter={(filters) =>
        void navigate(fundPortalPaths.directFundList.to(filters), { replace: true })
      }
      opening={planOpening}
      notes={planNotes}
    />
  )
}
