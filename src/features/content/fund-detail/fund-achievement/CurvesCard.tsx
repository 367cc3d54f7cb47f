import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { queryNavHistory } from '#api/calls/fund.ts'
import { queryFor } from '#api/query.ts'
import { formatPercent, formatRate } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { LineChart } from '#ui/charts/LineChart.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { ChartSkeleton } from '#ui/charts/ChartSkeleton.tsx'
import type { Fund, NavHistory } from '#shared/parts/fund/fund.ts'
import { tooShortWords } from '#shared/parts/fund/missing-words.ts'
import styles from '#shared/parts/fund-chart/NavChart.module.css'
import { RECORD_RANGES, recordCurves, type RecordRange } from './record-curves.ts'

/** The growth against the benchmark, with the falls of the same days under it. */
export function CurvesCard({ fund }: { readonly fund: Fund }) {
  const history = useQuery(queryFor(queryNavHistory, { fundCode: fund.fundCode }))
  const [range, setRange] = useState<RecordRange>('all')
  return (
    <Card title="累计收益与回撤">
      <Segments label="时间范围" items={RECORD_RANGES} value={range} onChange={setRange} />
      <div className={styles.ranges}>
        <Loaded query={history} skeleton={<ChartSkeleton series={2} />}>
          {(data) => <Curves key={range} fund={fund} history={data} range={range} />}
        </Loaded>
      </div>
    </Card>
  )
}

interface Props {
  readonly fund: Fund
  readonly history: NavHistory
  readonly range: RecordRange
}

function Curves({ fund, history, range }: Props) {
  const [cursor, setCursor] = useState<number | null>(null)
  const curves = useMemo(() => recordCurves(fund, history, range), [fund, history, range])
  if (curves === null) {
    const note = tooShortWords(fund, history.points[0]?.date, '成立时间不足所选的时间范围')
    return <EmptyState kind="empty" title="没有这段时间的业绩" note={note} />
  }
  const { dates, growth, falls, own, benchmark, fall } = curves
  const days = `${formatDate(dates[0])} 至 ${formatDate(dates[dates.length - 1])}`
  return (
    <>
      <p className={styles.note}>
        {`${days}：本基金 ${formatPercent(own)}，业绩比较基准 ${formatPercent(benchmark)}，最大回撤 ${formatRate(fall)}`}
      </p>
      <LineChart
        label={`${fund.fundName}累计收益，${days}`}
        dates={dates}
        series={growth}
        format={formatPercent}
        formatDate={formatDate}
        zeroLine
        cursor={cursor}
        onCursor={setCursor}
      />
      <div className={styles.ranges}>
        <LineChart
          label={`${fund.fundName}回撤，${days}`}
          dates={dates}
          series={falls}
          format={formatPercent}
          formatDate={formatDate}
          height={110}
          zeroLine
          cursor={cursor}
          onCursor={setCursor}
        />
      </div>
      <p className={styles.marked}>
        {`业绩比较基准：${fund.benchmarkName}；分红按再投资计算，未扣申购费和赎回费；回撤为距此前最高点的跌幅`}
      </p>
    </>
  )
}
