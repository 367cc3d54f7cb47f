import { RUNNING } from '#domain/campaign/running-editions.ts'
import { useQuery } from '@tanstack/react-query'
import { canJoinActivity, queryWelcomeConfig } from '#api/calls/keep-challenge.ts'
import { queryFor } from '#api/query.ts'
import { keepActivityPaths } from '#paths/activities/keep-activity.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'

const activityId = RUNNING.keepActivity

/** The way into the keep challenge, where it runs, the user may join, and it holds the fund. */
export function KeepRow({ fundCode }: { readonly fundCode: string }) {
  const enabled = activityId !== ''
  const welcome = useQuery({ ...queryFor(queryWelcomeConfig, { activityId }), enabled })
  const join = useQuery({ ...queryFor(canJoinActivity, { activityId }), enabled })
  const holds = welcome.data?.funds.some((fund) => fund.fundCode === fundCode) === true
  if (!holds || join.data?.canJoin !== true) return null
  return (
    <Card flush>
      <Row
        title="坚持定投"
        note={`${welcome.data?.title ?? ''}，连续扣款成功可领奖励`}
        href={keepActivityPaths.keepActivityHome.to({ activityId })}
      />
    </Card>
  )
}
