import { useState } from 'react'
import { queryFundOne } from '#api/calls/fund.ts'
import { prefetchCall } from '#api/query.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import type { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import { FundPage } from '#shared/parts/fund/FundPage.tsx'
import { InfoTip } from '#shared/parts/explanation/InfoTip.tsx'
import { FundLine } from '#shared/parts/fund/FundLine.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { PeriodTable } from '../parts/PeriodTable.tsx'
import styles from '#shared/parts/fund/ReturnTable.module.css'
import { ComparedWith, StageRows } from '#shared/parts/fund/StageTable.tsx'
import type { Fund } from '#shared/parts/fund/fund.ts'

const TABS = [
  { key: 'stage', label: '阶段' },
  { key: 'year', label: '年度' },
  { key: 'quarter', label: '季度' },
] as const
type Tab = (typeof TABS)[number]['key']

type Input = PathInput<typeof fundDetailPaths.fundDetailAchievement>

export const prefetch: Prefetch<Input> = (input) => [prefetchCall(queryFundOne, input)]

/** A fund's returns by stage, year and quarter, with its rank among its peers. */
export default function FundDetailAchievementScreen({ input }: { readonly input: Input }) {
  return (
    <FundPage {...input}>
      {(data) => (
        <>
          <FundLine fund={data} />
          <Gains fund={data} />
        </>
      )}
    </FundPage>
  )
}

function Gains({ fund }: { readonly fund: Fund }) {
  const [tab, setTab] = useState<Tab>('stage')
  return (
    <Card title="各期涨幅" extra={`截至 ${formatDate(fund.navDate)}`}>
      <Segments label="按时间" items={TABS} value={tab} onChange={setTab} />
      <div className={styles.under}>
        {tab === 'stage' ? <StageRows fund={fund} /> : <PeriodTable fund={fund} period={tab} />}
      </div>
      <ComparedWith fund={fund} />
      <p className={styles.note}>
        <InfoTip term="rank">同类排名怎么算</InfoTip>
      </p>
    </Card>
  )
}
