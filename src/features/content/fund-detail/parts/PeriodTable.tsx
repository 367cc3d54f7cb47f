import { useQuery } from '@tanstack/react-query'
import { listPeriodReturns } from '#api/calls/fund.ts'
import { queryFor } from '#api/query.ts'
import { isEmptyList } from '#api/rows.ts'
import { isMoneyMarket } from '#domain/business-codes.ts'
import type { Period } from '#domain/fund/period-returns.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import type { Fund } from '#shared/parts/fund/fund.ts'
import { PERIOD_WORDS, periodRows } from './period-names.ts'
import { ReturnTable } from '#shared/parts/fund/ReturnTable.tsx'

interface Props {
  readonly fund: Fund
  readonly period: Period
}

/** A fund's returns by calendar period, compared with peers and benchmark, newest first. */
export function PeriodTable({ fund, period }: Props) {
  const returns = useQuery(queryFor(listPeriodReturns, { fundCode: fund.fundCode, period }))
  return (
    <Loaded
      query={returns}
      skeleton={<Skeleton shape="rows" lines={6} />}
      isEmpty={({ periods }) => isEmptyList(periods)}
      empty={<EmptyState kind="empty" title="还没有业绩" note="公布净值后显示" />}
    >
      {({ periods }) => (
        <>
          <UnreadableNotice of={[periods]} />
          <ReturnTable
            head={PERIOD_WORDS[period].head}
            rows={periodRows(periods)}
            benchmark={!isMoneyMarket(fund)}
          />
        </>
      )}
    </Loaded>
  )
}
