import { formatAmount, formatPercent, formatRate } from '#domain/money/format-figures.ts'
import { amountText, createdText, cycleText, nextDebitText } from '#shared/plan/plan-words.ts'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue, type KeyValueItem } from '#ui/lists/KeyValue.tsx'
import type { PlanDetail } from '../parts/PlanFigures.tsx'
import styles from './PlanTerms.module.css'
import { goalProgress } from './goal-progress.ts'

/** When and how much the plan debits, from where, and how far its goal is. */
export function PlanTerms({ detail }: { readonly detail: PlanDetail }) {
  const { plan, profitRate } = detail
  const { smart, nextAmount, stopProfitRate, nextDebitDate } = plan
  const waits = smart !== null && nextAmount === null && nextDebitDate !== null
  const items: KeyValueItem[] = [
    {
      label: '下次扣款',
      value: nextDebitText(plan),
      ...(waits
        ? { note: '金额在前一交易日 15:00 后确定' }
        : nextAmount === null
          ? {}
          : { note: `${formatAmount(nextAmount)} 元` }),
    },
    { label: '每期扣款', value: amountText({ ...plan, nextAmount: null }), note: cycleText(plan) },
    { label: '付款方式', value: plan.channelName === '' ? '--' : plan.channelName },
    ...(smart === null
      ? []
      : [{ label: '参考指数', value: smart.indexName, note: `${smart.averageDays} 日均线` }]),
    {
      label: '止盈目标',
      value: stopProfitRate === null ? '未设置' : formatRate(stopProfitRate),
      ...(stopProfitRate === null ? {} : { note: `目前收益率 ${formatPercent(profitRate)}` }),
    },
    { label: '创建时间', value: createdText(plan) },
  ]
  return (
    <Card title="扣款安排">
      <KeyValue items={items} />
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
