import { useQuery } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import { listFundEvents, queryNavHistory } from '#api/calls/fund.ts'
import { queryFor } from '#api/query.ts'
import { isMoneyMarket } from '#domain/business-codes.ts'
import { lastHole } from '#domain/fund/data-holes.ts'
import { formatPercent, formatYield } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { LineChart } from '#ui/charts/LineChart.tsx'
import { ChartSkeleton } from '#ui/charts/ChartSkeleton.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { fundChart, type ChartSpan } from './chart-data.ts'
import type { Fund, NavHistory } from '#shared/parts/fund/fund.ts'
import { holeWords, tooShortWords } from '#shared/parts/fund/missing-words.ts'
import styles from './NavChart.module.css'
import { SpanTabs } from './SpanTabs.tsx'

interface Props {
  readonly fund: Fund
  /** Shown at the right of the card's head. */
  readonly extra?: ReactNode
}

/**
 * The fund's performance compared with its benchmark and its peers, over a range by name or between
 * two days; for a money-market fund its seven-day yield.
 */
export function NavChart({ fund, extra }: Props) {
  const { fundCode } = fund
  const history = useQuery(queryFor(queryNavHistory, { fundCode }))
  const { data } = history
  const [span, setSpan] = useState<ChartSpan>('1y')
  const money = isMoneyMarket(fund)
  const points = data?.points ?? []
  const [first, last] = [points[0]?.date, points[points.length - 1]?.date]
  // The curve does not wait for its events: they are marked when they arrive.
  const { data: marks } = useQuery({
    ...queryFor(listFundEvents, { fundCode }),
    enabled: data !== undefined,
  })
  const events = marks?.events
  const chart = useMemo(
    () => (data === undefined ? null : fundChart(fund, data, span, events)),
    [fund, data, span, events],
  )
  return (
    <Card title={money ? '七日年化走势' : '业绩走势'} extra={extra}>
      <Loaded
        query={history}
        skeleton={<ChartSkeleton series={money ? 1 : 3} />}
        isEmpty={({ points: all }) => all.length < 2}
        empty={
          <EmptyState
            kind="empty"
            title="还没有足够的历史数据"
            note={tooShortWords(fund, first, '成立满两个交易日后显示走势')}
          />
        }
      >
        {(shown) => (chart === null ? <></> : <Curve fund={fund} history={shown} chart={chart} />)}
      </Loaded>
      <SpanTabs
        span={span}
        onSpan={setSpan}
        history={first === undefined || last === undefined ? null : { first, last }}
      />
      {/* Below what can be tapped: some of them come later. */}
      {chart === null || chart.dates.length < 2 ? null : (
        <Notes chart={chart} named={typeof span === 'string'} money={money} />
      )}
    </Card>
  )
}

type Chart = ReturnType<typeof fundChart>

interface CurveProps {
  readonly fund: Fund
  readonly history: NavHistory
  readonly chart: Chart
}

function Curve({ fund, history, chart }: CurveProps) {
  const money = isMoneyMarket(fund)
  const { dates } = chart
  const [from, to] = [formatDate(dates[0]), formatDate(dates[dates.length - 1])]
  if (dates.length < 2) {
    const hole = lastHole(history.points)
    const note = hole === null ? '换一段时间看看' : `${holeWords(hole)}，换一段时间看看`
    return <EmptyState kind="empty" title="这段时间不足两个净值" note={note} />
  }
  return (
    <LineChart
      label={`${fund.fundName}${money ? '七日年化' : '业绩'}走势，${from}至${to}`}
      dates={dates}
      series={chart.series}
      markers={chart.markers}
      format={money ? formatYield : formatPercent}
      formatDate={formatDate}
      zeroLine={!money}
    />
  )
}

interface NotesProps {
  readonly chart: Chart
  /** True if the span is one of those with a name. */
  readonly named: boolean
  readonly money: boolean
}

/** Shows what days the curve has, what is missing in it, and what is marked. */
function Notes({ chart: { dates, shortened, hole, marked }, named, money }: NotesProps) {
  const [from, to] = [formatDate(dates[0]), formatDate(dates[dates.length - 1])]
  return (
    <>
      {named ? (
        shortened && <p className={styles.marked}>{`数据始于 ${from}，显示全部`}</p>
      ) : (
        <p className={styles.marked}>{`${from} 至 ${to}`}</p>
      )}
      {hole === null ? null : (
        <p className={styles.marked}>
          {`${holeWords(hole)}${money ? '' : '，之后的涨跌幅无法计算，显示“--”'}`}
        </p>
      )}
      {marked === null ? null : (
        <p className={styles.marked}>
          <span className={styles.dot} aria-hidden="true" />
          {`标记为${marked}，按住走势图可查看`}
        </p>
      )}
    </>
  )
}
