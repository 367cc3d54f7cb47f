import { useMemo } from 'react'
import { assetCurve } from '#api/calls/game-standing.ts'
import { useCurrent } from '#api/use-current.ts'
import { formatPercent } from '#domain/money/format-figures.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { ChartSkeleton } from '#ui/charts/ChartSkeleton.tsx'
import { LineChart } from '#ui/charts/LineChart.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Note } from '#ui/text/Note.tsx'
import { gameCurve } from './game-curve.ts'

const percent = (value: number | null): string =>
  formatPercent(value === null ? null : value.toFixed(2))

/** The user's rate of each trading day in the game, next to the index's of the same days. */
export function CurveCard({ activityId }: { readonly activityId: string }) {
  const query = useCurrent(assetCurve, { activityId })
  const { data } = query
  const curve = useMemo(() => data && gameCurve(data.days), [data])
  const indexName = data?.indexName ?? ''
  return (
    <Card title="收益率走势">
      <Loaded
        query={{ ...query, data: curve }}
        skeleton={<ChartSkeleton />}
        isEmpty={({ dates }) => dates.length < 2}
        empty={<Note>参与后第一个交易日晚上开始有走势</Note>}
      >
        {({ dates, own, index }) => (
          <>
            <LineChart
              label={`我的模拟收益率与${indexName}`}
              dates={dates}
              zeroLine
              series={[
                { key: 'own', name: '我的（模拟）', tone: 'own', values: own },
                { key: 'index', name: indexName, tone: 'gold', values: index },
              ]}
              format={percent}
            />
            <Note gap={2}>从参与前的最近收盘起计算，每个交易日晚上更新</Note>
          </>
        )}
      </Loaded>
    </Card>
  )
}
