import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryFundHoldings } from '#api/calls/fund-archives.ts'
import { queryFor } from '#api/query.ts'
import { unreadable } from '#api/rows.ts'
import { formatRate } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { InfoTip } from '#shared/parts/explanation/InfoTip.tsx'
import { Loaded } from '#templates/Loaded.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { SkeletonBlock } from '#ui/layout/Skeleton.tsx'
import type { Fund } from '#shared/parts/fund/fund.ts'
import {
  shareBars,
  concentration,
  assetLeverage,
  holdingTabs,
  type Holdings,
  type HoldingTab,
} from './holdings-data.ts'
import styles from './HoldingsCard.module.css'
import { ShareBars } from './ShareBars.tsx'

/** The fund's holdings at its last report. */
export default function HoldingsCard({ fund }: { readonly fund: Fund }) {
  const holdings = useQuery(queryFor(queryFundHoldings, { fundCode: fund.fundCode }))
  const reportDate = holdings.data?.reportDate ?? null
  return (
    <Card
      id="holdings"
      title="持仓"
      extra={reportDate === null ? null : `报告期 ${formatDate(reportDate)}`}
    >
      <Loaded
        query={holdings}
        skeleton={<SkeletonBlock tall />}
        isEmpty={(data) => data.reportDate === null || holdingTabs(data).length === 0}
        empty={
          <p className={styles.none}>
            {fund.establishDate === null
              ? '暂时没有持仓数据'
              : '还没有公布持仓。持仓随季度报告公布，新成立的基金要等第一份报告'}
          </p>
        }
      >
        {(data) => <Positions holdings={data} />}
      </Loaded>
    </Card>
  )
}

function Positions({ holdings }: { readonly holdings: Holdings }) {
  const tabs = holdingTabs(holdings)
  const [chosen, setChosen] = useState<HoldingTab>('assets')
  const tab = tabs.some(({ key }) => key === chosen) ? chosen : (tabs[0]?.key ?? 'assets')
  // A sum of the rows is not known while some of them could not be read.
  const whole = unreadable(holdings[tab]) === 0
  const leverage = whole ? assetLeverage(holdings) : null
  const positions = whole && (tab === 'stocks' || tab === 'bonds') ? holdings[tab] : null
  return (
    <>
      <Segments label="持仓种类" items={tabs} value={tab} onChange={setChosen} />
      <UnreadableNotice of={[holdings[tab]]} />
      <div className={styles.bars}>
        <ShareBars bars={shareBars(holdings, tab)} />
      </div>
      {positions === null ? null : (
        <p className={styles.note}>
          {`前 ${positions.length} 大${tab === 'stocks' ? '股票' : '债券'}合计占净资产 ${formatRate(concentration(positions))}`}
        </p>
      )}
      {tab === 'assets' && leverage !== null ? (
        <p className={styles.note}>
          <InfoTip term="leverage">{`资产合计占净资产 ${formatRate(leverage)}`}</InfoTip>
        </p>
      ) : null}
      <p className={styles.note}>各项为占基金净资产的比例，公布时可能已经变化</p>
    </>
  )
}
