import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import * as fields from '#api/fields.ts'
import { queryFundOne, queryNavHistory } from '#api/calls/fund.ts'
import { prefetchCall } from '#api/query.ts'
import { paths } from '#src/paths.ts'
import { FundPage } from '#shared/fund/FundPage.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { KindGate } from '../parts/KindGate.tsx'
import { YieldDays } from './YieldDays.tsx'
import type { RangeKey } from '../parts/chart-data.ts'
import { yieldQuery } from '../parts/history-query.ts'

export const urlFields = v.object({ fundCode: fields.fundCode, ...yieldQuery })

interface Input {
  readonly fundCode: string
  readonly range?: RangeKey | undefined
}

export const prefetch: Prefetch<Input> = ({ fundCode }) => [
  prefetchCall(queryFundOne, { fundCode }),
  prefetchCall(queryNavHistory, { fundCode }),
]

/** A money-market fund's seven-day yield and income per 10,000 shares, as a curve and by day. */
export default function FundNetWorthScreen({ input }: { readonly input: Input }) {
  const navigate = useNavigate()
  const { fundCode, range = '3m' } = input
  return (
    <FundPage fundCode={fundCode} ownTemplate>
      {(fund) => (
        <KindGate fund={fund} figures="yield">
          <YieldDays
            fund={fund}
            range={range}
            onRange={(chosen) =>
              void navigate(paths.fundNetWorth.to({ fundCode, range: chosen }), { replace: true })
            }
          />
        </KindGate>
      )}
    </FundPage>
  )
}
