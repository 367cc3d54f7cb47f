import { unitAmount } from '#domain/ledger/unit-words.ts'
import { Suspense, useState } from 'react'
import type * as v from 'valibot'
import type { queryChest } from '#api/calls/activities/chest.ts'
import { formatRate } from '#domain/money/format-figures.ts'
import { coursePaths } from '#paths/course.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { classes } from '#ui/classes.ts'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { lazyPart } from '#ui/layout/lazy-part.ts'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { DrawRows } from './DrawRows.tsx'
import styles from './ChestCards.module.css'
import { useSigning } from './use-chest.ts'

/** The records come when they are asked for. */
const AllDraws = lazyPart(() => import('./AllDraws.tsx'))

type Chest = v.InferOutput<typeof queryChest.payload>

interface Props {
  readonly activityId: string
  readonly chest: Chest
  /** True if the user takes part now. */
  readonly runs: boolean
}

/** Shows what a user has of draws, how more are had, what may come out of them, and what has. */
export function ChestCards({ activityId, chest, runs }: Props) {
  const { draws, prizes, lessons, last } = chest
  const [all, setAll] = useState(false)
  return (
    <>
      <Card title="开启次数">
        <p className={styles.draws}>
          {draws}
          <span className={styles.unit}>次</span>
        </p>
        <p className={styles.note}>次数来自签到和学习，不能购买，也与买入、持有无关</p>
      </Card>
      <SignIn activityId={activityId} chest={chest} runs={runs} />
      <RowCard title="学习得次数">
        <Row
          title="学完一课并通过测验"
          note={`每课 1 次，已得 ${lessons} 次`}
          value="去学习"
          href={coursePaths.courseHome.to({})}
        />
      </RowCard>
      <Card title="奖品与概率">
        <KeyValue
          items={prizes.map(({ title, chance, left }) => ({
            label: title,
            value: formatRate(chance),
            note:
              left === null
                ? undefined
                : left === 0
                  ? '已领完'
                  : `剩 ${unitAmount(left, 'plain')} 份`,
          }))}
        />
        <p className={styles.note}>某种奖品领完后，开出它时改发小一档的奖品</p>
      </Card>
      <Card
        title="最近开出"
        extra={
          last.length === 0 ? undefined : (
            <Button kind="text" size="small" onClick={() => setAll(true)}>
              全部记录
            </Button>
          )
        }
        flush
      >
        <UnreadableNotice of={[last]} />
        {last.length === 0 ? (
          <p className={styles.empty}>还没有开启过</p>
        ) : (
          <DrawRows label="最近开出" draws={last} />
        )}
      </Card>
      <Sheet open={all} onClose={() => setAll(false)} title="开出记录" flush>
        <Suspense fallback={<Skeleton shape="rows" />}>
          <AllDraws />
        </Suspense>
      </Sheet>
    </>
  )
}

/** The days of the run, and signing in for today. */
function SignIn({ activityId, chest: { signIn }, runs }: Props) {
  const { day, days, of, isSigned } = signIn
  const { busy, sign } = useSigning(activityId, day)
  return (
    <Card title={`连续签到 ${of} 天得 1 次`}>
      <ol className={styles.days} aria-label={`已连续签到 ${days} 天，共 ${of} 天`}>
        {Array.from({ length: of }, (_, at) => at + 1).map((number) => (
          <li key={number} className={classes(styles.day, number <= days && styles.signed)}>
            {number}
          </li>
        ))}
      </ol>
      <p className={styles.note}>
        与金币商城的签到是同一次，同时得金币。漏签一天从头开始，第 {of} 天之后重新计
      </p>
      {isSigned ? (
        <p className={styles.note}>今天已签到</p>
      ) : (
        <Button
          kind="secondary"
          block
          track="campaignSignIn"
          busy={busy}
          missing={runs ? null : { reason: '参加活动后可以签到' }}
          onClick={sign}
        >
          签到
        </Button>
      )}
    </Card>
  )
}
