import type * as v from 'valibot'
import type { listPlans } from '#api/calls/plan.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import { PlanLine } from '#shared/plan/PlanLine.tsx'
import {
  cycleText,
  debitDayText,
  failuresText,
  nextDebitText,
  type Plan,
} from '#shared/plan/plan-words.ts'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import styles from './PlanRow.module.css'

type Obstacle = v.InferOutput<typeof listPlans.payload>['obstacles'][number]

interface Props {
  readonly plan: Plan
  readonly obstacle: Obstacle | undefined
}

/** One plan: what it debits when, and what stands in the way. A tap opens it. */
export function PlanRow({ plan, obstacle }: Props) {
  const { veil } = useHiddenAmounts()
  const { planNo, status, nextDebitDate, nextAmount, amount, skipDate } = plan
  const sum = `${veil(formatAmount(nextAmount ?? amount))} 元`
  const when =
    nextDebitDate === null
      ? nextDebitText(plan)
      : `下次 ${debitDayText(nextDebitDate)}${skipDate === null ? '' : `（跳过 ${debitDayText(skipDate)}）`}`
  const trouble =
    status === 'abnormal'
      ? plan.statusReason
      : (failuresText(plan) ?? (obstacle === undefined ? null : `预计失败：${obstacle.reason}`))
  const { detail, directInvestCease } = directInvestPaths
  return (
    <PlanLine
      plan={plan}
      href={(status === 'terminated' ? directInvestCease : detail).to({ planNo })}
      note={
        <>
          <span className={styles.line}>{`${cycleText(plan)} · ${sum}`}</span>
          {status === 'abnormal' ? null : <span className={styles.line}>{when}</span>}
          {trouble === null || status === 'terminated' ? null : (
            <span className={styles.trouble}>{trouble}</span>
          )}
        </>
      }
    />
  )
}
