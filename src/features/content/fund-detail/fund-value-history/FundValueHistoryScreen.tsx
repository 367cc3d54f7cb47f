import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import * as fields from '#api/fields.ts'
import { queryFundOne, queryNavHistory } from '#api/calls/fund.ts'
import { prefetchCall } from '#api/query.ts'
import { paths } from '#src/paths.ts'
import { FundPage } from '#shared/fund/FundPage.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { KindGate } from '../parts/KindGate.tsx'
import { ValueDays } from './ValueDays.tsx'
import { valueQuery, type ValueFilters } from '../parts/history-query.ts'

export const urlFields = v.object({ fundCode: fields.fundCode, ...valueQuery })

interface Input extends ValueFilters {
  readonly fundCode: string
}

export const prefetch: Prefetch<Input> = ({ fundCode }) => [
  prefetchCall(queryFundOne, { fundCode }),
  prefetchCall(queryNavHistory, { fundCode }),
]

/** A fund's net values by day, newest first. Filters are the URL's: a return or reload keeps them. */
export default function FundValueHistoryScreen({ input }: { readonly input: Input }) {
  const navigate = useNavigate()
  const { fundCode, ...filters } = input
  return (
    <FundPage fundCode={fundCode} skeleton="days" ownTemplate>
      {(fund) => (
        <KindGate fund={fund} figures="nav">
          <ValueDays
            fund={fund}
            filters={filters}
            onFilter={(chosen) =>
              void navigate(paths.fundValueHistory.to({ fundCode, ...chosen }), { replace: true })
            }
          />
        </KindGate>
      )}
    </FundPage>
  )
}
