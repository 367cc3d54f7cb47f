import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { queryPortfolioCurve } from '#api/calls/advice/portfolio.ts'
import { queryFor } from '#api/query.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { formatPercent, formatRate } from '#domain/money/format-figures.ts'
import { toFloat } from '#domain/money/money.ts'
import { fallsBelowPeak } from '#domain/fund/performance-curve.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { LineChart } from '#ui/charts/LineChart.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Note } from '#ui/text/Note.tsx'
import type { PortfolioView } from './portfolio.ts'

const RANGES = [
  { key: '1y', label: '近1年' },
  { key: '3y', label: '近3年' },
  { key: 'all', label: '成立以来' },
] as const
type Range = (typeof RANGES)[number]['key']

const percent = (value: number | null) => formatPercent(value)

/** The daily value after fees with its benchmark, and the falls below it; from a year on alone. */
export function PortfolioCurve({ portfolio }: { readonly portfolio: PortfolioView }) {
  const [range, setRange] = useState<Range>('1y')
  const { portfolioCode, inception } = portfolio
  const query = useQuery(queryFor(queryPortfolioCurve, { portfolioCode, range }))
  return (
    <Card title="历史业绩" extra="扣除投顾服务费后">
      <Segments label="区间" items={RANGES} value={range} onChange={setRange} />
      <Loaded query={query} skeleton={<Skeleton lines={6} />}>
        {({ points, figures, from, to }) => {
          if (figures === null || from === null || to === null)
            return <Note>{`成立于 ${formatDate(inception)}，不足所选区间，不展示业绩`}</Note>
          const growth = points.map(({ value }) => toFloat(value) / 10 - 100)
          return (
            <>
              <LineChart
                label="组合与业绩比较基准"
                dates={points.map(({ date }) => date)}
                zeroLine
                format={percent}
                series={[
                  { key: 'own', name: '组合', tone: 'own', values: growth },
                  {
                    key: 'benchmark',
                    name: '业绩比较基准',
                    tone: 'gray',
                    values: points.map((it) =>
                      it.benchmark === null ? null : toFloat(it.benchmark) / 10 - 100,
                    ),
                  },
                ]}
              />
              <LineChart
                label="回撤"
                dates={points.map(({ date }) => date)}
                zeroLine
                height={100}
                format={percent}
                series={[
                  { key: 'fall', name: '回撤', tone: 'teal', values: fallsBelowPeak(growth) },
                ]}
              />
              <KeyValue
                items={[
                  { label: '区间收益', value: formatPercent(figures.change) },
                  { label: '业绩比较基准', value: formatPercent(figures.benchmark) },
                  { label: '最大回撤', value: formatRate(figures.drawdown) },
                  { label: '年化波动率', value: formatRate(figures.volatility) },
                ]}
              />
              <Note>{`${formatDate(from)} 至 ${formatDate(to)}`}</Note>
            </>
          )
        }}
      </Loaded>
    </Card>
  )
}
