import { direction, formatNav, formatPercent } from '#domain/money/format-figures.ts'
import { NO_FIGURE } from '#domain/text/no-figure.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { Card } from '#ui/layout/Card.tsx'
import { NumberText } from '#ui/text/NumberText.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { LineChart } from '#ui/charts/LineChart.tsx'
import { NoBreakText } from '#ui/text/NoBreakText.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import type { Fund, NavHistory } from '#shared/parts/fund/fund.ts'
import type { WorthSpan } from './worth-chart.ts'
import { holeWords, tooShortWords } from '#shared/parts/fund/missing-words.ts'
import styles from '#shared/parts/fund-chart/NavChart.module.css'
import { SpanTabs } from '#shared/parts/fund-chart/SpanTabs.tsx'
import { DEFAULT_RANGE, spanDays, type WorthChart } from './worth-chart.ts'

interface Props {
  readonly fund: Fund
  readonly points: NavHistory['points']
  /** Null where the span has fewer than two values. */
  readonly chart: WorthChart | null
  readonly span: WorthSpan
  readonly onSpan: (span: WorthSpan) => void
}

/** The net value as a curve, over a range by name or between two days. */
export function WorthCard({ fund, points, chart, span, onSpan }: Props) {
  const first = points[0]?.date ?? ''
  const last = points[points.length - 1]?.date ?? ''
  const { range = DEFAULT_RANGE, from, to } = span
  const chosen = from !== undefined && to !== undefined ? { from, to } : null
  const custom = chosen !== null
  const days = spanDays(span, last)
  return (
    <Card title="单位净值与累计净值">
      {chart === null ? (
        <EmptyState
          kind="empty"
          title={custom ? '这段时间不足两个净值' : '还没有足够的历史数据'}
          note={
            custom ? '换一段时间看看' : tooShortWords(fund, points[0]?.date, '有两个净值后显示走势')
          }
        />
      ) : (
        <>
          {!custom && days.from !== null && days.from < first ? (
            <p className={styles.note}>{`数据始于 ${formatDate(first)}，显示全部`}</p>
          ) : null}
          {chart.hole === null ? null : <p className={styles.note}>{holeWords(chart.hole)}</p>}
          <LineChart
            label={`${fund.fundName}净值走势`}
            dates={chart.dates}
            series={chart.series}
            markers={chart.markers}
            format={formatNav}
            formatDate={formatDate}
          />
        </>
      )}
      <SpanTabs
        span={chosen ?? range}
        onSpan={(it) => onSpan(typeof it === 'string' ? { range: it } : it)}
        history={{ first, last }}
      />
    </Card>
  )
}

const extreme = (label: string, found: WorthChart['highest']) => ({
  label,
  value: formatNav(found?.nav),
  note: found === null ? undefined : formatDate(found.date),
})

const paidText = (paid: string | null): string =>
  paid === null ? '没有分红' : `${formatNav(paid)} 元`

/** The figures of the days shown: growth, highest, lowest, dividends. */
export function WorthFacts({ chart }: { readonly chart: WorthChart }) {
  const { dates, hole, growth, highest, lowest, paid } = chart
  const [from, to] = [dates[0], dates[dates.length - 1]]
  return (
    <Card title="区间表现">
      <KeyValue
        items={[
          {
            label: '起止日期',
            value: <NoBreakText texts={[`${formatDate(from)} 至`, formatDate(to)]} />,
          },
          {
            label: '区间涨跌幅',
            value: <NumberText tone={direction(growth)} value={formatPercent(growth)} />,
            note: hole === null ? '分红按再投资计算' : '期间有数据缺失，无法计算',
          },
          extreme('最高单位净值', highest),
          extreme('最低单位净值', lowest),
          { label: '每份分红合计', value: hole === null ? paidText(paid) : NO_FIGURE },
        ]}
      />
    </Card>
  )
}
