import { useQuery } from '@tanstack/react-query'
import { listPlans } from '#api/calls/plan.ts'
import { queryFor } from '#api/query.ts'
import { debitsWithin } from '#domain/plan/next-debits.ts'
import { formatAmount, formatMonthDay } from '#domain/money/format-figures.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import { now14 } from '#platform/clock.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import { PLANS } from './waits/use-wait-facts.ts'

/** The debits of the next seven days; nothing where there are none. */
export function Today() {
  const { veil } = useHiddenAmounts()
  const { data, isPending } = useQuery(queryFor(listPlans, PLANS))
  if (isPending) return <div aria-busy="true" hidden />
  const next = data === undefined ? null : debitsWithin(data.upcoming, now14().slice(0, 8))
  if (next === null) return null
  return (
    <Card flush>
      <Row
        title={`7 天内扣款 ${next.times} 次`}
        note={`最近一次 ${formatMonthDay(next.first)}`}
        value={`${veil(formatAmount(next.amount))} 元`}
        href={directInvestPaths.directInvestManage.to({})}
      />
    </Card>
  )
}
