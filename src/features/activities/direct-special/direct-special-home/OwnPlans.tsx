import { listPlans } from '#api/calls/plan.ts'
import { useCurrent } from '#api/use-current.ts'
import { now14 } from '#platform/clock.ts'
import { directInvestActivityPaths } from '#paths/activities/direct-invest-activity.ts'
import { directSpecialPaths } from '#paths/activities/direct-special.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import { usePublishedUntil } from '#shared/parts/dates/planned-day.ts'
import { useSignedIn } from '#shared/engines/person/use-signed-in.ts'
import { debitDayText } from '#shared/parts/plan/plan-words.ts'
import { FailedLine } from '#templates/FailedLine.tsx'
import { useShell } from '#templates/shell-context.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'

/** The number of own plans and their next debit, and the ways to a new one. */
export function OwnPlans() {
  const shell = useShell()
  const enabled = useSignedIn()
  return (
    <>
      {enabled ? (
        <Plans />
      ) : (
        <Card flush>
          <Row
            title="我的定投"
            note="登录后查看计划与下次扣款"
            onClick={() => void shell.login()}
          />
        </Card>
      )}
      <RowCard label="开始定投">
        <Row
          title="定投方案"
          note="三个现成的方案，10 元起"
          href={directInvestActivityPaths.home.to()}
        />
        <Row
          title="定投长期业绩"
          note="可定投基金的 3 年、5 年收益与回撤"
          href={directSpecialPaths.directRankingList.to({})}
        />
      </RowCard>
    </>
  )
}

function Plans() {
  usePublishedUntil()
  const { data, error, refetch } = useCurrent(listPlans, { ended: '0' })
  if (data === undefined)
    return error === null ? (
      <Card>
        <Skeleton lines={2} />
      </Card>
    ) : (
      <FailedLine what="我的定投" onRetry={refetch} />
    )
  const [next] = data.upcoming
  const count = data.plans.length
  return (
    <Card flush>
      <Row
        title={count === 0 ? '还没有定投计划' : `我的定投 ${count} 个`}
        note={
          next === undefined
            ? count === 0
              ? '选一只基金，按期自动买入'
              : '30 天内没有扣款'
            : `下次扣款 ${debitDayText(next.date, now14())}`
        }
        href={
          count === 0
            ? directInvestPaths.directInvestCashier.to({})
            : directInvestPaths.directInvestManage.to({})
        }
      />
    </Card>
  )
}
