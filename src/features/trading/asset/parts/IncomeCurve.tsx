import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import { listIncome, queryIncomeCalendar } from '#api/calls/asset.ts'
import { queryFor } from '#api/query.ts'
import { formatSignedAmount } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { SumCard } from '#shared/engines/holding/SumCard.tsx'
import { Loaded } from '#templates/Loaded.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import { NumberText } from '#ui/text/NumberText.tsx'
import { LineChart } from '#ui/charts/LineChart.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { ChartSkeleton } from '#ui/charts/ChartSkeleton.tsx'
import { incomeCurve, SPANS, spanStart, type SpanKey } from '#domain/holding/income-curve.ts'
import styles from './IncomeCurve.module.css'
import { ProfitAmount } from '#shared/engines/holding/ProfitAmount.tsx'

interface Spanned {
  readonly span: SpanKey
  readonly onSpan: (span: SpanKey) => void
}

/**
 * The cumulative income from a fund over a span that ends on its last day with income. Renders
 * nothing without income; while that is not known it has its size, so that nothing below it moves.
 */
export function IncomeCurve({ fundCode }: { readonly fundCode: string }) {
  const [span, onSpan] = useState<SpanKey>('3m')
  const newest = useQuery(queryFor(listIncome, { fundCode, page: 1, size: 1 }))
  const last = newest.data?.records[0]?.date
  if (last !== undefined) return <Curve {...{ fundCode, last, span, onSpan }} />
  return newest.isPending ? (
    <CurveCard
      dates="收益（元）"
      amount={<NumberText size="figure" value="--" />}
      chart={<ChartSkeleton />}
      {...{ span, onSpan }}
    />
  ) : null
}

interface CurveProps extends Spanned {
  readonly fundCode: string
  readonly last: string
}

function Curve({ fundCode, last, span, onSpan }: CurveProps) {
  const { hidden, veil } = useHiddenAmounts()
  const from = spanStart(span, last)
  const calendar = useQuery({
    ...queryFor(queryIncomeCalendar, {
      fundCode,
      month: last.slice(0, 6),
      fromMonth: from.slice(0, 6),
    }),
    placeholderData: keepPreviousData,
  })
  const days = calendar.data?.days
  const curve = useMemo(() => incomeCurve(days ?? [], from), [days, from])
  const series = useMemo(
    () => [{ key: 'income', name: '区间收益', tone: 'own' as const, values: curve.values }],
    [curve],
  )
  const format = (value: number | null) =>
    hidden && value !== null ? veil('') : formatSignedAmount(value)
  return (
    <CurveCard
      dates={`${formatDate(curve.dates[0] ?? last)} 至 ${formatDate(last)} 收益（元）`}
      amount={<ProfitAmount size="figure" amount={curve.total} />}
      chart={
        <Loaded query={calendar} skeleton={<ChartSkeleton />}>
          {() => (
            <LineChart
              label="区间收益走势"
              dates={curve.dates}
              series={series}
              format={format}
              formatDate={formatDate}
              zeroLine
            />
          )}
        </Loaded>
      }
      {...{ span, onSpan }}
    />
  )
}

interface CardProps extends Spanned {
  readonly dates: string
  readonly amount: ReactNode
  readonly chart: ReactNode
}

const CurveCard = ({ dates, amount, chart, span, onSpan }: CardProps) => (
  <SumCard label={dates}>
    {amount}
    <div className={styles.chart}>{chart}</div>
    <Segments label="时间范围" items={SPANS} value={span} onChange={onSpan} />
  </SumCard>
)
