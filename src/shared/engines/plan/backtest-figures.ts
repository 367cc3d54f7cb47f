import type * as v from 'valibot'
import type { backtestPlan } from '#api/calls/plan.ts'
import { direction, formatAmount, formatNav, formatPercent } from '#domain/money/format-figures.ts'
import { minimum, type Decimal } from '#domain/money/money.ts'
import type { GridFigure } from '#ui/text/FigureGrid.tsx'

export type PastResult = v.InferOutput<typeof backtestPlan.payload>

/** The lowest that plan and lump sum stood at, percent; null where they have no debit. */
export function lowest(
  curve: PastResult['curve'],
): { readonly plan: Decimal; readonly lumpSum: Decimal } | null {
  const [first, ...rest] = curve
  if (first === undefined) return null
  return rest.reduce(
    (low, day) => ({
      plan: minimum(low.plan, day.plan),
      lumpSum: minimum(low.lumpSum, day.lumpSum),
    }),
    { plan: first.plan, lumpSum: first.lumpSum },
  )
}

const rate = (key: string, label: string, value: Decimal | null): GridFigure => ({
  key,
  label,
  value: formatPercent(value),
  tone: direction(value),
})

/** The figures of a back-test; next to each return, its lowest value (publicity.ts). */
export function backtestFigures(past: PastResult): GridFigure[] {
  const low = lowest(past.curve)
  return [
    { key: 'times', label: '扣款次数', value: `${past.times} 次` },
    { key: 'paid', label: '投入本金（元）', value: formatAmount(past.paidAmount) },
    { key: 'worth', label: '期末市值（元）', value: formatAmount(past.marketValue) },
    { key: 'cost', label: '平均成本（元/份）', value: formatNav(past.averageCost) },
    rate('plan', '定投收益率', past.profitRate),
    rate('lump', '一次性买入收益率', past.lumpSumProfitRate),
    rate('planLow', '定投最低曾至', low?.plan ?? null),
    rate('lumpLow', '一次性买入最低曾至', low?.lumpSum ?? null),
  ]
}
