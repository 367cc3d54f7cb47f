import { session } from '#session/session.ts'
import { useRealName } from '#shared/engines/person/use-real-name.ts'
import { useForward } from '#templates/use-forward.ts'
import { Button } from '#ui/base/Button.tsx'
import { toast } from '#ui/base/toast.ts'
import { Spoken } from '#ui/text/Spoken.tsx'
import styles from './TaskRow.module.css'
import { useClaim } from './use-claim.ts'
import { mayReward } from '#domain/publicity/messaging.ts'
import { taskReward } from '#domain/reward/reward-target.ts'
import { nameVerified } from '#domain/person/real-name.ts'
import type { CoinTask } from './use-coin-tasks.ts'

/** Tasks that count for verified users alone (rules.md#tasks-and-rewards). */
const OF_VERIFIED: ReadonlySet<string> = new Set(['binding_card', 'risk_assessment'])

interface Props {
  readonly task: CoinTask
  /** In the editor of pages, where nothing is claimed. */
  readonly preview?: boolean
}

/** A task with what it brings: to be done, to be claimed, or claimed; none that may bring nothing. */
export function TaskRow({ task, preview = false }: Props) {
  const { taskId, taskBizId, title, goldCount, state, forwardInfo } = task
  const verify = useRealName()
  const forward = useForward()
  const { claimTask } = useClaim()
  const claim = async () => {
    if (preview) return toast.show('预览中不会领取')
    await claimTask(taskId)
  }
  const isBarred = nameVerified(session) === false && OF_VERIFIED.has(taskBizId)
  const go = isBarred ? async () => void (await verify()) : forward(forwardInfo)
  if (!mayReward(taskBizId)) return null
  return (
    <div className={styles.task}>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.coins}>{taskReward(goldCount)}</span>
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
