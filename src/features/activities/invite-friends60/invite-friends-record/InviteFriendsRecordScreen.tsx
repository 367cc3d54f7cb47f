import type { inviteFriends60Paths } from '#paths/activities/invite-friends60.ts'
import type { PathInput } from '#paths/path.ts'
import { EDITIONS } from '#shared/views/invite/editions.ts'
import { InviteRecords, prefetchRecords } from '#shared/views/invite/InviteRecords.tsx'
import type { Prefetch } from '#templates/screen.ts'

type Input = PathInput<typeof inviteFriends60Paths.inviteFriendsRecord>

export const prefetch: Prefetch<Input> = (input) => prefetchRecords(EDITIONS.of2020, input)

/** The friends of the campaign of 2020; all of it is final. */
export default function InviteFriendsRecordScreen({ input }: { readonly input: Input }) {
  return <InviteRecords edition={EDITIONS.of2020} wish={input} over />
}
