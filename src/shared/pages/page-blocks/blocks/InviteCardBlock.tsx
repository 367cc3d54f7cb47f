import { inviteCard } from '#domain/page/blocks/campaign-blocks.ts'
import { EDITIONS } from '#shared/views/invite/editions.ts'
import { gainText, namesRewards } from '#shared/views/invite/invite-words.ts'
import { useInviteeHome } from '#shared/views/invite/use-invitation.ts'
import { BlockFailed } from '#shared/pages/page-blocks/BlockFailed.tsx'
import { blockView } from '#shared/pages/page-blocks/block-view.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'

/** A campaign of invitations, with what both sides get; nothing of one that does not run. */
export const InviteCard = blockView(inviteCard, ({ title, campaign }) => {
  const { campaignId, home } = EDITIONS[campaign]
  const { data, error, refetch } = useInviteeHome(campaignId)
  if (data === undefined)
    return (
      <Card flush>
        {error === null ? <Skeleton lines={2} /> : <BlockFailed onRetry={refetch} />}
      </Card>
    )
  const { campaign: terms } = data
  if (terms.state !== 'running') return null
  const side = namesRewards() ? 'inviter' : 'friend'
  return (
    <Card flush>
      <Row title={title === '' ? terms.title : title} note={gainText(terms, side)} href={home} />
    </Card>
  )
})
