import type { inviteFriends2025v2Paths } from '#paths/activities/invite-friends2025v2.ts'
import type { PathInput } from '#paths/path.ts'
import { EDITIONS } from '#shared/views/invite/editions.ts'
import { InviteRecords, prefetchRecords } from '#shared/views/invite/InviteRecords.tsx'
import type { Prefetch } from '#templates/screen.ts'

type Input = PathInput<typeof inviteFriends2025v2Paths.inviteFriendsRecordV2>

export const prefetch: Prefetch<Input> = (input) => prefetchRecords(EDITIONS.of2026, input)

/** The friends of the campaign of 2026, with their income challenge. */
export default function InviteFriendsRecordV2Screen({ input }: { readonly input: Input }) {
  return <InviteRecords edition={EDITIONS.of2026} wish={input} />
}
