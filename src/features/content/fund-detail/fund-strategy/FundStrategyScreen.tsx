import type { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import { querySmartStrategy } from '#api/calls/smart-strategy.ts'
import { prefetchCall } from '#api/query.ts'
import { FundLine } from '#shared/parts/fund/FundLine.tsx'
import { FundPage } from '#shared/parts/fund/FundPage.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { Page } from '#ui/layout/Page.tsx'
import { ContractWords } from './ContractWords.tsx'
import { Strategy } from './Strategy.tsx'
import { StrategyRows } from './StrategyRows.tsx'

type Input = PathInput<typeof fundDetailPaths.fundStrategy>

export const prefetch: Prefetch<Input> = ({ productCode }) =>
  productCode === undefined ? [] : [prefetchCall(querySmartStrategy, { productCode })]

/** A strategy of smart investment, or the strategy that a fund's contract states. */
export default function FundStrategyScreen({ input }: { readonly input: Input }) {
  const { productCode, fundCode } = input
  if (productCode !== undefined) return <Strategy productCode={productCode} fundCode={fundCode} />
  if (fundCode === undefined) {
    return (
      <Page>
        <StrategyRows fundCode={undefined} />
      </Page>
    )
  }
  return (
    <FundPage fundCode={fundCode}>
      {(fund) => (
        <>
          <FundLine fund={fund} />
          <ContractWords fundCode={fundCode} />
          <StrategyRows fundCode={fundCode} />
        </>
      )}
    </FundPage>
  )
}
