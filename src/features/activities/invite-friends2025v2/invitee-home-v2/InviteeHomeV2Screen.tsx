import { activityPaths } from '#paths/activities/activity.ts'
import { inviteFriends2025v2Paths } from '#paths/activities/invite-friends2025v2.ts'
import type { PathInput } from '#paths/path.ts'
import { showsFeature } from '#platform/display/shows-feature.ts'
import { EDITIONS } from '#shared/views/invite/editions.ts'
import { InviteeView } from '#shared/views/invite/InviteeView.tsx'
import { invitationLink } from '#shared/views/invite/use-invitation.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { IncomeChallenge } from './IncomeChallenge.tsx'

type Input = PathInput<typeof inviteFriends2025v2Paths.inviteeHomeV2>

/** The page of a friend of 2026, with the income challenge where compliance has released it. */
export default function InviteeHomeV2Screen({ input }: { readonly input: Input }) {
  const link = invitationLink(input, EDITIONS.of2026.campaignId)
  return (
    <InviteeView link={link}>
      {(home) => (
        <>
          {home.challenge !== null && showsFeature('experience') ? (
            <IncomeChallenge home={home} challenge={home.challenge} />
          ) : (
            <Card flush>
              <Row title="新人礼" note="券、金币与课程" href={activityPaths.oneKeyGift.to()} />
            </Card>
          )}
          <Card flush>
            <Row
              title="好友指南"
              note="四步与常见问题"
              href={inviteFriends2025v2Paths.inviteeGuide.to()}
            />
          </Card>
        </>
      )}
    </InviteeView>
  )
}
