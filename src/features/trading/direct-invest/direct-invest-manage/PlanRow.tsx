import { isAbroad, usePublishedUntil } from '#shared/parts/dates/planned-day.ts'
import type * as v from 'valibot'
import type { listPlans } from '#api/calls/plan.ts'
import { formatAmount, formatPercent } from '#domain/money/format-figures.ts'
import { subtract } from '#domain/money/money.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import { ProfitAmount } from '#shared/engines/holding/ProfitAmount.tsx'
import { PlanLine } from '#shared/engines/plan/PlanLine.tsx'
import {
  cycleText,
  debitDayText,
  failuresText,
  nextDebitText,
  type Plan,
} from '#shared/parts/plan/plan-words.ts'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import styles from './PlanRow.module.css'

type Listed = v.InferOutput<typeof listPlans.payload>
type Obstacle = Listed['obstacles'][number]

interface Props {
  readonly plan: Plan
  readonly obstacle: Obstacle | undefined
  /** The gain that it has made; undefined where that is not known. */
  readonly result: Listed['results'][number] | undefined
  /** Distinguishes it from plans that read the same. */
  readonly apart: readonly string[]
  /** The provider's. */
  readonly today: string
}

/** One plan: the amount and date of its debits, and any obstacle. A tap opens it. */
export function PlanRow({ plan, obstacle, result, apart, today }: Props) {
  usePublishedUntil()
  const { hidden, veil } = useHiddenAmounts()
  const { planNo, status, nextDebitDate, nextAmount, amount, skipDate } = plan
  const day = (date: string) => debitDayText(date, today, isAbroad(plan))
  const sum = `${veil(formatAmount(nextAmount ?? amount))} 元`
  const when =
    nextDebitDate === null
      ? nextDebitText(plan)
      : `下次 ${day(nextDebitDate)}${skipDate === null ? '' : `（跳过 ${day(skipDate)}）`}`
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
          {apart.map((words) => (
            <span key={words} className={styles.line}>
              {words}
            </span>
          ))}
          {plan.paidTimes === 0 || result === undefined ? null : (
            <>
              <span className={styles.line}>
                {`已扣 ${plan.paidTimes} 期，累计投入 ${veil(formatAmount(subtract(plan.paidAmount, result.confirmingAmount)))} 元`}
              </span>
              <span className={styles.line}>
                {'收益 '}
                <ProfitAmount size="note" amount={result.profit} />
                {hidden ? '' : `（${formatPercent(result.profitRate)}）`}
              </span>
            </>
          )}
          {trouble === null || status === 'terminated' ? null : (
            <span className={styles.trouble}>{trouble}</span>
          )}
        </>
      }
    />
  )
}
