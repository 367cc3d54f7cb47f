import { EDITIONS } from '#shared/views/invite/editions.ts'
import { InviterBar, InviterHome } from '#shared/views/invite/InviterHome.tsx'
import { prefetchSlot, SlotTemplate } from '#templates/SlotTemplate.tsx'

const edition = EDITIONS.of2025

export const prefetch = prefetchSlot(edition.slot)

/** The campaign of 2025, which pays on after its end, for who invites. */
export default function InviteFriendsInvitePeopleScreen() {
  return (
    <SlotTemplate
      slot={edition.slot}
      path={edition.home}
      above={<InviterHome edition={edition} />}
      below={<InviterBar edition={edition} />}
    />
  )
}
