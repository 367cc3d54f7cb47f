import { useYuan } from '#shared/views/portfolio/use-yuan.ts'
import { useState } from 'react'
import type * as v from 'valibot'
import type { queryMyAllocation } from '#api/calls/advice/advice.ts'
import {
  daysSince,
  gained,
  indexGrowth,
  moneyWeighted,
  timeWeighted,
} from '#domain/advice/diagnosis.ts'
import { addMonths } from '#domain/calendar/add-months.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { formatPercent } from '#domain/money/format-figures.ts'
import { LineChart } from '#ui/charts/LineChart.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Basis } from './Basis.tsx'

const SPANS = [
  { key: '3', label: '近3月' },
  { key: '6', label: '近6月' },
  { key: '12', label: '近1年' },
  { key: '36', label: '近3年' },
  { key: 'all', label: '全部' },
] as const
type Span = (typeof SPANS)[number]['key']

/** The account's own return by a span, by time and by money, next to the index. */
export function ReturnCard({
  data,
}: {
  readonly data: v.InferOutput<typeof queryMyAllocation.payload>
}) {
  const [span, setSpan] = useState<Span>('all')
  const { signedYuan } = useYuan()
  const last = data.days[data.days.length - 1]
  const from = last === undefined || span === 'all' ? '' : addMonths(last.date, -Number(span))
  const days = daysSince(data.days, from)
  const first = days[0]
  if (first === undefined || last === undefined || days.length < 2)
    return (
      <Card title="账户收益">
        <p>确认不足两个交易日，还没有收益曲线</p>
      </Card>
    )
  const dates = days.map(({ date }) => date)
  const own = timeWeighted(days)
  const index = data.index === null ? null : indexGrowth(data.index.closes, dates)
  const byMoney = moneyWeighted(days)
  const indexName = data.index?.name ?? ''
  return (
    <Card title="账户收益" extra={`${formatDate(first.date)} 起`}>
      <Segments label="区间" items={SPANS} value={span} onChange={setSpan} />
      <LineChart
        label="账户收益"
        dates={dates}
        zeroLine
        format={formatPercent}
        series={[
          { key: 'own', name: '账户', tone: 'own', values: own },
          ...(index === null
            ? []
            : [{ key: 'index', name: indexName, tone: 'gray' as const, values: index }]),
        ]}
      />
      <KeyValue
        items={[
          { label: '时间加权收益率', value: formatPercent(own[own.length - 1]) },
          { label: '资金加权收益率', value: formatPercent(byMoney) },
          ...(index === null
            ? [{ label: '沪深300', value: '--', note: '没有指数资料' }]
            : [{ label: indexName, value: formatPercent(index[index.length - 1]) }]),
          { label: '区间盈亏', value: signedYuan(gained(days)) },
        ]}
      />
      <Basis
        formula="时间加权：每日（日末市值 − 当日净流入）÷ 前一日市值，连乘减 1，不受买卖时点影响。资金加权：使全部净流入按同一年化率增长到日末市值的收益率，折算到区间"
        source={`净值截至 ${formatDate(last.date)}，区间内收益不年化`}
        unknown="0.00"
      />
    </Card>
  )
}
