import type { inviteFriends2025Paths } from '#paths/activities/invite-friends2025.ts'
import type { PathInput } from '#paths/path.ts'
import { RUNNING_EDITION } from '#shared/views/invite/editions.ts'
import { InviteeView } from '#shared/views/invite/InviteeView.tsx'
import { invitationLink } from '#shared/views/invite/use-invitation.ts'

type Input = PathInput<typeof inviteFriends2025Paths.inviteeHome>

/** Shows what a friend sees who was invited by any of the campaigns. */
export default function InviteeHomeScreen({ input }: { readonly input: Input }) {
  return <InviteeView link={invitationLink(input, RUNNING_EDITION.campaignId)} />
}
