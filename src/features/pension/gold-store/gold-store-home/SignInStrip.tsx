import { unitAmount } from '#domain/ledger/unit-words.ts'
import { useClaim } from '#shared/engines/reward/use-claim.ts'
import { useCoinTasks } from '#shared/engines/reward/use-coin-tasks.ts'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Spoken } from '#ui/text/Spoken.tsx'
import styles from './SignInStrip.module.css'

type DayState = 'claimed' | 'today' | 'ahead'
const SPOKEN: Readonly<Record<DayState, string>> = {
  claimed: '已签到',
  today: '今天',
  ahead: '待签到',
}

/** Signing in on seven days, the coins of each, and today's. Nothing where it cannot be loaded. */
export function SignInStrip() {
  const { data } = useCoinTasks()
  const { claimTask } = useClaim()
  if (data === undefined) return null
  const { coins, claimed, today, taskId } = data.signIn
  const sum = coins.reduce((all, it) => all + it, 0)
  const stateOf = (index: number): DayState =>
    index < claimed ? 'claimed' : index === claimed && today === 'open' ? 'today' : 'ahead'
  return (
    <Card
      title="每日签到"
      extra={
        claimed === 0
          ? `${coins.length} 天共 ${unitAmount(sum, 'plain')} 金币`
          : `已连续 ${claimed} 天`
      }
    >
      <ol className={styles.days}>
        {coins.map((amount, index) => {
          const state = stateOf(index)
          return (
            <li key={`${index + 1}`} className={styles.day} data-state={state}>
              <span className={styles.coins}>{`+${amount}`}</span>
              <span className={styles.label}>
                <Spoken>第 </Spoken>
                {`${index + 1}天`}
                <Spoken>{`，${SPOKEN[state]}`}</Spoken>
              </span>
            </li>
          )
        })}
      </ol>
      <Button block disabled={today === 'claimed'} onClick={() => claimTask(taskId)}>
        {today === 'claimed' ? '今天已签到' : '签到'}
      </Button>
      <p className={styles.note}>
        一次签到同时得金币、浇树的水滴和百宝箱的天数；中断后从第 1 天重新开始
      </p>
    </Card>
  )
}
