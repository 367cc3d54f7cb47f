import { queryFundOne, queryNavHistory } from '#api/calls/fund.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import { prefetchCall } from '#api/query.ts'
import { FundPage } from '#shared/parts/fund/FundPage.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { useUrlChoice } from '#templates/ways/use-url-choice.ts'
import { KindGate } from '../parts/KindGate.tsx'
import { YieldDays } from './YieldDays.tsx'

type Input = PathInput<typeof fundDetailPaths.fundNetWorth>

export const prefetch: Prefetch<Input> = ({ fundCode }) => [
  prefetchCall(queryFundOne, { fundCode }),
  prefetchCall(queryNavHistory, { fundCode }),
]

/** A money-market fund's seven-day yield and income per 10,000 shares, as a curve and by day. */
export default function FundNetWorthScreen({ input }: { readonly input: Input }) {
  const { fundCode, range = '3m' } = input
  const choose = useUrlChoice(fundDetailPaths.fundNetWorth, { fundCode })
  return (
    <FundPage fundCode={fundCode} ownTemplate>
      {(fund) => (
        <KindGate fund={fund} figures="yield">
          <YieldDays fund={fund} range={range} onRange={(chosen) => choose({ range: chosen })} />
        </KindGate>
      )}
    </FundPage>
  )
}
