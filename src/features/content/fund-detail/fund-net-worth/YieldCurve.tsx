import { useMemo, useState } from 'react'
import { formatYield } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { LineChart } from '#ui/charts/LineChart.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { fundChart, RANGES, type RangeKey } from '#shared/parts/fund-chart/chart-data.ts'
import type { Fund, NavHistory } from '#shared/parts/fund/fund.ts'
import { holeWords, tooShortWords } from '#shared/parts/fund/missing-words.ts'
import styles from '#shared/parts/fund-chart/NavChart.module.css'
import { YieldExplanation } from './YieldExplanation.tsx'

interface Props {
  readonly fund: Fund
  readonly history: NavHistory
  readonly range: RangeKey
  readonly onRange: (range: RangeKey) => void
}

/** The seven-day annualised yield as a curve, with a button that explains the calculation. */
export function YieldCurve({ fund, history, range, onRange }: Props) {
  const [explanationOpen, setExplained] = useState(false)
  const chart = useMemo(() => fundChart(fund, history, range), [fund, history, range])
  return (
    <Card
      title="七日年化走势"
      extra={
        <Button kind="text" size="small" onClick={() => setExplained(true)}>
          怎么算的
        </Button>
      }
    >
      {chart.dates.length < 2 ? (
        <EmptyState
          kind="empty"
          title="还没有足够的历史数据"
          note={tooShortWords(fund, history.points[0]?.date, '成立满七天后显示走势')}
        />
      ) : (
        <>
          {chart.shortened ? (
            <p className={styles.note}>{`数据始于 ${formatDate(chart.dates[0])}，显示全部`}</p>
          ) : null}
          {chart.hole === null ? null : <p className={styles.note}>{holeWords(chart.hole)}</p>}
          <LineChart
            label={`${fund.fundName}七日年化走势`}
            dates={chart.dates}
            series={chart.series}
            format={formatYield}
            formatDate={formatDate}
          />
        </>
      )}
      <div className={styles.ranges}>
        <Segments label="时间范围" items={RANGES} value={range} onChange={onRange} />
      </div>
      <YieldExplanation
        points={history.points}
        open={explanationOpen}
        onClose={() => setExplained(false)}
      />
    </Card>
  )
}
