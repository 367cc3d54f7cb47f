import { useNavigate } from 'react-router-dom'
import { newUserPaths } from '#paths/activities/new-user.ts'
import { wxInviteFriendPaths } from '#paths/activities/wx-invite-friend.ts'
import { EDITIONS } from '#shared/views/invite/editions.ts'
import { InviteHead } from '#shared/views/invite/InviteHead.tsx'
import { gainText } from '#shared/views/invite/invite-words.ts'
import { useInviteeHome } from '#shared/views/invite/use-invitation.ts'
import { FailedLine } from '#templates/FailedLine.tsx'
import { prefetchSlot, SlotTemplate } from '#templates/SlotTemplate.tsx'
import { Button } from '#ui/base/Button.tsx'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { SkeletonBlock } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'

const edition = EDITIONS.plain

export const prefetch = prefetchSlot(edition.slot)

/** Shows what friends find here, without a reward for who sends it. */
export default function WxActivityHomeScreen() {
  return <SlotTemplate slot={edition.slot} path={edition.home} above={<Gains />} below={<Ways />} />
}

function Gains() {
  const query = useInviteeHome(edition.campaignId)
  if (query.data === undefined)
    return query.error === null ? (
      <SkeletonBlock tall />
    ) : (
      <FailedLine what="新客户能得到什么" onRetry={query.refetch} />
    )
  return (
    <InviteHead
      title="推荐给正在学理财的朋友"
      note="推荐人不获得奖励"
      gains={[{ side: '新客户', text: gainText(query.data.campaign, 'friend') }]}
    />
  )
}

function Ways() {
  const navigate = useNavigate()
  return (
    <>
      <Card flush>
        <Row
          title="看懂货币基金"
          note="七日年化、万份收益、到账时间"
          href={wxInviteFriendPaths.wxFinancialExplain.to()}
        />
        <Row title="新人专区" note="开户步骤与新人券" href={newUserPaths.home.to()} />
      </Card>
      <BottomBar note="发送链接本身不获得奖励">
        <Button
          size="large"
          block
          onClick={() => void navigate(wxInviteFriendPaths.wxInviteShare.to())}
        >
          分享给朋友
        </Button>
      </BottomBar>
    </>
  )
}
