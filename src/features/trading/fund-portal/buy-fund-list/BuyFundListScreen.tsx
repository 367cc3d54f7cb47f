import { queryFundList } from '#api/calls/fund-rule.ts'
import { prefetchPages } from '#api/query.ts'
import { dealPaths } from '#paths/deal.ts'
import type { PathInput } from '#paths/path.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { linkedRequest } from '#shared/fund-list/rule-request.ts'
import { purchaseNotes } from '#shared/fund-list/ruled-fund.ts'
import type { Prefetch } from '#templates/screen.ts'
import { PortalList } from '../parts/PortalList.tsx'

type Input = PathInput<typeof fundPortalPaths.buyFundList>

export const prefetch: Prefetch<Input> = (input) => [
  prefetchPages(queryFundList, linkedRequest('buy', input)),
]

/**
 * Funds that can be bought now. A tap opens the purchase, behind the pre-trade gate
 * (rules.md#pre-trade-gate).
 */
export default function BuyFundListScreen({ input }: { readonly input: Input }) {
  return (
    <PortalList
      label="可以买入的基金"
      ruleId="buy"
      path={fundPortalPaths.buyFundList}
      input={input}
      opening={({ fundCode }) => ({ to: dealPaths.purchase.to({ fundCode }) })}
      notes={purchaseNotes}
    />
  )
}
