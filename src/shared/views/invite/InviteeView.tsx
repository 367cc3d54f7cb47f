import { useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type * as v from 'valibot'
import type { openInvite, queryInviteeHome } from '#api/calls/activities/invite.ts'
import { brand } from '#domain/brand.ts'
import { BIND_REFUSAL_WORDS } from '#domain/invite/binding.ts'
import { stageOf, STAGE_NAMES, STAGES } from '#domain/invite/stages.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import { newInviteFriendPaths } from '#paths/activities/new-invite-friend.ts'
import { newUserPaths } from '#paths/activities/new-user.ts'
import { requestConsent } from '#platform/consent.ts'
import { useNameState } from '#shared/engines/person/use-name-state.ts'
import { FailedLine } from '#templates/FailedLine.tsx'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { RiskLine } from '#templates/RiskLine.tsx'
import { Button } from '#ui/base/Button.tsx'
import { CheckLine } from '#ui/fields/CheckLine.tsx'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { Timeline } from '#ui/lists/Timeline.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { gainText } from './invite-words.ts'
import { InviteHead } from './InviteHead.tsx'
import { InviteRules } from './InviteRules.tsx'
import {
  useAccepting,
  useInviteeHome,
  useOpenedInvite,
  type InvitationLink,
  type OpenedInvite,
} from './use-invitation.ts'

export type InviteeHome = v.InferOutput<typeof queryInviteeHome.payload>
type Opened = v.InferOutput<typeof openInvite.payload>

interface Props {
  readonly link: InvitationLink
  /** Returns what the edition shows of its own, below the head. */
  readonly children?: (home: InviteeHome) => ReactNode
}

/** The page of a friend: who invites, what a newcomer finds, and how an invitation is accepted. */
export function InviteeView({ link, children }: Props) {
  const query = useInviteeHome(link.campaignId)
  const opened = useOpenedInvite(link)
  return (
    <>
      <DetailTemplate query={query} footNote={<RiskLine />}>
        {(home) => (
          <>
            <InviteHead
              title={inviterText(home, opened.data)}
              note={`${brand.company}，${brand.facts[0]}`}
              gains={[{ side: '新客户', text: gainText(home.campaign, 'friend') }]}
            />
            {opened.opening ? (
              <div aria-busy="true" hidden />
            ) : opened.error === null ? (
              <Standing home={home} opened={opened.data} waits={opened.waits} />
            ) : (
              <InvalidLink onRetry={opened.refetch} refused={opened.error.name === 'CallRefused'} />
            )}
            {children?.(home)}
            <Card title="三步开始">
              <Timeline steps={stepsOf(home)} />
            </Card>
            <Card title="为什么可以放心">
              <BulletList items={brand.facts} />
            </Card>
            <InviteRules campaign={home.campaign} />
          </>
        )}
      </DetailTemplate>
      {query.data === undefined ? null : (
        <InviteeBar home={query.data} link={link} opening={opened} />
      )}
    </>
  )
}

function inviterText({ own }: InviteeHome, opened: Opened | undefined): string {
  const name = own?.inviterName ?? opened?.inviterName ?? ''
  return name === '' ? `欢迎来到${brand.company}` : `${name} 邀请您一起学着打理闲钱`
}

/** An account can be opened whatever has become of the link. */
function InvalidLink({
  onRetry,
  refused,
}: {
  readonly onRetry: () => Promise<unknown>
  readonly refused: boolean
}) {
  return refused ? (
    <Banner tone="warning">邀请链接无效或已过期，您可以按新客户开户，或请好友重新发送</Banner>
  ) : (
    <FailedLine what="邀请" onRetry={onRetry} />
  )
}

/**
 * Shows why the invitation does not bind the visitor, or that another came first, in one sentence.
 */
function Standing({
  home,
  opened,
  waits,
}: {
  readonly home: InviteeHome
  readonly opened: Opened | undefined
  readonly waits: boolean
}) {
  const { own, refusal } = home
  if (own !== null)
    return (
      <Banner tone="info">{`您已接受 ${own.inviterName} 的邀请，${formatDateTime(own.countsUntil, { seconds: false })} 前完成的步骤计入`}</Banner>
    )
  const why = opened?.refusal ?? refusal
  if (why !== null) return <Banner tone="warning">{BIND_REFUSAL_WORDS[why]}</Banner>
  if (waits) return <Banner tone="info">同意个人信息保护提示后，可以看到是谁邀请了您</Banner>
  if (opened?.earlier === true)
    return (
      <Banner tone="info">{`您先打开了 ${opened.inviterName} 的邀请，以最先打开的为准`}</Banner>
    )
  return null
}

function stepsOf({ own }: InviteeHome) {
  const times = own?.times
  const current = times === undefined ? null : stageOf(times)
  const done = current === null ? 0 : STAGES.indexOf(current) + 1
  return STAGES.slice(0, 3).map((key, at) => ({
    key,
    label: STAGE_NAMES[key],
    note: NOTES[key],
    state: at < done ? ('done' as const) : at === done ? ('now' as const) : ('pending' as const),
  }))
}

const NOTES: Record<(typeof STAGES)[number], string> = {
  registered: '手机号验证码，约 1 分钟',
  verified: '身份证与银行卡，约 3 分钟',
  purchased: '先做风险测评，选与您匹配的基金，10 元起',
  held: '',
}

interface BarProps {
  readonly home: InviteeHome
  readonly link: InvitationLink
  readonly opening: OpenedInvite
}

/** The next step of a friend who has accepted. */
function Bound({ own }: { readonly own: NonNullable<InviteeHome['own']> }) {
  const navigate = useNavigate()
  const { next, pending } = useNameState(own.times.verified !== null)
  const zone = () => void navigate(newInviteFriendPaths.inviteFriendPrefecture.to())
  return (
    <BottomBar>
      <Button size="large" block busy={pending} onClick={next?.onClick ?? zone}>
        {next?.text ?? '去好友专区'}
      </Button>
    </BottomBar>
  )
}

/** Accepting, or the next step of who has. */
function InviteeBar({ home, link, opening }: BarProps) {
  const opened = opening.data
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [showName, setShowName] = useState(false)
  const { accept, busy } = useAccepting({
    link,
    ticket: opened?.inviteTicket,
    showName,
    here: `${pathname}${search}`,
  })
  const { own } = home
  if (own !== null) return <Bound own={own} />
  const refusal = opened?.refusal ?? home.refusal
  // The act depends on the invitation.
  if (opening.opening && refusal === null) return null
  if (opening.waits && refusal === null)
    return (
      <BottomBar>
        <Button size="large" block onClick={async () => void (await requestConsent())}>
          查看邀请
        </Button>
      </BottomBar>
    )
  if (opened === undefined || refusal !== null)
    return (
      <BottomBar>
        <Button size="large" block onClick={() => void navigate(newUserPaths.home.to())}>
          {refusal === 'customer' || refusal === 'own' ? '看看新人专区' : '以新客户开户'}
        </Button>
      </BottomBar>
    )
  return (
    <BottomBar
      note={
        <CheckLine checked={showName} onChange={setShowName}>
          同意邀请人看到我的脱敏姓名（可在好友专区撤回）
        </CheckLine>
      }
    >
      <Button size="large" block track="acceptInvite" busy={busy} onClick={accept}>
        接受邀请
      </Button>
    </BottomBar>
  )
}
