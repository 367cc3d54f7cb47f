import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { secondsBetween } from '#domain/calendar/calendar-date.ts'
import { lockEnds } from '#domain/plan/regular-plan.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import { useFailures } from '#shared/engines/plan/use-failures.ts'
import { useSecondsLeft } from '#ui/layout/use-seconds-left.ts'
import { Banner } from '#ui/text/Banner.tsx'
import type { PlanDetail } from '../parts/PlanFigures.tsx'
import { obstacleRemedy, timeLeft } from './notice-words.ts'

interface Props {
  readonly detail: PlanDetail
  /** The time when the answer came, ms by the telephone's clock. */
  readonly at: number
  readonly onLockEnd: () => Promise<unknown>
}

/** Shows what the user should know or do before the next debit. */
export function PlanNotices({ detail, at, onLockEnd }: Props) {
  const navigate = useNavigate()
  const failures = useFailures(detail.plan)
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
      {failures === null ? null : <Banner tone="warning">{failures}</Banner>}
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
