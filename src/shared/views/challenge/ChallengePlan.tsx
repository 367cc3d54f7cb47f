import { useNavigate } from 'react-router-dom'
import { missCost } from '#domain/campaign/streak.ts'
import { queryPlan } from '#api/calls/plan.ts'
import { useCurrent } from '#api/use-current.ts'
import { now14 } from '#platform/clock.ts'
import { usePublishedUntil } from '#shared/parts/dates/planned-day.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import {
  amountText,
  debitDayText,
  nextDebitText,
  payerText,
} from '#shared/parts/plan/plan-words.ts'
import { FailedLine } from '#templates/FailedLine.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import type { Challenge } from './challenges.ts'
import type { Standing } from './standing.ts'

export const usePlan = (planNo: string | null | undefined) =>
  useCurrent(queryPlan, { planNo: planNo ?? '' }, { enabled: typeof planNo === 'string' })

interface Props {
  readonly challenge: Challenge
  readonly standing: Standing
  readonly plan: ReturnType<typeof usePlan>
}

/** The plan of the challenge: its next debit, and what endangers it. */
export function ChallengePlan({ challenge, standing, plan }: Props) {
  usePublishedUntil()
  const { veil } = useHiddenAmounts()
  const { data, error, refetch } = plan
  if (error !== null && data === undefined) return <FailedLine what="挑战计划" onRetry={refetch} />
  if (data === undefined)
    return (
      <Card>
        <Skeleton lines={3} />
      </Card>
    )
  const { status, nextDebitDate, planNo, skipDate } = data.plan
  const next =
    nextDebitDate === null || skipDate !== null
      ? nextDebitText(data.plan)
      : debitDayText(nextDebitDate, now14())
  return (
    <>
      <Risk plan={data} standing={standing} />
      <Card title="挑战计划">
        <KeyValue
          items={[
            { label: '下次扣款', value: next },
            { label: '每期金额', value: amountText(data.plan, veil) },
            { label: '扣款方式', value: payerText(data.plan) },
            ...(status === 'running' ? [{ label: '错过一期', value: MISSES[cost(standing)] }] : []),
          ]}
        />
      </Card>
      <RowCard label="挑战计划">
        <Row
          title="每期明细"
          note="扣款、份额与是否计期"
          href={challenge.instalments(standing.activityId)}
        />
        <Row
          title="查看定投计划"
          href={
            status === 'terminated'
              ? directInvestPaths.directInvestCease.to({ planNo })
              : directInvestPaths.detail.to({ planNo })
          }
        />
      </RowCard>
    </>
  )
}

interface RiskProps {
  readonly plan: NonNullable<Props['plan']['data']>
  readonly standing: Standing
}

const COSTS = {
  nothing: '失败的一期不计期',
  graced: '失败会用掉 1 次豁免，该期不计期',
  broken: '失败后连续期数从 0 重新计',
} as const

const MISSES = {
  nothing: '该期不计期',
  graced: '用掉 1 次豁免',
  broken: '连续期数从 0 重新计',
} as const

/** Returns what a miss of the next debit would cost. */
function cost({ times: now, graceLeft, slots }: Standing) {
  let ended: 'paid' | 'graced' | 'missed' | undefined
  for (const { state } of slots) if (state !== 'ahead' && state !== 'pending') ended = state
  return missCost({ now, graceLeft }, ended)
}

/** Shows what breaks the row, before it does. */
function Risk({ plan, standing }: RiskProps) {
  const navigate = useNavigate()
  const { status, statusReason, planNo } = plan.plan
  const to = (text: string, address: string) => ({
    text,
    onClick: () => void navigate(address),
  })
  const pending = standing.slots.find(({ state }) => state === 'pending')
  const detail = directInvestPaths.detail.to({ planNo })
  if (status === 'paused')
    return (
      <Banner tone="warning" action={to('去恢复', detail)}>
        定投已暂停，暂停期间的每一期都算错过
      </Banner>
    )
  if (status === 'abnormal')
    return (
      <Banner
        tone="warning"
        action={to('更换银行卡', directInvestPaths.directInvestCashier.to({ planNo }))}
      >
        {`扣款异常：${statusReason}`}
      </Banner>
    )
  if (status === 'terminated')
    return (
      <Banner tone="info">{`挑战计划已结束${statusReason === '' ? '' : `：${statusReason}`}`}</Banner>
    )
  if (plan.obstacle !== null)
    return (
      <Banner tone="warning" action={to('去处理', detail)}>
        {`下次扣款预计失败：${plan.obstacle.reason}，${COSTS[cost(standing)]}`}
      </Banner>
    )
  return pending === undefined ? null : (
    <Banner tone="info">
      {`${debitDayText(pending.date, now14())} 的扣款处理中，份额确认后计期`}
    </Banner>
  )
}
