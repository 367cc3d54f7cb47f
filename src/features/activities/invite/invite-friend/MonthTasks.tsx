import { unitAmount } from '#domain/ledger/unit-words.ts'
import { namesRewards, type InviteHome } from '#shared/views/invite/invite-words.ts'
import { useClaimingTask } from '#features/activities/invite/parts/use-claiming-task.ts'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'

/** Shows what the friends of the month have earned, and claiming it once. */
export function MonthTasks({ home }: { readonly home: InviteHome }) {
  const { month, daysLeft, tasks, verifiedThisMonth } = home
  const claiming = useClaimingTask()
  if (!namesRewards()) return null
  return (
    <Card title={`${Number(month.slice(4))} 月任务`} extra={`还剩 ${daysLeft} 天`} flush>
      <RowList label="本月任务">
        {tasks.map(({ taskId, friends, coins, state }) => (
          <Row
            key={taskId}
            title={`${friends} 位好友实名`}
            note={`${Math.min(verifiedThisMonth, friends)}/${friends} · ${unitAmount(coins, 'plain')} 金币`}
            value={
              state === 'earned' ? (
                <Button
                  size="small"
                  track="claimInviteTask"
                  busy={claiming.at === 'sending'}
                  onClick={() => claiming.claim({ month, taskId })}
                >
                  领取
                </Button>
              ) : state === 'claimed' ? (
                '已领取'
              ) : (
                `还差 ${friends - verifiedThisMonth} 位`
              )
            }
          />
        ))}
      </RowList>
    </Card>
  )
}
