import { isMoneyMarket } from '../../../../domain/business-codes.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { queryNavHistory } from '../../../../api/fund.ts'
import { serverData } from '../../../../api/query.ts'
import { formatDate, formatPercent, formatYield } from '../../../../domain/format-figures.ts'
import { Loaded } from '../../../../templates/Loaded.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { LineChart } from '../../../../ui/LineChart.tsx'
import { Segments } from '../../../../ui/Segments.tsx'
import { SkeletonBlock } from '../../../../ui/Skeleton.tsx'
import { StateView } from '../../../../ui/StateView.tsx'
import { chartOf, RANGES, type RangeKey } from './chart-data.ts'
import type { Fund, NavHistory } from './fund.ts'
import styles from './NavChart.module.css'

/** The fund's own curve beside its benchmark and its peers, over a range one can pick, with a crosshair by touch. */
export function NavChart({ fund }: { readonly fund: Fund }) {
  const history = useQuery(serverData(queryNavHistory, { fundCode: fund.fundCode }))
  const [range, setRange] = useState<RangeKey>('1y')
  const money = isMoneyMarket(fund)
  return (
    <Card title={money ? '七日年化走势' : '业绩走势'}>
      <Loaded
        query={history}
        skeleton={<SkeletonBlock tall />}
        isEmpty={({ points }) => points.length < 2}
        empty={
          <StateView kind="empty" title="还没有足够的历史数据" note="成立满两个交易日后显示走势" />
        }
      >
        {(data) => <Curve fund={fund} history={data} range={range} />}
      </Loaded>
      <div className={styles.ranges}>
        <Segments label="时间范围" items={RANGES} value={range} onChange={setRange} />
      </div>
    </Card>
  )
}

interface CurveProps {
  readonly fund: Fund
  readonly history: NavHistory
  readonly range: RangeKey
}

function Curve({ fund, history, range }: CurveProps) {
  const money = isMoneyMarket(fund)
  const chart = useMemo(() => chartOf(fund, history, range), [fund, history, range])
  const label = `${fund.fundName}${money ? '七日年化' : '业绩'}走势，${formatDate(chart.dates[0])}至${formatDate(fund.navDate)}`
  return (
    <>
      {chart.shortened ? (
        <p className={styles.note}>{`数据始于 ${formatDate(chart.dates[0])}，显示全部`}</p>
      ) : null}
      <LineChart
        label={label}
        dates={chart.dates}
        series={chart.series}
        markers={chart.markers}
        format={money ? formatYield : formatPercent}
        formatDate={formatDate}
        zeroLine={!money}
      />
    </>
  )
}
