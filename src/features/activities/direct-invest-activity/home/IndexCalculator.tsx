import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { indexPlanReturn } from '#api/calls/plans/ready-plans.ts'
import { queryFor } from '#api/query.ts'
import { addMonths } from '#domain/calendar/add-months.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { amountForm } from '#domain/money/amount-text.ts'
import { formatAmount, formatPercent, formatRate } from '#domain/money/format-figures.ts'
import { compare, parseDecimal, roundCent, subtract } from '#domain/money/money.ts'
import { now14 } from '#platform/clock.ts'
import { useDebounced } from '#ui/fields/use-debounced.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { AmountField } from '#ui/fields/AmountField.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { SkeletonBlock } from '#ui/layout/Skeleton.tsx'
import { FigureGrid } from '#ui/text/FigureGrid.tsx'
import { Note } from '#ui/text/Note.tsx'

const CYCLES = [
  { key: 'weekly', label: '每周' },
  { key: 'fortnightly', label: '每两周' },
  { key: 'monthly', label: '每月' },
] as const

const YEARS = 5
const REST_MS = 400
/** The amount for which it is run while none is entered. */
const USUAL = '1000.00'
const LEAST = '10'
const MOST = '1000000'

/** Returns why an amount is no instalment of the calculator; empty where it is one. */
function problemWith(typed: string): string {
  const amount = parseDecimal(typed)
  if (amount === null || compare(amount, LEAST) < 0)
    return `请输入 ${formatAmount(LEAST)} 元以上的金额`
  return compare(amount, MOST) > 0 ? `最多 ${formatAmount(MOST)} 元` : ''
}

/** The result that a plan on the index would have had in five years, with the fall on the way. */
export function IndexCalculator() {
  const [cycle, setCycle] = useState<(typeof CYCLES)[number]['key']>('monthly')
  const [typed, setTyped] = useState('1000')
  const error = problemWith(typed)
  const settled = useDebounced(error === '' ? roundCent(typed) : USUAL, REST_MS)
  const today = now14().slice(0, 8)
  const past = useQuery({
    ...queryFor(indexPlanReturn, {
      cycle,
      amount: settled,
      from: addMonths(today, -12 * YEARS).slice(0, 6),
      to: today.slice(0, 6),
    }),
    placeholderData: keepPreviousData,
  })
  return (
    <Card
      title="指数定投测算"
      extra={past.data === undefined ? '近5年' : `${past.data.indexName} · 近5年`}
    >
      <Segments label="定投周期" items={CYCLES} value={cycle} onChange={setCycle} />
      <AmountField
        label="每期金额"
        value={typed}
        onChange={setTyped}
        form={amountForm}
        error={error === '' ? undefined : error}
      />
      <Loaded query={past} skeleton={<SkeletonBlock tall />}>
        {(made) => (
          <>
            <FigureGrid
              columns={2}
              items={[
                { key: 'paid', label: '投入', value: `${formatAmount(made.paid)} 元` },
                { key: 'value', label: '期末模拟市值', value: `${formatAmount(made.value)} 元` },
                {
                  key: 'rate',
                  label: '年化收益率（复利）',
                  value: formatPercent(made.annualRate),
                },
                {
                  key: 'fall',
                  label: '同期指数最大回撤',
                  value:
                    made.maxDrawdown === null ? '--' : formatRate(subtract('0', made.maxDrawdown)),
                },
              ]}
            />
            <Note>
              {`${formatDate(made.firstDate)} 至 ${formatDate(made.lastDate)}，共 ${made.times} 期，每期按当日${made.indexName}收盘点位模拟买入，不计费用；年化收益率为使各期投入与期末市值现值之和为 0 的年利率（XIRR）。${made.source === '' ? '' : `数据来源：${made.source}。`}指数不能直接买入，历史模拟不代表未来，不构成投资建议`}
            </Note>
          </>
        )}
      </Loaded>
    </Card>
  )
}
