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
import { YieldDays } from './YieldDays.tsx'

type Input = PathInput<typeof fundDetailPaths.fundNetWorth>

export const prefetch: Prefetch<Input> = ({ fundCode }) => [
  prefetchCall(queryFundOne, { fundCode }),
  prefetchCall(queryNavHistory, { fundCode }),
]

/** A money-market fund's seven-day annualised yield and income per 10,000 shares, as a curve and day by day. */
export default function FundNetWorthScreen({ input }: { readonly input: Input }) {
  const navigate = useNavigate()
  const { fundCode, range = '3m' } = input
  const fund = useQuery(queryFor(queryFundOne, { fundCode }))
  return (
    <Loaded query={fund} skeleton={<SkeletonScreen />}>
      {(data) => (
        <KindGate fund={data} figures="yield">
          <YieldDays
            fund={data}
            range={range}
            onRange={(chosen) =>
              void navigate(fundDetailPaths.fundNetWorth.to({ fundCode, range: chosen }), {
                replace: true,
              })
            }
          />
        </KindGate>
      )}
    </Loaded>
  )
}
