import { useNavigate } from 'react-router-dom'
import type * as v from 'valibot'
import type { queryMilestones } from '#api/calls/coupons/newcomer.ts'
import { monthDay } from '#domain/campaign/campaign-words.ts'
import { daysLeft, LESSONS, type Milestone } from '#domain/campaign/newcomer-milestones.ts'
import { activityCenterPaths } from '#paths/activities/activity-center.ts'
import { couponCenterPaths } from '#paths/activities/coupon-center.ts'
import { coursePaths } from '#paths/course.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { newUserPaths } from '#paths/activities/new-user.ts'
import { useSignedIn } from '#shared/engines/person/use-signed-in.ts'
import { useShell } from '#templates/shell-context.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { FactLine } from '#ui/text/FactLine.tsx'
import { Tag } from '#ui/text/Tag.tsx'
import { useMilestoneClaim } from './use-milestone-claim.ts'

type Data = v.InferOutput<typeof queryMilestones.payload>
type Item = Data['milestones'][number]

const TITLES: Record<Milestone, string> = {
  verified: '实名认证并完成风险测评',
  firstBuy: '完成首次买入',
  lessons: `读完 ${LESSONS} 节课程`,
}

/** The place where each is done; the first by the steps of newcomers. */
const PLACES: Record<Milestone, string> = {
  verified: newUserPaths.home.to(),
  firstBuy: fundPortalPaths.buyFundList.to(),
  lessons: coursePaths.courseHome.to(),
}

/** The milestones, each with its reward, its days and its one act. */
export function Milestones({ data }: { readonly data: Data }) {
  const { milestones, serverTime } = data
  const left = milestones.some(({ state }) => state === 'open' || state === 'earned')
  return (
    <>
      <Card title={left ? '三个里程碑' : '里程碑已全部结束'} flush>
        <UnreadableNotice of={[milestones]} />
        <RowList label="里程碑">
          {milestones.map((item) => (
            <MilestoneRow key={item.milestone} item={item} now={serverTime} />
          ))}
        </RowList>
      </Card>
      <Card flush>
        {left ? (
          <Row title="新人专区" note="新人礼与新人券" href={newUserPaths.home.to()} />
        ) : (
          <Row title="看看其他活动" href={activityCenterPaths.activityCenterHome.to()} />
        )}
      </Card>
    </>
  )
}

function factsOf({ state, lastDay, done, of, reward }: Item, now: string) {
  const progress = of > 1 && lastDay !== null ? `${done}/${of}` : null
  const days =
    lastDay !== null && state === 'open'
      ? `剩 ${daysLeft(lastDay, now)} 天，${monthDay(lastDay, now)}截止`
      : null
  return [progress, `奖励 ${reward}`, days]
}

function MilestoneRow({ item, now }: { readonly item: Item; readonly now: string }) {
  const { milestone, cardId } = item
  const opens =
    cardId === null ? {} : { href: couponCenterPaths.couponDetail.to({ cardId }), arrow: false }
  return (
    <Row
      title={TITLES[milestone]}
      note={<FactLine facts={factsOf(item, now)} />}
      value={<MilestoneAct item={item} />}
      {...opens}
    />
  )
}

function MilestoneAct({ item: { milestone, state } }: { readonly item: Item }) {
  const shell = useShell()
  const navigate = useNavigate()
  const signedIn = useSignedIn()
  const claiming = useMilestoneClaim(milestone)
  switch (state) {
    case 'claimed':
      return <Tag tone="brand">已领取</Tag>
    case 'missed':
      return <Tag>已过期</Tag>
    case 'earned':
      return (
        <Button
          size="small"
          track="claimMilestone"
          busy={claiming.at === 'sending'}
          onClick={() => claiming.start()}
        >
          领取
        </Button>
      )
    case 'open':
      return (
        <Button
          size="small"
          kind="secondary"
          onClick={() => (signedIn ? void navigate(PLACES[milestone]) : void shell.login())}
        >
          {signedIn ? '去完成' : '登录'}
        </Button>
      )
  }
}
