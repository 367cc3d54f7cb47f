import { planItems } from '#shared/engines/plan/plan-items.ts'
import type { Plan } from '#shared/parts/plan/plan-words.ts'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'

/** The terms of a plan as they hold now. */
export function PlanFacts({ plan }: { readonly plan: Plan }) {
  const { veil } = useHiddenAmounts()
  const { amount, next, payer } = planItems(plan, veil)
  const { stopProfitRate: goal } = plan
  return (
    <Card title="计划内容">
      <KeyValue
        items={[
          amount,
          next,
          payer,
          { label: '止盈目标', value: goal === null ? '未设置' : `${goal}%` },
        ]}
      />
    </Card>
  )
}
