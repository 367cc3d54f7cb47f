import type { newInviteFriendPaths } from '#paths/activities/new-invite-friend.ts'
import type { PathInput } from '#paths/path.ts'
import { EDITIONS } from '#shared/views/invite/editions.ts'
import { InviteRecords, prefetchRecords } from '#shared/views/invite/InviteRecords.tsx'
import type { Prefetch } from '#templates/screen.ts'

type Input = PathInput<typeof newInviteFriendPaths.inviteFriendRecode>

export const prefetch: Prefetch<Input> = (input) => prefetchRecords(EDITIONS.always, input)

/** The friends of the campaign without an end, by stage and month. */
export default function InviteFriendRecodeScreen({ input }: { readonly input: Input }) {
  return <InviteRecords edition={EDITIONS.always} wish={input} />
}
