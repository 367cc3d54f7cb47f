import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { listPlanRecords } from '#api/calls/plan.ts'
import { queryFor } from '#api/query.ts'
import { secondsBetween } from '#domain/calendar/calendar-date.ts'
import { lockEnds } from '#domain/plan/regular-plan.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import { failuresText, type Plan } from '#shared/plan/plan-words.ts'
import { useSecondsLeft } from '#ui/layout/use-seconds-left.ts'
import { Banner } from '#ui/text/Banner.tsx'
import type { PlanDetail } from '../parts/PlanFigures.tsx'
import { obstacleRemedy, timeLeft } from './notice-words.ts'

interface Props {
  readonly detail: PlanDetail
  /** When the answer came, ms by the telephone's clock. */
  readonly at: number
  readonly onLockEnd: () => Promise<unknown>
}

/** What the user should know or do before the next debit. */
export function PlanNotices({ detail, at, onLockEnd }: Props) {
  const navigate = useNavigate()
  const { plan, obstacle, debitDayLock, serverTime } = detail
  const { planNo, status, statusReason } = plan
  const remedy = obstacle === null ? null : obstacleRemedy(obstacle.kind, plan)
  return (
    <>
      {debitDayLock ? <Lock serverTime={serverTime} at={at} onEnd={onLockEnd} /> : null}
      {status === 'abnormal' ? (
        <Banner
          tone="warning"
          action={{
            text: '更换扣款卡',
            onClick: () => void navigate(directInvestPaths.directInvestCashier.to({ planNo })),
          }}
        >
          {`计划异常：${statusReason}`}
        </Banner>
      ) : null}
      {obstacle === null || remedy === null ? null : (
        <Banner
          tone="warning"
          {...(remedy.to === null
            ? {}
            : { action: { text: remedy.text, onClick: () => void navigate(remedy.to ?? '') } })}
        >
          {`下次扣款预计失败：${obstacle.reason}${remedy.note}`}
        </Banner>
      )}
      <Failures plan={plan} />
    </>
  )
}

/** The debit day's lock, counted down by the provider's time. */
function Lock({
  serverTime,
  at,
  onEnd,
}: {
  readonly serverTime: string
  readonly at: number
  readonly onEnd: () => Promise<unknown>
}) {
  const seconds = secondsBetween(serverTime, lockEnds(serverTime.slice(0, 8)))
  const left = useSecondsLeft(at + seconds * 1_000, seconds)
  const over = left === 0
  const end = useEffectEvent(() => void onEnd())
  useEffect(() => {
    if (over) end()
  }, [over])
  return (
    <Banner tone="info">
      今日为扣款日，15:00 后可操作，还剩 <span aria-live="off">{timeLeft(left)}</span>
    </Banner>
  )
}

/** How many debits have failed in a row, with the reason of the last. */
function Failures({ plan }: { readonly plan: Plan }) {
  const text = failuresText(plan)
  const records = useQuery({
    ...queryFor(listPlanRecords, { planNo: plan.planNo, page: 1, size: 10 }),
    enabled: text !== null,
  })
  if (text === null) return null
  const reason = records.data?.records.find(({ state }) => state === 'failed')?.reason ?? ''
  return (
    <Banner tone="warning">
      {`${text}${reason === '' ? '' : `：${reason}`}。满 3 次计划自动结束，结束后不能恢复`}
    </Banner>
  )
}
