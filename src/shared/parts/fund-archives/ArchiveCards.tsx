import { useQuery } from '@tanstack/react-query'
import { queryFundArchives } from '#api/calls/fund-archives.ts'
import { queryFor } from '#api/query.ts'
import { formatWan } from '#domain/money/format-figures.ts'
import { NO_FIGURE } from '#domain/text/no-figure.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import styles from './ArchiveCards.module.css'
import type { Fund } from '#shared/parts/fund/fund.ts'

interface Props {
  readonly fund: Fund
}

const useArchives = ({ fundCode }: Fund) => useQuery(queryFor(queryFundArchives, { fundCode }))

/** The provider gives empty text for unknown values. */
const known = (text: string): string => text.trim() || NO_FIGURE

/** The fund's names, type, size and parties. */
export function PartiesCard({ fund }: Props) {
  const archives = useArchives(fund)
  return (
    <Card title="基本信息">
      <Loaded query={archives} skeleton={<Skeleton lines={6} />}>
        {(data) => (
          <KeyValue
            items={[
              { label: '基金全称', value: known(data.fullName) },
              { label: '基金代码', value: fund.fundCode },
              { label: '基金类型', value: known(fund.fundTypeName) },
              { label: '成立日期', value: formatDate(data.establishDate) },
              {
                label: '基金规模',
                value: fund.scale === null ? NO_FIGURE : `${formatWan(fund.scale)}元`,
                note: fund.scaleDate === null ? undefined : `截至 ${formatDate(fund.scaleDate)}`,
              },
              { label: '基金管理人', value: known(data.companyName) },
              { label: '基金托管人', value: known(data.custodianName) },
              { label: '登记机构', value: known(data.registrarName) },
            ]}
          />
        )}
      </Loaded>
    </Card>
  )
}

/** Excerpts of the fund's contract, verbatim. */
export function ContractCard({ fund }: Props) {
  const archives = useArchives(fund)
  return (
    <Card title="合同摘要">
      <Loaded query={archives} skeleton={<Skeleton lines={8} />}>
        {({ aim, scope, strategy, benchmark, riskReturn, dividendRule }) => (
          <dl className={styles.texts}>
            {[
              { label: '投资目标', text: aim },
              { label: '业绩比较基准', text: benchmark },
              { label: '投资范围', text: scope },
              { label: '投资策略', text: strategy },
              { label: '风险收益特征', text: riskReturn },
              { label: '收益分配', text: dividendRule },
            ].map(({ label, text }) => (
              <div key={label}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.text}>{known(text)}</dd>
              </div>
            ))}
          </dl>
        )}
      </Loaded>
    </Card>
  )
}
