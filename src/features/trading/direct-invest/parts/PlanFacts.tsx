import { amountText, cycleText, nextDebitText, type Plan } from '#shared/plan/plan-words.ts'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'

/** The terms of a plan as they hold now. */
export const PlanFacts = ({ plan }: { readonly plan: Plan }) => (
  <Card title="计划内容">
    <KeyValue
      items={[
        { label: '每期扣款', value: amountText(plan), note: cycleText(plan) },
        {
          label: plan.status === 'terminated' ? '计划状态' : '下次扣款',
          value: nextDebitText(plan),
        },
        { label: '付款方式', value: plan.channelName === '' ? '--' : plan.channelName },
        {
          label: '止盈目标',
          value: plan.stopProfitRate === null ? '未设置' : `${plan.stopProfitRate}%`,
        },
      ]}
    />
  </Card>
)
