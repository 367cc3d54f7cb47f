import type { GoalProblem } from '#domain/plan/plan-terms.ts'
import { percentForm } from '#domain/text/number-forms.ts'
import { CheckLine } from '#ui/fields/CheckLine.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { GOAL_TEXTS } from './plan-amount-text.ts'
import styles from './PlanForm.module.css'

export const GOAL_PART = 'plan-goal'

interface Props {
  readonly on: boolean
  readonly goal: string
  readonly problem: GoalProblem | null
  readonly onChange: (goal: { goalOn?: boolean; goal?: string }) => void
}

/** At which profit the plan ends, or that it has no goal. */
export function GoalCard({ on, goal, problem, onChange }: Props) {
  return (
    <Card id={GOAL_PART} title="止盈目标">
      <CheckLine checked={on} onChange={(goalOn) => onChange({ goalOn })}>
        达到目标收益率后结束定投
      </CheckLine>
      {on ? (
        <div className={styles.gap}>
          <TextField
            label="目标收益率（%）"
            value={goal}
            inputMode="numeric"
            form={percentForm}
            problem={problem === null ? null : GOAL_TEXTS[problem]}
            note="5 至 100。达到后不再扣款，份额保留，是否卖出由您决定"
            onChange={(typed) => onChange({ goal: typed })}
          />
        </div>
      ) : null}
    </Card>
  )
}
