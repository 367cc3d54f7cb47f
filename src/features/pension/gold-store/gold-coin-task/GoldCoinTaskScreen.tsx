import { isEmptyList } from '#api/rows.ts'
import { taskGroups } from '#domain/reward/task-groups.ts'
import { TaskRow } from '#shared/engines/reward/TaskRow.tsx'
import { useClaim } from '#shared/engines/reward/use-claim.ts'
import { useCoinTasks, type CoinTask } from '#shared/engines/reward/use-coin-tasks.ts'
import { BalanceHead } from '#shared/parts/ledger/BalanceHead.tsx'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Spoken } from '#ui/text/Spoken.tsx'
import { COIN_NOTE } from '../parts/exchange-words.ts'

const TITLES: Readonly<Record<string, string>> = {
  newcomer: '新手任务',
  daily: '每日任务',
  growth: '成长任务',
}

/** Shows what coins are earned by; all that is done in a category is claimed at once. */
export default function GoldCoinTaskScreen() {
  const query = useCoinTasks()
  return (
    <DetailTemplate
      query={query}
      skeleton="list"
      isEmpty={({ tasks }) => isEmptyList(tasks)}
      empty={<EmptyState kind="empty" title="暂时没有任务" note="您可以明天再来看看" />}
      footNote={COIN_NOTE}
    >
      {({ goldBalance, tasks }) => (
        <>
          <BalanceHead unit="COIN" balance={goldBalance} ending={null} />
          <UnreadableNotice of={[tasks]} />
          {taskGroups(tasks).map((group) => (
            <Group key={group.category} {...group} />
          ))}
        </>
      )}
    </DetailTemplate>
  )
}

interface GroupProps {
  readonly category: string
  readonly tasks: readonly CoinTask[]
  /** Those that can be claimed. */
  readonly earned: readonly CoinTask[]
}

function Group({ category, tasks, earned }: GroupProps) {
  const { claimCategory } = useClaim()
  const title = TITLES[category] ?? '其他任务'
  const done = tasks.filter(({ state }) => state === 'claimed').length
  return (
    <Card
      flush
      title={title}
      extra={
        earned.length > 1 ? (
          <Button
            kind="text"
            size="small"
            onClick={() =>
              claimCategory(
                category,
                earned.map(({ taskId }) => taskId),
              )
            }
          >
            一键领取
            <Spoken>{title}</Spoken>
          </Button>
        ) : (
          `已领取 ${done}，共 ${tasks.length}`
        )
      }
    >
      <RowList label={title}>
        {tasks.map((task) => (
          <TaskRow key={task.taskId} task={task} />
        ))}
      </RowList>
    </Card>
  )
}
