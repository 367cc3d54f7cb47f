import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { setInviteConsent } from '#api/calls/activities/invite.ts'
import { rereadAll } from '#api/reread.ts'
import { daysBetween } from '#domain/calendar/calendar-date.ts'
import { stageOf, STAGE_NAMES } from '#domain/invite/stages.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import { couponCenterPaths } from '#paths/activities/coupon-center.ts'
import { newUserPaths } from '#paths/activities/new-user.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { RUNNING_EDITION } from '#shared/views/invite/editions.ts'
import { InviteHead } from '#shared/views/invite/InviteHead.tsx'
import { rewardText } from '#shared/views/invite/invite-words.ts'
import type { InviteeHome } from '#shared/views/invite/InviteeView.tsx'
import { stageSteps } from '#shared/views/invite/stage-steps.ts'
import { useInviteeHome } from '#shared/views/invite/use-invitation.ts'
import { useNameState } from '#shared/engines/person/use-name-state.ts'
import { GENERAL, submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { FailedLine } from '#templates/FailedLine.tsx'
import { Button } from '#ui/base/Button.tsx'
import { CheckLine } from '#ui/fields/CheckLine.tsx'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { SkeletonBlock } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { Timeline } from '#ui/lists/Timeline.tsx'

type Own = NonNullable<InviteeHome['own']>

/**
 * Shows what a friend has reached and been given; who was not invited is led to the newcomers'
 * pages.
 */
export function FriendZone() {
  const navigate = useNavigate()
  const query = useInviteeHome(RUNNING_EDITION.campaignId)
  const { data } = query
  if (data === undefined)
    return query.error === null ? (
      <SkeletonBlock tall />
    ) : (
      <FailedLine what="好友专区" onRetry={query.refetch} />
    )
  if (data.own === null)
    return (
      <EmptyState
        kind="empty"
        title="您没有接受过好友的邀请"
        note="新客户的步骤与礼包在新人专区"
        actionText="去新人专区"
        onAction={() => void navigate(newUserPaths.home.to())}
      />
    )
  return <Zone own={data.own} now={data.serverTime} />
}

function headNote({ countsUntil, times }: Own, now: string): string {
  if (stageOf(times) === 'held') return '全部步骤已完成'
  if (now >= countsUntil) return '30 天已满，之后的步骤不再计入'
  const days = daysBetween(now.slice(0, 8), countsUntil.slice(0, 8))
  return `还剩 ${days} 天，${formatDateTime(countsUntil, { seconds: false })} 前完成的步骤计入`
}

function Zone({ own, now }: { readonly own: Own; readonly now: string }) {
  const { inviterName, times, rewards } = own
  return (
    <>
      <InviteHead title={`${inviterName} 邀请您加入`} note={headNote(own, now)} gains={[]} />
      <Card title="我的步骤">
        <Timeline steps={stageSteps(times)} />
      </Card>
      <RowCard title="我的奖励">
        {rewards.map((it) => (
          <Row
            key={`${it.stage} ${it.title}`}
            title={it.title}
            note={STAGE_NAMES[it.stage]}
            value={rewardText(it)}
          />
        ))}
        <Row title="我的卡券" href={couponCenterPaths.couponCenterHome.to()} />
      </RowCard>
      <Naming showName={own.showName} />
    </>
  )
}

const CONSENT = submissionCall(setInviteConsent, { notFound: GENERAL })

/** Shows whether who invited sees a masked name; taken back at any time. */
function Naming({ showName }: { readonly showName: boolean }) {
  const queries = useQueryClient()
  const saving = useSubmission({
    repeatable: true,
    call: () => CONSENT({ showName: showName ? '0' : '1' }),
    onDone: () => rereadAll(queries),
    words: {
      unknown: { at: 'toast', text: '没有保存成功，请再试一次' },
    },
  })
  return (
    <Card>
      <CheckLine checked={showName} onChange={() => void saving.start()}>
        邀请人可以看到我的脱敏姓名；不勾选时显示为“好友”加序号
      </CheckLine>
    </Card>
  )
}

/** The next step of a friend; nothing of who was not invited. */
export function ZoneBar() {
  const { data } = useInviteeHome(RUNNING_EDITION.campaignId)
  return data === undefined || data.own === null ? null : (
    <NextStep own={data.own} now={data.serverTime} />
  )
}

function NextStep({ own, now }: { readonly own: Own; readonly now: string }) {
  const navigate = useNavigate()
  const { name, next, pending } = useNameState(own.times.verified !== null)
  const [text, to] =
    own.times.purchased === null
      ? ['选一只匹配的基金', fundPortalPaths.buyFundList.to()]
      : ['看看新人专区', newUserPaths.home.to()]
  const late = name === 'none' && now >= own.countsUntil ? '完成实名认证' : undefined
  return (
    <BottomBar>
      <Button
        size="large"
        block
        busy={pending}
        onClick={next?.onClick ?? (() => void navigate(to))}
      >
        {late ?? next?.text ?? text}
      </Button>
    </BottomBar>
  )
}
