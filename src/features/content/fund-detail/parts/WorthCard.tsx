import { useState } from 'react'
import {
  direction,
  formatDate,
  formatNav,
  formatPercent,
} from '../../../../domain/format-figures.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { Figure } from '../../../../ui/Figure.tsx'
import { KeyValue } from '../../../../ui/KeyValue.tsx'
import { LineChart } from '../../../../ui/LineChart.tsx'
import { Segments } from '../../../../ui/Segments.tsx'
import { StateView } from '../../../../ui/StateView.tsx'
import { RANGES } from './chart-data.ts'
import type { Fund, NavHistory } from './fund.ts'
import type { WorthSpan } from './history-query.ts'
import styles from './NavChart.module.css'
import { SpanSheet } from './SpanSheet.tsx'
import { DEFAULT_RANGE, spanOf, type WorthChart } from './worth-chart.ts'

const CUSTOM = { key: 'custom', label: '自定义' } as const
/** A range of one's own stands first while it is shown, so that no screen is too narrow to show it. */
const WITH_CUSTOM = [CUSTOM, ...RANGES]

interface Props {
  readonly fund: Fund
  readonly points: NavHistory['points']
  /** Null: the span holds fewer than two values. */
  readonly chart: WorthChart | null
  readonly span: WorthSpan
  readonly onSpan: (span: WorthSpan) => void
}

/** The net value as a curve over a range by name or between two days, and what came of it. */
export function WorthCard({ fund, points, chart, span, onSpan }: Props) {
  const [choosing, setChoosing] = useState(false)
  const first = points[0]?.date ?? ''
  const last = points[points.length - 1]?.date ?? ''
  const { range = DEFAULT_RANGE, from, to } = span
  const chosen = from !== undefined && to !== undefined ? { from, to } : null
  const custom = chosen !== null
  const wanted = spanOf(span, last)
  const shown = {
    from: wanted.from === null || wanted.from < first ? first : wanted.from,
    to: last,
  }
  return (
    <Card
      title="净值走势"
      extra={
        <Button kind="text" size="small" onClick={() => setChoosing(true)}>
          自定义时间
        </Button>
      }
    >
      {chart === null ? (
        <StateView
          kind="empty"
          title={custom ? '这段时间不足两个净值' : '还没有足够的历史数据'}
          note={custom ? '换一段时间看看' : '有两个净值后显示走势'}
        />
      ) : (
        <>
          {!custom && wanted.from !== null && wanted.from < first ? (
            <p className={styles.note}>{`数据始于 ${formatDate(first)}，显示全部`}</p>
          ) : null}
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
      <div className={styles.ranges}>
        <Segments
          label="时间范围"
          items={custom ? WITH_CUSTOM : RANGES}
          value={custom ? CUSTOM.key : range}
          onChange={(key) => (key === CUSTOM.key ? setChoosing(true) : onSpan({ range: key }))}
        />
      </div>
      <SpanSheet
        open={choosing}
        onClose={() => setChoosing(false)}
        shown={chosen ?? shown}
        history={{ first, last }}
        onChoose={(days) => {
          setChoosing(false)
          onSpan(days)
        }}
      />
    </Card>
  )
}

/** What the net value did over the days shown. */
export function WorthFacts({ chart }: { readonly chart: WorthChart }) {
  const { dates, growth, highest, lowest, paid } = chart
  const [from, to] = [dates[0], dates[dates.length - 1]]
  return (
    <Card title="区间表现">
      <KeyValue
        items={[
          { label: '起止日期', value: `${formatDate(from)} 至 ${formatDate(to)}` },
          {
            label: '区间涨跌幅',
            value: <Figure tone={direction(growth)} value={formatPercent(growth)} />,
            note: '分红按再投资计算',
          },
          {
            label: '最高单位净值',
            value: formatNav(highest.nav),
            note: formatDate(highest.date),
          },
          { label: '最低单位净值', value: formatNav(lowest.nav), note: formatDate(lowest.date) },
          { label: '每份分红合计', value: paid === null ? '没有分红' : `${formatNav(paid)} 元` },
        ]}
      />
    </Card>
  )
}
