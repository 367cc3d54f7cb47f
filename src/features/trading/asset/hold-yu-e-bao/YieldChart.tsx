import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { queryNavHistory } from '#api/calls/fund.ts'
import { queryFor } from '#api/query.ts'
import { addMonths } from '#domain/calendar/add-months.ts'
import { breakAtHoles } from '#domain/fund/data-holes.ts'
import { formatNav, formatYield } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { Card } from '#ui/layout/Card.tsx'
import type { ChartSeries } from '#ui/charts/chart-model.ts'
import { LineChart } from '#ui/charts/LineChart.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { ChartSkeleton } from '#ui/charts/ChartSkeleton.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import styles from './YieldChart.module.css'
import type { Fund } from '#shared/parts/fund/fund.ts'

const KINDS = [
  { key: 'sevenDayYield', label: '七日年化' },
  { key: 'incomePer10k', label: '万份收益' },
] as const
type Kind = (typeof KINDS)[number]['key']

const MONTHS = 3

/** The last three months of a money-market fund, by yield or by income per 10,000 shares. */
export function YieldChart({ fund }: { readonly fund: Fund }) {
  const { fundCode, navDate } = fund
  const from = navDate === null ? undefined : addMonths(navDate, -MONTHS)
  const history = useQuery(
    queryFor(queryNavHistory, { fundCode, ...(from === undefined ? {} : { from }) }),
  )
  const [kind, setKind] = useState<Kind>('sevenDayYield')
  const points = history.data?.points
  const chart = useMemo(() => {
    const name = KINDS.find(({ key }) => key === kind)?.label ?? ''
    const values = (points ?? []).map((point) =>
      point[kind] === null ? null : Number(point[kind]),
    )
    const { dates, lines } = breakAtHoles(
      (points ?? []).map(({ date }) => date),
      [values],
    )
    const series: ChartSeries[] = [{ key: kind, name, tone: 'own', values: lines[0] ?? [] }]
    return { dates, series, name }
  }, [points, kind])
  return (
    <Card title="收益走势" extra={`近 ${MONTHS} 个月`}>
      <Loaded
        query={history}
        skeleton={<ChartSkeleton />}
        isEmpty={(data) => data.points.length < 2}
        empty={<EmptyState kind="empty" title="还没有足够的历史数据" />}
      >
        {() => (
          <LineChart
            label={`${fund.fundName}${chart.name}走势`}
            dates={chart.dates}
            series={chart.series}
            format={kind === 'sevenDayYield' ? formatYield : formatNav}
            formatDate={formatDate}
          />
        )}
      </Loaded>
      <div className={styles.kinds}>
        <Segments label="走势" items={KINDS} value={kind} onChange={setKind} />
      </div>
    </Card>
  )
}
