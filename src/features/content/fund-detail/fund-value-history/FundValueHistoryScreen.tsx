import { queryFundOne, queryNavHistory } from '#api/calls/fund.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import { prefetchCall } from '#api/query.ts'
import { FundPage } from '#shared/parts/fund/FundPage.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { useUrlChoice } from '#templates/ways/use-url-choice.ts'
import { KindGate } from '../parts/KindGate.tsx'
import { ValueDays } from './ValueDays.tsx'

type Input = PathInput<typeof fundDetailPaths.fundValueHistory>

export const prefetch: Prefetch<Input> = ({ fundCode }) => [
  prefetchCall(queryFundOne, { fundCode }),
  prefetchCall(queryNavHistory, { fundCode }),
]

/**
 * A fund's net values by day, newest first. Filters are fields of the URL, which a return or reload
 * keeps.
 */
export default function FundValueHistoryScreen({ input }: { readonly input: Input }) {
  const { fundCode, ...filters } = input
  const choose = useUrlChoice(fundDetailPaths.fundValueHistory, { fundCode })
  return (
    <FundPage fundCode={fundCode} skeleton="days" ownTemplate>
      {(fund) => (
        <KindGate fund={fund} figures="nav">
          <ValueDays fund={fund} filters={filters} onFilter={choose} />
        </KindGate>
      )}
    </FundPage>
  )
}
