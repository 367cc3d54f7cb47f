import type { inviteFriends2025Paths } from '#paths/activities/invite-friends2025.ts'
import type { PathInput } from '#paths/path.ts'
import { EDITIONS } from '#shared/views/invite/editions.ts'
import { InviteRecords, prefetchRecords } from '#shared/views/invite/InviteRecords.tsx'
import type { Prefetch } from '#templates/screen.ts'

type Input = PathInput<typeof inviteFriends2025Paths.inviteFriendsRecord>

export const prefetch: Prefetch<Input> = (input) => prefetchRecords(EDITIONS.of2025, input)

/** The friends of the campaign of 2025. */
export default function InviteFriendsRecordScreen({ input }: { readonly input: Input }) {
  return <InviteRecords edition={EDITIONS.of2025} wish={input} over />
}
