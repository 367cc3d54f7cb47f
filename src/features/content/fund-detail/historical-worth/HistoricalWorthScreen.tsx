import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { listFundEvents, queryFundOne, queryNavHistory } from '#api/calls/fund.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import { Loaded } from '#templates/Loaded.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { KindGate } from '../parts/KindGate.tsx'
import { Worth } from './Worth.tsx'

type Input = PathInput<typeof fundDetailPaths.historicalWorth>

export const prefetch: Prefetch<Input> = ({ fundCode }) => [
  prefetchCall(queryFundOne, { fundCode }),
  prefetchCall(queryNavHistory, { fundCode }),
  prefetchCall(listFundEvents, { fundCode }),
]

// No template: the kind of the fund decides which page this is, and `Worth` is fed by its own query.
/** A fund's unit and accumulated net value over a span, with its events. The span is the URL's. */
export default function HistoricalWorthScreen({ input }: { readonly input: Input }) {
  const navigate = useNavigate()
  const { fundCode, ...span } = input
  const fund = useQuery(queryFor(queryFundOne, { fundCode }))
  return (
    <Loaded query={fund} skeleton={<Skeleton shape="detail" />}>
      {(data) => (
        <KindGate fund={data} figures="nav">
          <Worth
            fund={data}
            span={span}
            onSpan={(chosen) =>
              void navigate(fundDetailPaths.historicalWorth.to({ fundCode, ...chosen }), {
                replace: true,
              })
            }
          />
        </KindGate>
      )}
    </Loaded>
  )
}
