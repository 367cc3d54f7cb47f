import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryNavHistory } from '#api/calls/fund.ts'
import type { GOLD_RANGES } from '#api/calls/gold/gold-price.ts'
import { queryFor } from '#api/query.ts'
import {
  FUND_BENCHMARK,
  newestPrice,
  SESSION_NAMES,
  type GoldSession,
} from '#domain/gold/gold-price.ts'
import {
  direction,
  formatAmount,
  formatPercent,
  formatSignedAmount,
} from '#domain/money/format-figures.ts'
import { NO_FIGURE } from '#domain/text/no-figure.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { LineChart } from '#ui/charts/LineChart.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { SkeletonBlock } from '#ui/layout/Skeleton.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { NumberText } from '#ui/text/NumberText.tsx'
import { brandFunds } from '#domain/brand-funds.ts'
import { againstPrice, type GoldPoints } from './gold-curve.ts'
import styles from './ShangHaiGoldHomeScreen.module.css'

type Range = (typeof GOLD_RANGES)[number]

const RANGES: readonly { readonly key: Range; readonly label: string }[] = [
  { key: '1m', label: '1 个月' },
  { key: '3m', label: '3 个月' },
  { key: '1y', label: '1 年' },
  { key: '3y', label: '3 年' },
  { key: 'all', label: '全部' },
]
/** The afternoon first: the funds follow it. */
const SESSIONS = (['pm', 'am'] as const).map((key) => ({ key, label: SESSION_NAMES[key] }))

const priceText = (value: number | null) =>
  value === null ? NO_FIGURE : formatAmount(value.toFixed(2))
const gainText = (value: number | null) =>
  value === null ? NO_FIGURE : formatPercent(value.toFixed(2))

interface Props {
  readonly points: GoldPoints
  readonly range: Range
  readonly onRange: (range: Range) => void
}

/** The newest price of both sessions with their days, and one session's curve. */
export function PriceCard({ points, range, onRange }: Props) {
  const [session, setSession] = useState<GoldSession>('pm')
  const [pm, am] = [newestPrice(points, 'pm'), newestPrice(points, 'am')]
  const of = (name: GoldSession, date: string | undefined) =>
    `${SESSION_NAMES[name]}${date === undefined ? '' : ` ${formatDate(date)}`}`
  const known = points.filter((point) => point[session] !== null)
  return (
    <Card title="上海金基准价（元/克）">
      <NumberText size="hero" value={pm === null ? NO_FIGURE : formatAmount(pm.price)} />
      <KeyValue
        items={[
          {
            label: of('pm', pm?.date),
            value:
              pm?.change === undefined || pm.change === null ? (
                NO_FIGURE
              ) : (
                <NumberText
                  tone={direction(pm.change)}
                  value={`${formatSignedAmount(pm.change)}（${formatPercent(pm.rate)}）`}
                />
              ),
          },
          { label: of('am', am?.date), value: am === null ? NO_FIGURE : formatAmount(am.price) },
        ]}
      />
      <Segments label="时间范围" items={RANGES} value={range} onChange={onRange} />
      <Segments label="场次" items={SESSIONS} value={session} onChange={setSession} />
      <LineChart
        label={`上海金${SESSION_NAMES[session]}基准价，${formatDate(known[0]?.date)}至${formatDate(known[known.length - 1]?.date)}`}
        dates={known.map(({ date }) => date)}
        series={[
          {
            key: 'own',
            name: SESSION_NAMES[session],
            tone: 'gold',
            values: known.map((point) => Number(point[session])),
          },
        ]}
        format={priceText}
        formatDate={formatDate}
      />
    </Card>
  )
}

/** The fund's gain and the price's, over the same days. */
export function FundAgainstPrice({ points }: Pick<Props, 'points'>) {
  const [fundCode] = brandFunds.gold
  const from = points[0]?.date
  const navs = useQuery(
    queryFor(queryNavHistory, { fundCode, ...(from === undefined ? {} : { from }) }),
  )
  return (
    <Card title="基金与金价">
      <Loaded
        query={navs}
        skeleton={<SkeletonBlock tall />}
        isEmpty={(it) => againstPrice(points, it).dates.length < 2}
        empty={<EmptyState kind="empty" title="暂无数据" />}
      >
        {(it) => {
          const { dates, fund, price } = againstPrice(points, it)
          return (
            <>
              <LineChart
                label={`基金与午盘基准价的涨跌幅，${formatDate(dates[0])}至${formatDate(dates[dates.length - 1])}`}
                dates={dates}
                series={[
                  { key: 'fund', name: '基金 A 类', tone: 'own', values: fund },
                  { key: 'price', name: '午盘基准价', tone: 'gold', values: price },
                ]}
                format={gainText}
                formatDate={formatDate}
                zeroLine
              />
              <p
                className={styles.note}
              >{`业绩比较基准：${FUND_BENCHMARK}。基金留有现金并收取费用，净值与金价有偏离。`}</p>
            </>
          )
        }}
      </Loaded>
    </Card>
  )
}
