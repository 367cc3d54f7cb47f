import { formatAmount } from '#domain/money/format-figures.ts'
import { cycleText, type Plan } from '#shared/parts/plan/plan-words.ts'
import { TradingPasswordSheet } from '#shared/engines/person/TradingPasswordSheet.tsx'
import type { PlanChanging } from './use-plan-change.ts'

/** The trading password for resuming or ending a plan, with what it confirms. */
export function PlanPassword({
  plan,
  change,
}: {
  readonly plan: Plan
  readonly change: PlanChanging
}) {
  const { proving, error } = change
  return (
    <TradingPasswordSheet
      open={proving !== null}
      title="请输入交易密码"
      subtitle={`${proving === 'end' ? '结束' : '恢复'}定投 ${plan.fundName}`}
      {...(proving === 'end'
        ? {}
        : {
            items: [
              { label: '每期扣款', value: `${formatAmount(plan.amount)} 元` },
              { label: '扣款周期', value: cycleText(plan) },
            ],
          })}
      error={error === '' ? undefined : error}
      onComplete={change.apply}
      onClose={change.cancel}
    />
  )
}
