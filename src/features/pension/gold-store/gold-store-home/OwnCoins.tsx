import { useSnapshot } from 'valtio'
import { listGoldRecords } from '#api/calls/gold/mall.ts'
import { activityPaths } from '#paths/activities/activity.ts'
import { goldStorePaths } from '#paths/pension/gold-store.ts'
import { goldTreePaths } from '#paths/pension/gold-tree.ts'
import { session } from '#session/session.ts'
import { BalanceHead } from '#shared/parts/ledger/BalanceHead.tsx'
import { afterOthers } from '#templates/combine-queries.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { useCoinTasks } from '#shared/engines/reward/use-coin-tasks.ts'
import { useShell } from '#templates/shell-context.ts'
import { useEndlessList } from '#templates/use-endless-list.ts'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { SignInStrip } from './SignInStrip.tsx'
import styles from './OwnCoins.module.css'

/** The user's coins with what can be done about them; signed out, a way in. */
export function OwnCoins() {
  const { ready, openId } = useSnapshot(session)
  const shell = useShell()
  if (!ready) return <Waiting />
  if (openId !== '') return <Coins />
  return (
    <Card title="金币余额">
      <p className={styles.note}>登录后查看金币，签到领取</p>
      <Button block onClick={async () => void (await shell.login())}>
        登录
      </Button>
    </Card>
  )
}

const WAYS = [
  { text: '赚金币', href: goldStorePaths.goldCoinTask.to() },
  { text: '金币明细', href: goldStorePaths.goldVaryRecords.to() },
  { text: '黄金树', href: goldTreePaths.goldTreeHome.to() },
  // Of a partner: a page between says so before the site is left.
  { text: '合作商城', href: activityPaths.duiba.to() },
] as const

const Waiting = () => (
  <Card>
    <Skeleton lines={3} />
  </Card>
)

function Coins() {
  const list = useEndlessList(listGoldRecords, {})
  const tasks = useCoinTasks()
  return (
    <>
      <Loaded query={afterOthers({ ...list, data: list.first }, [tasks])} skeleton={<Waiting />}>
        {({ balance, ending }) => (
          <>
            <BalanceHead unit="COIN" balance={balance} ending={ending}>
              <ul className={styles.ways} aria-label="金币服务">
                {WAYS.map(({ text, href }) => (
                  <li key={text}>
                    <a className={styles.way} href={href}>
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            </BalanceHead>
            <SignInStrip />
          </>
        )}
      </Loaded>
      {list.first === undefined && list.error !== null ? <SignInStrip /> : null}
    </>
  )
}
