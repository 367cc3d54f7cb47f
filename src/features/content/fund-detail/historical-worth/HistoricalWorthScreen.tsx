import { listFundEvents, queryFundOne, queryNavHistory } from '#api/calls/fund.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import { prefetchCall } from '#api/query.ts'
import { FundPage } from '#shared/parts/fund/FundPage.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { useUrlChoice } from '#templates/ways/use-url-choice.ts'
import { KindGate } from '../parts/KindGate.tsx'
import { Worth } from './Worth.tsx'

type Input = PathInput<typeof fundDetailPaths.historicalWorth>

export const prefetch: Prefetch<Input> = ({ fundCode }) => [
  prefetchCall(queryFundOne, { fundCode }),
  prefetchCall(queryNavHistory, { fundCode }),
  prefetchCall(listFundEvents, { fundCode }),
]

/**
 * A fund's unit and accumulated net value over a span, with its events. The span is in the URL.
 */
export default function HistoricalWorthScreen({ input }: { readonly input: Input }) {
  const { fundCode, ...span } = input
  const choose = useUrlChoice(fundDetailPaths.historicalWorth, { fundCode })
  return (
    <FundPage fundCode={fundCode} ownTemplate>
      {(fund) => (
        <KindGate fund={fund} figures="nav">
          <Worth fund={fund} span={span} onSpan={choose} />
        </KindGate>
      )}
    </FundPage>
  )
}
