import { EDITIONS } from '#shared/views/invite/editions.ts'
import { InviterBar, InviterHome } from '#shared/views/invite/InviterHome.tsx'
import { prefetchSlot, SlotTemplate } from '#templates/SlotTemplate.tsx'

const edition = EDITIONS.of2026

export const prefetch = prefetchSlot(edition.slot)

/** The campaign of 2026 with its ladder, for who invites. */
export default function InviteFriendsInvitePeopleV2Screen() {
  return (
    <SlotTemplate
      slot={edition.slot}
      path={edition.home}
      above={<InviterHome edition={edition} />}
      below={<InviterBar edition={edition} />}
    />
  )
}
