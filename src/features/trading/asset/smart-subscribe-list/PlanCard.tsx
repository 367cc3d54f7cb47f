import { useQuery } from '@tanstack/react-query'
import { listPlanRecords } from '#api/calls/plan.ts'
import { queryFor } from '#api/query.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import { PlanLine } from '#shared/plan/PlanLine.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue, type KeyValueItem } from '#ui/lists/KeyValue.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import styles from './PlanCard.module.css'
import {
  amountText,
  createdText,
  cycleText,
  failuresText,
  nextDebitText,
  type Plan,
} from '#shared/plan/plan-words.ts'

/** One plan: its fund, state, next debit, and why a debit failed. */
export function PlanCard({ plan }: { readonly plan: Plan }) {
  const { veil } = useHiddenAmounts()
  const items: KeyValueItem[] = [
    { label: '每期扣款', value: amountText(plan), note: cycleText(plan) },
    {
      label: plan.status === 'terminated' ? '计划状态' : '下次扣款',
      value: nextDebitText(plan),
    },
    { label: '付款方式', value: plan.channelName },
    {
      label: '累计扣款',
      value: `${veil(formatAmount(plan.paidAmount))} 元`,
      note: `${plan.paidTimes} 期`,
    },
    ...(plan.smart === null
      ? []
      : [
          {
            label: '参考指数',
            value: plan.smart.indexName,
            note: `${plan.smart.averageDays} 日均线`,
          },
        ]),
    { label: '创建时间', value: createdText(plan) },
  ]
  return (
    <Card flush>
      <PlanLine plan={plan} href={directInvestPaths.detail.to({ planNo: plan.planNo })} />
      <div className={styles.body}>
        {plan.statusReason === '' ? null : (
          <div className={styles.notice}>
            <Banner tone="warning">{plan.statusReason}</Banner>
          </div>
        )}
        <Failures plan={plan} />
        <KeyValue items={items} />
      </div>
    </Card>
  )
}

/** How many debits have failed in a row, with the reason of the last failure. */
function Failures({ plan }: { readonly plan: Plan }) {
  const text = plan.status === 'terminated' ? null : failuresText(plan)
  const records = useQuery({
    ...queryFor(listPlanRecords, { planNo: plan.planNo, page: 1, size: 10 }),
    enabled: text !== null,
  })
  if (text === null) return null
  const reason = records.data?.records.find(({ state }) => state === 'failed')?.reason ?? ''
  return (
    <div className={styles.notice}>
      <Banner tone="warning">
        {`${text}${reason === '' ? '' : `：${reason}`}。满 3 次计划自动结束，结束后不能恢复`}
      </Banner>
    </div>
  )
}
