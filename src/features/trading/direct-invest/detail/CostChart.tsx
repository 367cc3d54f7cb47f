import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryNavHistory } from '#api/calls/fund.ts'
import { listPlanRecords } from '#api/calls/plan.ts'
import { queryFor } from '#api/query.ts'
import { formatNav } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { combineQueries } from '#templates/combine-queries.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { LineChart } from '#ui/charts/LineChart.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { ChartSkeleton } from '#ui/charts/ChartSkeleton.tsx'
import type { PlanDetail } from '../parts/PlanFigures.tsx'
import styles from './CostChart.module.css'
import { chartFrom, planChart } from './plan-chart.ts'

/** As many as one answer may have. */
const MARKED = 50

/** The fund's value against the plan's average cost, with its debits. */
export function CostChart({ detail }: { readonly detail: PlanDetail }) {
  const { plan, averageCost, serverTime } = detail
  const { planNo, fundCode, createTime } = plan
  const from = chartFrom(createTime, serverTime)
  const history = useQuery(queryFor(queryNavHistory, { fundCode, from }))
  const records = useQuery(queryFor(listPlanRecords, { planNo, page: 1, size: MARKED }))
  const [points, paid] = [history.data?.points, records.data?.records]
  const chart = useMemo(
    () => (points && paid ? planChart(points, paid, averageCost) : null),
    [points, paid, averageCost],
  )
  const query = combineQueries([history, records], points && paid ? { chart } : undefined)
  if (query.data !== undefined && chart === null) return null
  return (
    <Card title="净值与成本">
      <Loaded query={query} skeleton={<ChartSkeleton series={2} />}>
        {(data) =>
          data.chart && (
            <>
              <LineChart
                label={`${plan.fundName}净值与平均成本`}
                dates={data.chart.dates}
                series={data.chart.series}
                markers={data.chart.markers}
                format={formatNav}
                formatDate={formatDate}
              />
              {data.chart.markers.length === 0 ? null : (
                <p className={styles.note}>
                  {(records.data?.total ?? 0) > MARKED
                    ? `圆点为最近 ${MARKED} 期扣款`
                    : '圆点为扣款日'}
                </p>
              )}
            </>
          )
        }
      </Loaded>
    </Card>
  )
}
