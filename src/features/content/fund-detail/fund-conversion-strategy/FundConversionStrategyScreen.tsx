import { useQuery } from '@tanstack/react-query'
import { listPositionChanges, queryFundHoldings } from '#api/calls/fund-archives.ts'
import { queryFundReports } from '#api/calls/fund-people.ts'
import { queryFundOne } from '#api/calls/fund.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { isEmptyList } from '#api/rows.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import { FundLine } from '#shared/parts/fund/FundLine.tsx'
import { FundPage } from '#shared/parts/fund/FundPage.tsx'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { RiskLine } from '#templates/RiskLine.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { useUrlChoice } from '#templates/ways/use-url-choice.ts'
import { FilterBar } from '#ui/fields/FilterBar.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { ChangesCards } from './ChangesCards.tsx'
import { reportTitle } from './change-words.ts'

type Input = PathInput<typeof fundDetailPaths.fundConversionStrategy>

const ONE = { page: 1, size: 1 } as const
const changesOf = ({ fundCode, reportDate }: Input) => ({ ...ONE, fundCode, reportDate })

export const prefetch: Prefetch<Input> = (input) => [
  prefetchCall(queryFundOne, { fundCode: input.fundCode }),
  prefetchCall(listPositionChanges, changesOf(input)),
  prefetchCall(queryFundHoldings, { fundCode: input.fundCode }),
]

/** Shows what changed in a fund's largest positions between two reports. */
export default function FundConversionStrategyScreen({ input }: { readonly input: Input }) {
  const { fundCode } = input
  const query = useQuery(queryFor(listPositionChanges, changesOf(input)))
  return (
    <FundPage fundCode={fundCode} ownTemplate skeleton="list">
      {(fund) => (
        <DetailTemplate
          query={query}
          skeleton="list"
          head={
            <>
              <FundLine fund={fund} />
              <ReportField input={input} />
            </>
          }
          footNote={
            <RiskLine>
              季报只披露前十大股票和前五大债券，披露滞后于持仓；退出前列不等于全部卖出，占比也会随价格变化
            </RiskLine>
          }
          isEmpty={({ records }) => isEmptyList(records)}
          empty={<NoReports fundCode={fundCode} />}
        >
          {({ records }) => (
            <>
              <UnreadableNotice of={[records]} />
              {records.map((record) => (
                <ChangesCards key={record.reportDate} record={record} />
              ))}
            </>
          )}
        </DetailTemplate>
      )}
    </FundPage>
  )
}

/** Shows which report; nothing where there are not two to choose from. */
function ReportField({ input: { fundCode, reportDate } }: { readonly input: Input }) {
  const choose = useUrlChoice(fundDetailPaths.fundConversionStrategy, { fundCode })
  const { data } = useQuery(queryFor(queryFundHoldings, { fundCode }))
  // The first report has none before it to compare with.
  const dates = data?.reportDates.slice(0, -1) ?? []
  if (dates.length < 2) return null
  return (
    <FilterBar
      label="报告期"
      filters={[
        {
          key: 'report',
          label: '报告期',
          value: reportDate ?? dates[0] ?? '',
          options: dates.map((date) => ({ key: date, label: reportTitle(date) })),
        },
      ]}
      onChange={(_, chosen) => choose({ reportDate: chosen })}
    />
  )
}

/** Shows when the next report is due. */
function NoReports({ fundCode }: { readonly fundCode: string }) {
  const { data } = useQuery(queryFor(queryFundReports, { fundCode }))
  const due = data === undefined ? '' : `，下一份报告预计 ${formatDate(data.nextDue)} 公布`
  return <EmptyState kind="empty" title="还没有调仓记录" note={`有两期定期报告后才能比较${due}`} />
}
