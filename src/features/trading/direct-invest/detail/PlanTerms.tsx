import { CalendarNote } from '#shared/parts/dates/CalendarNote.tsx'
import { usePublishedUntil } from '#shared/parts/dates/planned-day.ts'
import { formatAmount, formatPercent, formatRate } from '#domain/money/format-figures.ts'
import { planItems } from '#shared/engines/plan/plan-items.ts'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue, type KeyValueItem } from '#ui/lists/KeyValue.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import type { PlanDetail } from '../parts/PlanFigures.tsx'
import styles from './PlanTerms.module.css'
import { goalProgress } from '#domain/plan/goal-progress.ts'

/** Shows when and how much the plan debits, from where, and how far its goal is. */
export function PlanTerms({ detail }: { readonly detail: PlanDetail }) {
  usePublishedUntil()
  const { veil } = useHiddenAmounts()
  const { plan, profitRate } = detail
  const { smart, nextAmount, stopProfitRate, nextDebitDate } = plan
  const waits = smart !== null && nextAmount === null && nextDebitDate !== null
  // The amount of the next debit is said with its day.
  const { amount, next, payer, index, created } = planItems({ ...plan, nextAmount: null }, veil)
  const items: KeyValueItem[] = [
    {
      ...next,
      ...(waits
        ? { note: '金额在前一交易日 15:00 后确定' }
        : nextAmount === null
          ? {}
          : { note: `${veil(formatAmount(nextAmount))} 元` }),
    },
    amount,
    payer,
    ...index,
    {
      label: '止盈目标',
      value: stopProfitRate === null ? '未设置' : formatRate(stopProfitRate),
      note: stopProfitRate === null ? undefined : `目前收益率 ${formatPercent(profitRate)}`,
    },
    created,
  ]
  return (
    <Card title="扣款安排">
      <KeyValue items={items} />
      <CalendarNote dates={[nextDebitDate, plan.skipDate]} overseas={plan} />
      {stopProfitRate === null ? null : (
        <div
          className={styles.goal}
          role="progressbar"
          aria-label="止盈进度"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={goalProgress(profitRate, stopProfitRate)}
        >
          <span
            className={styles.done}
            style={{ width: `${goalProgress(profitRate, stopProfitRate)}%` }}
          />
        </div>
      )}
    </Card>
  )
}
