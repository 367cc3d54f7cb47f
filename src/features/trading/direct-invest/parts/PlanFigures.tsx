import type * as v from 'valibot'
import type { queryPlan } from '#api/calls/plan.ts'
import {
  direction,
  formatAmount,
  formatNav,
  formatPercent,
  formatShares,
  formatSignedAmount,
} from '#domain/money/format-figures.ts'
import { isZero, subtract } from '#domain/money/money.ts'
import { InfoTip } from '#shared/explanation/InfoTip.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { FigureGrid } from '#ui/text/FigureGrid.tsx'
import { HideAmountsButton } from '#ui/text/HideAmountsButton.tsx'
import { NumberText } from '#ui/text/NumberText.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import styles from './PlanFigures.module.css'

export type PlanDetail = v.InferOutput<typeof queryPlan.payload>

/** What the plan has paid and what came of it. */
export function PlanFigures({ detail }: { readonly detail: PlanDetail }) {
  const { hidden, veil } = useHiddenAmounts()
  const { plan, confirmingAmount, marketValue, profit, profitRate, averageCost, shares } = detail
  const paid = plan.paidTimes > 0
  return (
    <Card
      title={
        <span className={styles.label}>
          <InfoTip term="planValue" />
        </span>
      }
      extra={<HideAmountsButton />}
    >
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
              value: veil(formatSignedAmount(profit)),
              tone: hidden ? 'ink' : direction(profit),
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
    </Card>
  )
}
