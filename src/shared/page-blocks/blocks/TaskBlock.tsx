import { claimGoldCoinsTask } from '#api/calls/activity.ts'
import { send } from '#api/client.ts'
import { task as taskType } from '#domain/page/blocks/plain-blocks.ts'
import { session } from '#session/session.ts'
import { BlockFailed } from '#shared/page-blocks/BlockFailed.tsx'
import { blockView } from '#shared/page-blocks/block-view.ts'
import { usePage } from '#shared/page-blocks/page-context.ts'
import { useCoinTasks, type CoinTask } from '#shared/page-blocks/use-coin-tasks.ts'
import { useReward } from '#shared/reward/use-reward.ts'
import { useForward } from '#templates/use-forward.ts'
import { useRealName } from '#shared/person/use-real-name.ts'
import { useShell } from '#templates/shell-context.ts'
import { Button } from '#ui/fields/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { toast } from '#ui/overlays/toast.ts'
import { Spoken } from '#ui/text/Spoken.tsx'
import styles from './TaskBlock.module.css'

/** Tasks that count for verified users alone (rules.md#tasks-and-rewards). */
const OF_VERIFIED: ReadonlySet<string> = new Set(['binding_card', 'risk_assessment'])

interface RowProps {
  readonly task: CoinTask
  /** Reads the tasks again. */
  readonly reload: () => Promise<unknown>
}

function TaskRow({ task, reload }: RowProps) {
  const { taskId, taskBizId, title, goldCount, state, forwardInfo } = task
  const { preview } = usePage()
  const verify = useRealName()
  const forward = useForward()
  const showReward = useReward()
  const claim = async () => {
    if (preview) return toast.show('预览中不会领取')
    const answer = await send(claimGoldCoinsTask, { taskId }).catch(() => null)
    if (answer === null) toast.show('没有收到领取结果，请以金币记录为准')
    else if (answer.ok) await showReward(taskId, answer.payload.reward)
    else toast.show(answer.retMsg)
    await reload()
  }
  const isBarred = session.authFlag === '0' && OF_VERIFIED.has(taskBizId)
  const go = isBarred ? async () => void (await verify()) : forward(forwardInfo)
  return (
    <div className={styles.task}>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.coins}>{`${goldCount} 金币`}</span>
      </span>
      {state === 'claimed' ? <span className={styles.done}>已领取</span> : null}
      {state === 'earned' ? (
        <Button size="small" onClick={claim}>
          领取
          <Spoken>{` ${title}`}</Spoken>
        </Button>
      ) : null}
      {state === 'open' && go !== null ? (
        <Button kind="secondary" size="small" onClick={go}>
          {isBarred ? '先开户' : '去完成'}
          <Spoken>{` ${title}`}</Spoken>
        </Button>
      ) : null}
      {state === 'open' && go === null ? <span className={styles.done}>待完成</span> : null}
    </div>
  )
}

/** Tasks that earn coins, in the page's order; what the provider no longer has is left out. */
export const Task = blockView(taskType, ({ title, taskIds }) => {
  const shell = useShell()
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
    <Card title={name} flush>
      <RowList label={name}>
        {tasks.map((it) => (
          <TaskRow key={it.taskId} task={it} reload={refetch} />
        ))}
      </RowList>
    </Card>
  )
})
