import { useQuery } from '@tanstack/react-query'
import { listMonthlyProfits, listMonthlyTrend } from '#api/calls/monthly-report.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { isEmptyList, unreadable } from '#api/rows.ts'
import { sortFigures } from '#domain/holding/sort-figures.ts'
import { monthName } from '#domain/report/months.ts'
import { monthlyReportPaths } from '#paths/monthly-report.ts'
import type { PathInput } from '#paths/path.ts'
import { SortedCard } from '#shared/engines/holding/SortedCard.tsx'
import { useSort } from '#shared/engines/holding/use-sort.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { HideAmountsButton } from '#ui/text/HideAmountsButton.tsx'
import { MonthPicker } from '../parts/MonthPicker.tsx'
import { useMonth } from '../parts/use-month.ts'
import { ProfitRow } from './ProfitRow.tsx'
import { ProfitTotals } from './ProfitTotals.tsx'

const { monthlyReportProfitList } = monthlyReportPaths
type Input = PathInput<typeof monthlyReportProfitList>

const FIGURES = [
  { key: 'profit', label: '收益' },
  { key: 'closingAmount', label: '期末' },
  { key: 'inflow', label: '转入' },
  { key: 'outflow', label: '转出' },
] as const

export const prefetch: Prefetch<Input> = (input) => [
  prefetchCall(listMonthlyProfits, input),
  prefetchCall(listMonthlyTrend, {}),
]

/** The month fund by fund: opening, in, out, profit, closing, and their sums. */
export default function MonthlyReportProfitListScreen({ input }: { readonly input: Input }) {
  const show = useMonth(monthlyReportProfitList)
  const query = useQuery(queryFor(listMonthlyProfits, input))
  const { sort, segments } = useSort('monthlyReportProfitList', FIGURES)
  const month = input.month ?? query.data?.month
  return (
    <DetailTemplate
      query={query}
      title={(data) => `${monthName(data.month)}各基金收益`}
      skeleton="holdings"
      head={<MonthPicker month={month} onMonth={show} report={query.data} />}
      isEmpty={({ profits }) => isEmptyList(profits)}
      empty={
        <EmptyState kind="empty" title="这个月没有持有，也没有交易" note="可以查看其他月份的月报" />
      }
    >
      {(data) => (
        <>
          <UnreadableNotice of={[data.profits]} totalIncludesThem />
          <SortedCard
            title={`基金 ${data.profits.length + unreadable(data.profits)} 只`}
            extra={<HideAmountsButton />}
            segments={segments}
          >
            <RowList label="各基金收益">
              {sortFigures(data.profits, sort).map((profit) => (
                <ProfitRow key={profit.fundCode} row={profit} />
              ))}
            </RowList>
          </SortedCard>
          <ProfitTotals report={data} />
        </>
      )}
    </DetailTemplate>
  )
}
