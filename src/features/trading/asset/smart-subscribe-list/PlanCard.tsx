import { useNavigate } from 'react-router-dom'
import { formatAmount } from '#domain/money/format-figures.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import { PlanLine } from '#shared/engines/plan/PlanLine.tsx'
import { planItems } from '#shared/engines/plan/plan-items.ts'
import type { Plan } from '#shared/parts/plan/plan-words.ts'
import { useFailures } from '#shared/engines/plan/use-failures.ts'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import styles from './PlanCard.module.css'

/** One plan: its fund, state, next debit, and why a debit failed; of one that stopped another card. */
export function PlanCard({ plan }: { readonly plan: Plan }) {
  const { veil } = useHiddenAmounts()
  const navigate = useNavigate()
  const { planNo, status, statusReason, channelName, paidAmount, paidTimes } = plan
  const { amount, next, payer, index, created } = planItems(plan, veil)
  const paid = {
    label: '累计扣款',
    value: `${veil(formatAmount(paidAmount))} 元`,
    note: `${paidTimes} 期`,
  }
  const isUntied = channelName === '' && status !== 'terminated'
  const isStopped = isUntied || status === 'abnormal'
  const reason = statusReason || (isUntied ? '扣款银行卡已解绑' : '')
  const change = {
    text: '更换扣款卡',
    onClick: () => void navigate(directInvestPaths.directInvestCashier.to({ planNo })),
  }
  const notices = [reason, useFailures(plan) ?? ''].filter((text) => text !== '')
  return (
    <Card flush>
      <PlanLine plan={plan} href={directInvestPaths.detail.to({ planNo })} />
      <div className={styles.body}>
        {notices.map((text) => (
          <div key={text} className={styles.notice}>
            <Banner tone="warning" action={text === reason && isStopped ? change : undefined}>
              {text}
            </Banner>
          </div>
        ))}
        <KeyValue items={[amount, next, payer, paid, ...index, created]} />
      </div>
    </Card>
  )
}
