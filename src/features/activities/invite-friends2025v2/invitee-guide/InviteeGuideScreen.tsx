import { useNavigate } from 'react-router-dom'
import { activityPaths } from '#paths/activities/activity.ts'
import { inviteFriends2025v2Paths } from '#paths/activities/invite-friends2025v2.ts'
import { EDITIONS } from '#shared/views/invite/editions.ts'
import { useInviteeHome } from '#shared/views/invite/use-invitation.ts'
import { useNameState } from '#shared/engines/person/use-name-state.ts'
import { FailedLine } from '#templates/FailedLine.tsx'
import { prefetchSlot, SlotTemplate } from '#templates/SlotTemplate.tsx'
import { Button } from '#ui/base/Button.tsx'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { SkeletonBlock } from '#ui/layout/Skeleton.tsx'
import { Timeline } from '#ui/lists/Timeline.tsx'

export const prefetch = prefetchSlot('invite:guide')

/** The way of a friend in four steps, those done ticked, and what is asked most. */
export default function InviteeGuideScreen() {
  return (
    <SlotTemplate
      slot="invite:guide"
      path={inviteFriends2025v2Paths.inviteeGuide.to()}
      above={<OwnSteps />}
      below={<Onward />}
    />
  )
}

const STEPS = [
  { key: 'accept', label: '接受邀请', note: '注册手机号，约 1 分钟' },
  { key: 'verify', label: '实名认证', note: '身份证与银行卡，约 3 分钟' },
  { key: 'watch', label: '看收益挑战', note: '7 天模拟，了解货币基金怎样产生收益' },
  { key: 'collect', label: '领取奖励', note: '挑战结束后 7 天内实名并领取' },
] as const

function OwnSteps() {
  const query = useInviteeHome(EDITIONS.of2026.campaignId)
  const own = query.data?.own ?? null
  const wasVerified = own !== null && own.times.verified !== null
  const { name } = useNameState(wasVerified)
  if (query.data === undefined)
    return query.error === null ? (
      <SkeletonBlock tall />
    ) : (
      <FailedLine what="您的进度" onRetry={query.refetch} />
    )
  const state = query.data.challenge?.state ?? null
  const isRejected = name === 'rejected'
  const done: Record<(typeof STEPS)[number]['key'], boolean> = {
    accept: own !== null,
    verify: wasVerified && !isRejected,
    watch: state !== null && state !== 'running',
    collect: state === 'paid',
  }
  const next = STEPS.find(({ key }) => !done[key])?.key
  return (
    <Card title="四步完成">
      <Timeline
        steps={STEPS.map(({ key, label, note }) => ({
          key,
          label,
          note: key === 'verify' && isRejected ? '身份证件未通过审核，请重新上传' : note,
          state: done[key] ? 'done' : key === next ? 'now' : 'pending',
        }))}
      />
    </Card>
  )
}

function Onward() {
  const navigate = useNavigate()
  return (
    <BottomBar>
      <Button size="large" block onClick={() => void navigate(activityPaths.authGuide.to())}>
        看开户需要什么
      </Button>
    </BottomBar>
  )
}
