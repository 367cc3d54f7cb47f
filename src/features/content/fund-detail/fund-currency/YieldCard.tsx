import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { queryNavHistory } from '#api/calls/fund.ts'
import { queryFor } from '#api/query.ts'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { formatYield } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import type { Fund } from '#shared/parts/fund/fund.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { LineChart } from '#ui/charts/LineChart.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { ChartSkeleton } from '#ui/charts/ChartSkeleton.tsx'
import { fundChart } from '#shared/parts/fund-chart/chart-data.ts'
import type { NavHistory } from '#shared/parts/fund/fund.ts'
import styles from '#shared/parts/fund-chart/NavChart.module.css'

const RANGES = [
  { key: '30', label: '近30天' },
  { key: '90', label: '近90天' },
  { key: '365', label: '近1年' },
] as const
type Days = (typeof RANGES)[number]['key']

/** The seven-day yield of the last days. */
export function YieldCard({ fund }: { readonly fund: Fund }) {
  const history = useQuery(queryFor(queryNavHistory, { fundCode: fund.fundCode }))
  const [days, setDays] = useState<Days>('30')
  return (
    <Card title="七日年化走势">
      <Loaded
        query={history}
        skeleton={<ChartSkeleton />}
        isEmpty={({ points }) => points.length < 2}
        empty={<EmptyState kind="empty" title="还没有足够的历史数据" />}
      >
        {(data) => <Curve fund={fund} history={data} days={days} />}
      </Loaded>
      <div className={styles.ranges}>
        <Segments label="时间范围" items={RANGES} value={days} onChange={setDays} />
      </div>
    </Card>
  )
}

interface Props {
  readonly fund: Fund
  readonly history: NavHistory
  readonly days: Days
}

function Curve({ fund, history, days }: Props) {
  const to = history.points[history.points.length - 1]?.date ?? ''
  const chart = useMemo(
    () => fundChart(fund, history, { from: addDays(to, 1 - Number(days)), to }),
    [fund, history, to, days],
  )
  return (
    <LineChart
      label={`${fund.fundName}七日年化走势`}
      dates={chart.dates}
      series={chart.series}
      format={formatYield}
      formatDate={formatDate}
    />
  )
}
