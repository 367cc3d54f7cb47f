import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listPeriodReturns, queryFundOne } from '#api/calls/fund.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { unreadable } from '#api/rows.ts'
import { isMoneyMarket } from '#domain/business-codes.ts'
import type { Period } from '#domain/fund/period-returns.ts'
import type { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import { FundPage } from '#shared/parts/fund/FundPage.tsx'
import { FundLine } from '#shared/parts/fund/FundLine.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { PeriodSummary } from './PeriodSummary.tsx'
import { PeriodTable } from '../parts/PeriodTable.tsx'
import styles from '#shared/parts/fund/ReturnTable.module.css'
import { ComparedWith } from '#shared/parts/fund/StageTable.tsx'
import type { Fund } from '#shared/parts/fund/fund.ts'

const TABS = [
  { key: 'month', label: '月度' },
  { key: 'quarter', label: '季度' },
  { key: 'year', label: '年度' },
] as const satisfies readonly { key: Period; label: string }[]

type Input = PathInput<typeof fundDetailPaths.fundPerformanceHistory>

export const prefetch: Prefetch<Input> = (input) => [
  prefetchCall(queryFundOne, input),
  prefetchCall(listPeriodReturns, { ...input, period: 'month' }),
]

/** A fund's returns by month, quarter or year, against its peers and its benchmark. */
export default function FundPerformanceHistoryScreen({ input }: { readonly input: Input }) {
  return (
    <FundPage {...input}>
      {(data) => (
        <>
          <FundLine fund={data} />
          <Periods fund={data} />
        </>
      )}
    </FundPage>
  )
}

function Periods({ fund }: { readonly fund: Fund }) {
  const [period, setPeriod] = useState<Period>('month')
  const rows = useQuery(queryFor(listPeriodReturns, { fundCode: fund.fundCode, period })).data
  return (
    <>
      <Segments label="按时间" items={TABS} value={period} onChange={setPeriod} />
      {rows === undefined || unreadable(rows.periods) > 0 ? null : (
        <PeriodSummary
          period={period}
          rows={rows.periods.slice(1)}
          against={isMoneyMarket(fund) ? 'peer' : 'benchmark'}
        />
      )}
      <Card title="各期业绩">
        <PeriodTable fund={fund} period={period} />
        <ComparedWith fund={fund} />
        <p className={styles.note}>小结不含成立当期和尚未结束的本期</p>
      </Card>
    </>
  )
}
