import type * as v from 'valibot'
import type { queryPlan } from '#api/calls/plan.ts'
import {
  direction,
  formatAmount,
  formatNav,
  formatPercent,
  formatShares,
} from '#domain/money/format-figures.ts'
import { isZero, subtract } from '#domain/money/money.ts'
import { InfoTip } from '#shared/parts/explanation/InfoTip.tsx'
import { SumCard } from '#shared/engines/holding/SumCard.tsx'
import { useProfit } from '#shared/engines/holding/use-profit.ts'
import { FigureGrid } from '#ui/text/FigureGrid.tsx'
import { NumberText } from '#ui/text/NumberText.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import styles from './PlanFigures.module.css'

export type PlanDetail = v.InferOutput<typeof queryPlan.payload>

/** Shows what the plan has paid and what came of it. */
export function PlanFigures({ detail }: { readonly detail: PlanDetail }) {
  const { veil } = useHiddenAmounts()
  const profitOf = useProfit()
  const { plan, confirmingAmount, marketValue, profit, profitRate, averageCost, shares } = detail
  const paid = plan.paidTimes > 0
  return (
    <SumCard label={<InfoTip term="planValue" />}>
      <NumberText size="hero" value={veil(formatAmount(marketValue))} />
      <div className={styles.figures}>
        <FigureGrid
          items={[
            {
              key: 'paid',
              label: '累计投入',
              value: veil(formatAmount(subtract(plan.paidAmount, confirmingAmount))),
            },
            {
              key: 'profit',
              label: '收益',
              ...profitOf(profit),
            },
            {
              key: 'rate',
              label: '收益率',
              value: formatPercent(paid ? profitRate : null),
              tone: paid ? direction(profitRate) : 'ink',
            },
            { key: 'times', label: '已扣期数', value: `${plan.paidTimes} 期` },
            { key: 'cost', label: '平均成本', value: formatNav(averageCost) },
            { key: 'shares', label: '份额', value: veil(formatShares(shares)) },
          ]}
        />
      </div>
      {isZero(confirmingAmount) ? null : (
        <p className={styles.confirming}>
          {`另有确认中 ${veil(formatAmount(confirmingAmount))} 元，确认后计入以上数字`}
        </p>
      )}
    </SumCard>
  )
}
