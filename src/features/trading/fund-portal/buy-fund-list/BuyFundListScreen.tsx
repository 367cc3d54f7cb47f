import { useNavigate } from 'react-router-dom'
import { queryFundRanking } from '#api/calls/fund-market.ts'
import { prefetchPages } from '#api/query.ts'
import { dealPaths } from '#paths/deal.ts'
import type { PathInput } from '#paths/path.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import type { Prefetch } from '#templates/screen.ts'
import { FundList } from '../parts/FundList.tsx'
import { purchaseNotes } from '../parts/ranked-fund.ts'
import { linkedRequest } from '../parts/ranking-request.ts'

type Input = PathInput<typeof fundPortalPaths.buyFundList>

export const prefetch: Prefetch<Input> = (input) => [
  prefetchPages(queryFundRanking, linkedRequest('buy', input)),
]

/**
 * Funds that can be bought now. A tap opens the purchase, behind the pre-trade gate
 * (rules.md#pre-trade-gate).
 */
export default function BuyFundListScreen({ input }: { readonly input: Input }) {
  const navigate = useNavigate()
  return (
    <FundList
      label="可以买入的基金"
      scope="buy"
      filters={input}
      onFilter={(filters) =>
        void navigate(fundPortalPaths.buyFundList.to(filters), { replace: true })
      }
      opening={({ fundCode }) => ({ to: dealPaths.purchase.to({ fundCode }) })}
      notes={purchaseNotes}
    />
  )
}
