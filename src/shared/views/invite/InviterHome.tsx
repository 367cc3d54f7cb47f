import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { queryInviteHome } from '#api/calls/activities/invite.ts'
import { useCurrent } from '#api/use-current.ts'
import { monthDay } from '#domain/campaign/campaign-words.ts'
import { STOP_WORDS } from '#domain/invite/rewards.ts'
import { useRealName } from '#shared/engines/person/use-real-name.ts'
import { sharePage } from '#shared/parts/sharing/share-page.ts'
import { FailedLine } from '#templates/FailedLine.tsx'
import { publicAddress } from '#platform/public-address.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Button } from '#ui/base/Button.tsx'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { SkeletonBlock } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { copyText } from '#ui/text/CopyLine.tsx'
import { RUNNING_EDITION, type InviteEdition } from './editions.ts'
import { InviteHead } from './InviteHead.tsx'
import { InviteRules } from './InviteRules.tsx'
import { InviteSums } from './InviteSums.tsx'
import { gainText, namesRewards, type InviteCampaign, type InviteHome } from './invite-words.ts'
import { POSTER_LINES, SHARE_TITLE } from './poster-words.ts'
import { PosterSheet } from './PosterSheet.tsx'
import { RecordRow } from './RecordRow.tsx'

/** Returns what is asked for a home, by who invites and by what else is on their page. */
const useInviteHome = ({ campaignId }: Pick<InviteEdition, 'campaignId'>) =>
  useCurrent(queryInviteHome, { campaignId })

interface Props {
  readonly edition: InviteEdition
  /** Cards of the edition's own, below the sums. */
  readonly children?: (home: InviteHome) => React.ReactNode
}

/**
 * The head of an inviter's page: what both sides get, how far friends are, and how to invite. Code above the operators' document,
 * because its sums, records and acts are the user's own.
 */
export function InviterHome({ edition, children }: Props) {
  const query = useInviteHome(edition)
  const { data } = query
  if (data === undefined)
    return query.error === null ? (
      <SkeletonBlock tall />
    ) : (
      <FailedLine what="邀请活动" onRetry={query.refetch} />
    )
  return <Home edition={edition} home={data} own={children} />
}

function stateNote(
  { state, startTime, endTime, paysUntil }: InviteCampaign,
  serverTime: string,
): string {
  switch (state) {
    case 'notBegun':
      return `${monthDay(startTime, serverTime)}开始`
    case 'running':
      return `进行中，${monthDay(endTime, serverTime)}结束`
    case 'ended':
      return serverTime < paysUntil
        ? `活动已结束，奖励发放至 ${monthDay(paysUntil, serverTime)}`
        : '活动已结束，全部奖励已处理'
  }
}

interface HomeProps {
  readonly edition: InviteEdition
  readonly home: InviteHome
  readonly own: Props['children']
}

function Home({ edition, home, own }: HomeProps) {
  const { campaign, sums, recent, stopped } = home
  const over = campaign.state === 'ended'
  const named = namesRewards()
  return (
    <>
      <InviteHead
        title={campaign.title}
        note={stateNote(campaign, home.serverTime)}
        gains={[
          { side: '您', text: named ? gainText(campaign, 'inviter') : '' },
          { side: '好友', text: gainText(campaign, 'friend') },
        ]}
      />
      {stopped === null || over || !named ? null : (
        <Banner tone="warning">{STOP_WORDS[stopped]}</Banner>
      )}
      <Card title={over ? '我的结果' : '我的邀请'}>
        <InviteSums sums={sums} />
      </Card>
      {own?.(home)}
      <Card title="最近邀请" flush>
        <UnreadableNotice of={[recent]} />
        {recent.length === 0 ? (
          <EmptyState
            kind="empty"
            title={over ? '您没有参加这期活动' : '还没有好友接受邀请'}
            note={over ? undefined : '发送链接或海报，好友注册后显示在这里'}
          />
        ) : (
          <RowList label="最近邀请">
            {recent.map((it) => (
              <RecordRow key={it.recordId} record={it} over={over} />
            ))}
          </RowList>
        )}
        <Row title="全部邀请记录" href={edition.records()} />
      </Card>
      <InviteRules campaign={campaign} />
      {campaign.state === 'running' && home.verified ? (
        <LinkRows edition={edition} home={home} />
      ) : null}
    </>
  )
}

const linkOf = (edition: InviteEdition, { inviteCode, campaign }: InviteHome): string =>
  edition.invitee({ inviteCode, inviteCampaign: campaign.campaignId })

function LinkRows({ edition, home }: Omit<HomeProps, 'own'>) {
  const link = publicAddress(linkOf(edition, home))
  return (
    <Card flush>
      <Row title="邀请码" value={home.inviteCode} />
      <Row title="复制邀请链接" onClick={() => void copyText('邀请链接', link)} />
    </Card>
  )
}

/**
 * The foot of an inviter's page: how to invite. Who is not verified is led there, and from a campaign
 * that is over to another.
 */
export function InviterBar({ edition }: { readonly edition: InviteEdition }) {
  const { data } = useInviteHome(edition)
  return data === undefined ? null : <InviteBar edition={edition} home={data} />
}

function InviteBar({ edition, home }: Omit<HomeProps, 'own'>) {
  const verify = useRealName()
  const navigate = useNavigate()
  const [poster, setPoster] = useState(false)
  const { campaign, verified } = home
  const path = linkOf(edition, home)
  if (campaign.state !== 'running')
    return (
      <BottomBar>
        <Button size="large" block onClick={() => void navigate(RUNNING_EDITION.home)}>
          现在的活动
        </Button>
      </BottomBar>
    )
  if (!verified)
    return (
      <BottomBar note="实名认证后可以邀请好友">
        <Button size="large" block onClick={async () => void (await verify())}>
          去实名认证
        </Button>
      </BottomBar>
    )
  const text = gainText(campaign, 'friend')
  return (
    <>
      <BottomBar note="发送链接本身不获得奖励">
        <Button
          kind="secondary"
          size="large"
          block
          track="invitePoster"
          onClick={() => setPoster(true)}
        >
          海报
        </Button>
        <Button
          size="large"
          block
          track="invite"
          onClick={() => sharePage(SHARE_TITLE, path, { text, sums: 'offered' })}
        >
          邀请好友
        </Button>
      </BottomBar>
      <PosterSheet
        open={poster}
        onClose={() => setPoster(false)}
        title={SHARE_TITLE}
        lines={POSTER_LINES}
        path={path}
      />
    </>
  )
}
