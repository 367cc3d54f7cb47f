import { useQuery } from '@tanstack/react-query'
import { listPlans } from '#api/calls/plan.ts'
import { queryFor } from '#api/query.ts'
import { debitsWithin } from '#domain/plan/next-debits.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import { messagesPaths } from '#paths/messages.ts'
import { now14 } from '#platform/clock.ts'
import { plannedText, usePublishedUntil } from '#shared/parts/dates/planned-day.ts'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import { unreadQuery } from '#shared/engines/message/unread.ts'
import { PLANS } from './waits/use-wait-facts.ts'

/** The user's days ahead and what is new: debits to come, events of their funds, new reports. */
export function Today() {
  usePublishedUntil()
  const { veil } = useHiddenAmounts()
  const plans = useQuery(queryFor(listPlans, PLANS))
  const messages = useQuery(unreadQuery())
  if ([plans, messages].some(({ isLoading }) => isLoading)) return <div aria-busy="true" hidden />
  const today = now14().slice(0, 8)
  const next = plans.data === undefined ? null : debitsWithin(plans.data.upcoming, today)
  const { fund = 0, report = 0 } = messages.data?.unread ?? {}
  if (next === null && fund + report === 0) return null
  return (
    <RowCard title="今日">
      {next === null ? null : (
        <Row
          title={`7 天内扣款 ${next.times} 次`}
          note={`最近一次 ${plannedText(next.first, 'near')}`}
          value={`${veil(formatAmount(next.amount))} 元`}
          href={directInvestPaths.directInvestManage.to({})}
        />
      )}
      {fund === 0 ? null : (
        <Row
          title={`关注的基金有 ${fund} 条新动态`}
          note="持有和自选基金的分红、经理变更与限购等"
          href={messagesPaths.messages.to({ kind: 'fund' })}
        />
      )}
      {report === 0 ? null : (
        <Row
          title={`${report} 份新报告`}
          note="月报和年度账单"
          href={messagesPaths.messages.to({ kind: 'report' })}
        />
      )}
    </RowCard>
  )
}
