import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { queryFundOne, queryNavHistory } from '#api/calls/fund.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import { Loaded } from '#templates/Loaded.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { KindGate } from '../parts/KindGate.tsx'
import { ValueDays } from './ValueDays.tsx'

type Input = PathInput<typeof fundDetailPaths.fundValueHistory>

export const prefetch: Prefetch<Input> = ({ fundCode }) => [
  prefetchCall(queryFundOne, { fundCode }),
  prefetchCall(queryNavHistory, { fundCode }),
]

/** A fund's net values day by day, newest first. The filters are the URL's, so that coming back and reloading keep them. */
export default function FundValueHistoryScreen({ input }: { readonly input: Input }) {
  const navigate = useNavigate()
  const { fundCode, ...filters } = input
  const fund = useQuery(queryFor(queryFundOne, { fundCode }))
  return (
    <Loaded query={fund} skeleton={<SkeletonScreen shape="days" />}>
      {(data) => (
        <KindGate fund={data} figures="nav">
          <ValueDays
            fund={data}
            filters={filters}
            onFilter={(chosen) =>
              void navigate(fundDetailPaths.fundValueHistory.to({ fundCode, ...chosen }), {
                replace: true,
              })
            }
          />
        </KindGate>
      )}
    </Loaded>
  )
}
