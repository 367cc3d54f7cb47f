import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { listMonthlyTrend, queryMonthlyReport } from '#api/calls/monthly-report.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { unreadable } from '#api/rows.ts'
import { monthKind } from '#domain/report/month-report.ts'
import { monthName } from '#domain/report/months.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { monthlyReportPaths } from '#paths/monthly-report.ts'
import type { PathInput } from '#paths/path.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { MonthPicker } from '../parts/MonthPicker.tsx'
import { useMonth } from '../parts/use-month.ts'
import { BillLinks } from './BillLinks.tsx'
import { AllocationCard } from './AllocationCard.tsx'
import { EquationCard } from './EquationCard.tsx'
import { FundsCard } from './FundsCard.tsx'
import { ProfitCard } from './ProfitCard.tsx'
import { ReportActions } from './ReportActions.tsx'
import { TrendCard } from './TrendCard.tsx'

const { monthlyReportHome } = monthlyReportPaths
type Input = PathInput<typeof monthlyReportHome>

export const prefetch: Prefetch<Input> = (input) => [
  prefetchCall(queryMonthlyReport, input),
  prefetchCall(listMonthlyTrend, {}),
]

/** A month of the account: what it earned, and how its opening became its closing. */
export default function MonthlyReportHomeScreen({ input }: { readonly input: Input }) {
  const navigate = useNavigate()
  const show = useMonth(monthlyReportHome)
  // The former month stays until the new one is loaded, so that the page does not jump.
  const report = useQuery({
    ...queryFor(queryMonthlyReport, input),
    placeholderData: keepPreviousData,
  })
  const month = input.month ?? report.data?.month
  return (
    <DetailTemplate
      query={report}
      title={(data) => `${monthName(data.month)}月报`}
      skeleton="figures"
      head={<MonthPicker month={month} onMonth={show} report={report.data} />}
      isEmpty={({ months }) => months.length + unreadable(months) === 0}
      empty={
        <EmptyState
          kind="empty"
          title="还没有月报"
          note="有了第一笔交易，次月 1 日起可以查看月报"
          actionText="去看看基金"
          onAction={() => void navigate(fundPortalPaths.allFundList.to())}
        />
      }
    >
      {(data) => {
        const kind = monthKind(
          { ...data, opening: data.openingAsset, closing: data.closingAsset },
          data.months[data.months.length - 1] === data.month,
        )
        const trend = <TrendCard month={data.month} onMonth={show} />
        if (kind === 'empty') {
          return (
            <>
              <EmptyState
                kind="empty"
                title="这个月没有持有，也没有交易"
                note="可以查看其他月份的月报"
              />
              {trend}
            </>
          )
        }
        return (
          <>
            <ProfitCard report={data} kind={kind} busy={report.isPlaceholderData} />
            <EquationCard report={data} />
            {trend}
            <AllocationCard report={data} />
            <FundsCard report={data} />
            <ReportActions month={data.month} />
            <BillLinks />
          </>
        )
      }}
    </DetailTemplate>
  )
}
