import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listIndexHistory } from '#api/calls/fund-index.ts'
import { queryFor } from '#api/query.ts'
import { BASIS_NAMES, ZONE_BOUNDS } from '#domain/fund/index-valuation.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { LineChart } from '#ui/charts/LineChart.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { ChartSkeleton } from '#ui/charts/ChartSkeleton.tsx'
import {
  CURVE_RANGES,
  formatRanked,
  ratioCurve,
  type CurveRange,
  type Index,
} from './index-detail-words.ts'

interface Props {
  readonly index: Index
  readonly range: CurveRange
  readonly onRange: (range: CurveRange) => void
}

/** The ratio that is ranked, with the lines between which it is in the middle zone. */
export function CurveCard({ index, range, onRange }: Props) {
  const { indexCode, indexName, basis } = index
  const history = useQuery(queryFor(listIndexHistory, { indexCode }))
  const days = history.data?.days
  const curve = useMemo(() => days && ratioCurve(days, basis, range), [days, basis, range])
  const name = BASIS_NAMES[basis]
  return (
    <Card title={`${name}走势`}>
      <Segments label="时间范围" items={CURVE_RANGES} value={range} onChange={onRange} />
      <Loaded
        query={{ ...history, data: curve }}
        skeleton={<ChartSkeleton />}
        isEmpty={({ values }) => values.every((value) => value === null)}
        empty={
          <EmptyState
            kind="empty"
            title={`没有${name}数据`}
            note="编制方未公布成份股盈利，只显示收盘与市净率"
          />
        }
      >
        {({ dates, values, zone }) => (
          <LineChart
            label={`${indexName}${name}，${formatDate(dates[0])}至${formatDate(dates[dates.length - 1])}`}
            dates={dates}
            series={[
              { key: 'own', name, tone: 'own', values },
              ...(zone === null
                ? []
                : [
                    {
                      key: 'low',
                      name: `${ZONE_BOUNDS.low}% 位置`,
                      tone: 'gray' as const,
                      values: dates.map(() => zone.low),
                    },
                    {
                      key: 'high',
                      name: `${ZONE_BOUNDS.high}% 位置`,
                      tone: 'gold' as const,
                      values: dates.map(() => zone.high),
                    },
                  ]),
            ]}
            format={formatRanked}
            formatDate={formatDate}
          />
        )}
      </Loaded>
    </Card>
  )
}
