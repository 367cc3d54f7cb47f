import type { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import { queryFundOne } from '#api/calls/fund.ts'
import { prefetchCall } from '#api/query.ts'
import { FundPage } from '#shared/parts/fund/FundPage.tsx'
import { FundLine } from '#shared/parts/fund/FundLine.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { FeeCard } from '#shared/parts/fund/FeeCard.tsx'
import { FeeExample, PurchaseRuleCard, RedemptionRuleCard } from './RuleCards.tsx'
import { REAL_MONEY } from '#shared/engines/market/real-money.ts'
import { TradeDates } from '#shared/engines/market/TradeDates.tsx'

type Input = PathInput<typeof fundDetailPaths.fundTradeRule>

export const prefetch: Prefetch<Input> = (input) => [prefetchCall(queryFundOne, input)]

/** A fund's trading rules: limits, dates, fees, and an example. */
export default function FundTradeRuleScreen({ input }: { readonly input: Input }) {
  return (
    <FundPage {...input} skeleton="rules">
      {(data) => (
        <>
          <FundLine fund={data} />
          <PurchaseRuleCard fund={data} />
          <TradeDates market={REAL_MONEY} fund={data} />
          <RedemptionRuleCard fund={data} />
          <FeeCard fund={data} />
          <FeeExample fund={data} />
        </>
      )}
    </FundPage>
  )
}
