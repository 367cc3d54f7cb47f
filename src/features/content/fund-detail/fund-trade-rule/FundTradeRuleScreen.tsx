import { useQuery } from '@tanstack/react-query'
import { queryFundOne } from '#api/calls/fund.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import type { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { FundLine } from '#shared/fund/FundLine.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { FeeCard } from '../parts/FeeCard.tsx'
import { FeeExample, PurchaseRuleCard, RedemptionRuleCard } from './RuleCards.tsx'
import { TradeDates } from '../parts/TradeDates.tsx'

type Input = PathInput<typeof fundDetailPaths.fundTradeRule>

export const prefetch: Prefetch<Input> = (input) => [prefetchCall(queryFundOne, input)]

/** All that holds for trading a fund: limits, days, fees, and what they come to. */
export default function FundTradeRuleScreen({ input }: { readonly input: Input }) {
  const fund = useQuery(queryFor(queryFundOne, input))
  return (
    <DetailTemplate skeleton="rules" query={fund}>
      {(data) => (
        <>
          <FundLine fund={data} />
          <PurchaseRuleCard fund={data} />
          <TradeDates fund={data} />
          <RedemptionRuleCard fund={data} />
          <FeeCard fund={data} />
          <FeeExample fund={data} />
        </>
      )}
    </DetailTemplate>
  )
}
