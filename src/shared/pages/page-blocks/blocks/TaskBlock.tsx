import { task as taskType } from '#domain/page/blocks/plain-blocks.ts'
import { BlockFailed } from '#shared/pages/page-blocks/BlockFailed.tsx'
import { blockView } from '#shared/pages/page-blocks/block-view.ts'
import { usePage } from '#shared/pages/page-blocks/page-context.ts'
import { TaskRow } from '#shared/engines/reward/TaskRow.tsx'
import { useCoinTasks } from '#shared/engines/reward/use-coin-tasks.ts'
import { useShell } from '#templates/shell-context.ts'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import styles from './TaskBlock.module.css'

/** Tasks that earn coins, in the page's order; what the provider no longer has is left out. */
export const Task = blockView(taskType, ({ title, taskIds }) => {
  const shell = useShell()
  const { preview } = usePage()
  const { data, error, refetch, isSignedIn } = useCoinTasks()
  const name = title === '' ? '做任务，领金币' : title
  if (!isSignedIn) {
    return (
      <Card title={name}>
        <div className={styles.signIn}>
          <span>{`登录后查看 ${taskIds.length} 项任务的进度，领取金币`}</span>
          <Button kind="secondary" size="small" onClick={async () => void (await shell.login())}>
            登录
          </Button>
        </div>
      </Card>
    )
  }
  if (data === undefined) {
    return (
      <Card title={name}>
        {error === null ? (
          <Skeleton lines={taskIds.length * 2} />
        ) : (
          <BlockFailed onRetry={refetch} />
        )}
      </Card>
    )
  }
  const tasks = taskIds.flatMap((id) => data.tasks.find(({ taskBizId }) => taskBizId === id) ?? [])
  if (tasks.length === 0) return null
  return (
    <RowCard title={name}>
      {tasks.map((it) => (
        <TaskRow key={it.taskId} task={it} preview={preview} />
      ))}
    </RowCard>
  )
})
