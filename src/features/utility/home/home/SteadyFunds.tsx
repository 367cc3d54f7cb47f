import { useQuery } from '@tanstack/react-query'
import { queryFundRanking } from '#api/calls/fund-market.ts'
import { queryFor } from '#api/query.ts'
import { FUND_RISKS } from '#domain/identity/risk.ts'
import { direction, formatPercent } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { FundRow } from '#shared/parts/fund/FundRow.tsx'
import { returnNotes, promotedReturn } from '#shared/parts/fund/promoted-return.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import styles from './SteadyFunds.module.css'

/** The rule of the list, which its card states: bonds that can be bought, of R1 and R2. */
const RULE = {
  page: 1,
  size: 9,
  scope: 'buy',
  fundTypeCode: '3',
  maxRiskLevel: '2',
  sort: '3y',
} as const
const SHOWN = 3

/** Returns what the share classes of one fund have in common. */
const withoutClass = (name: string): string => name.replace(/[A-Z]$/, '')

/** Funds by one stated rule; nothing where the provider does not answer. */
export function SteadyFunds() {
  const { data, isPending } = useQuery(queryFor(queryFundRanking, RULE))
  if (isPending) {
    return (
      <Card title="风险较低的债券基金" flush>
        <Skeleton shape="rows" />
      </Card>
    )
  }
  if (data === undefined) return null
  const names = data.records.map(({ fundName }) => withoutClass(fundName))
  const funds = data.records.filter((_, at) => names.indexOf(names[at] ?? '') === at)
  if (funds.length === 0) return null
  const source = data.source === '' ? '' : `，数据来自${data.source}`
  return (
    <Card
      title="风险较低的债券基金"
      extra={
        <a className={styles.all} href={fundPortalPaths.performance.to({ stage: '3y', type: '3' })}>
          查看全部
        </a>
      }
      flush
    >
      <p className={styles.rule}>
        {`R1 至 R2、可以买入的债券基金，每只列一类份额，按近3年收益排列，截至 ${formatDate(data.date)}${source}`}
      </p>
      <UnreadableNotice of={[data.records]} />
      <RowList label="风险较低的债券基金">
        {funds.slice(0, SHOWN).map((fund) => {
          const value = promotedReturn(fund, '3y')
          return (
            <FundRow
              key={fund.fundCode}
              fundCode={fund.fundCode}
              fundName={fund.fundName}
              track="fundByRule"
              tags={[{ text: FUND_RISKS[fund.fundRiskLevel].code }]}
              notes={returnNotes(fund, '3y')}
              figure={{ value: formatPercent(value), tone: direction(value), of: '近3年' }}
              to={fundDetailPaths.fundDetailSingle.to({ fundCode: fund.fundCode })}
            />
          )
        })}
      </RowList>
    </Card>
  )
}
