import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { backtestPlan } from '#api/calls/plan.ts'
import { queryFor } from '#api/query.ts'
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { formatAmount, formatPercent } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { toFloat, type Decimal } from '#domain/money/money.ts'
import { isYounger, spanMonths, type PlanSpan } from '#domain/plan/plan-terms.ts'
import type { AskedCycle } from '#domain/plan/schedule.ts'
import { useDebounced } from '#ui/fields/use-debounced.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { LineChart } from '#ui/charts/LineChart.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { SkeletonBlock } from '#ui/layout/Skeleton.tsx'
import { FigureGrid } from '#ui/text/FigureGrid.tsx'
import { backtestFigures, type PastResult } from './backtest-figures.ts'
import { Note } from '#ui/text/Note.tsx'
import styles from './PlanForm.module.css'
import type { PreviewAsked } from './use-plan-facts.ts'

const SPAN_ITEMS = [
  { key: '1', label: '近1年' },
  { key: '3', label: '近3年' },
  { key: '5', label: '近5年' },
  { key: 'all', label: '成立以来' },
] as const

/** The amount for which a plan is run while none is entered: the rates hardly depend on it. */
const EXAMPLE = '1000.00'
const REST_MS = 400

interface Props {
  readonly fundCode: string
  readonly amount: Decimal | null
  readonly cycle: AskedCycle
  readonly smart: PreviewAsked['smart']
  readonly today: Date8
}

/** The outcome of a plan of these terms over published values, compared with a lump sum. */
export function BacktestCard({ fundCode, amount, cycle, smart, today }: Props) {
  const [span, setSpan] = useState<PlanSpan>('3')
  const settled = useDebounced(amount ?? EXAMPLE, REST_MS)
  const result = useQuery({
    ...queryFor(backtestPlan, {
      fundCode,
      amount: settled,
      ...cycle,
      smart,
      ...spanMonths(span, today),
    }),
    placeholderData: keepPreviousData,
  })
  return (
    <Card title="历史测算" extra={`每期 ${formatAmount(settled)} 元`}>
      <Segments label="测算区间" items={SPAN_ITEMS} value={span} onChange={setSpan} />
      <div className={styles.gap}>
        <Loaded query={result} skeleton={<SkeletonBlock tall />}>
          {(past) => <Past past={past} younger={isYounger(span, today, past.firstDate)} />}
        </Loaded>
      </div>
    </Card>
  )
}

const formatRate = (value: number | null): string =>
  value === null ? '--' : formatPercent(String(value))

function Past({ past, younger }: { readonly past: PastResult; readonly younger: boolean }) {
  const { curve, firstDate, lastDate } = past
  const dates = useMemo(() => curve.map(({ date }) => date), [curve])
  const series = useMemo(
    () => [
      {
        key: 'plan',
        name: '定投',
        tone: 'own' as const,
        values: curve.map(({ plan }) => toFloat(plan)),
      },
      {
        key: 'lump',
        name: '一次性买入',
        tone: 'gray' as const,
        values: curve.map(({ lumpSum }) => toFloat(lumpSum)),
      },
    ],
    [curve],
  )
  if (firstDate === null || lastDate === null)
    return <Note>该区间没有可以测算的净值，换一个区间看看</Note>
  return (
    <>
      <LineChart
        label="定投与一次性买入的收益率"
        dates={dates}
        series={series}
        format={formatRate}
        zeroLine
      />
      <div className={styles.gap}>
        <FigureGrid columns={2} items={backtestFigures(past)} />
      </div>
      <Note>
        {`${formatDate(firstDate)} 至 ${formatDate(lastDate)}，${younger ? '基金成立较晚，按其自有区间测算；' : ''}按公布净值计算，已扣申购费，红利再投资，一次性买入为同样的总额在首个扣款日买入。历史测算，不代表未来`}
      </Note>
    </>
  )
}
