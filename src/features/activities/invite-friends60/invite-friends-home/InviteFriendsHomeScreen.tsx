import { EDITIONS } from '#shared/views/invite/editions.ts'
import { InviterBar, InviterHome } from '#shared/views/invite/InviterHome.tsx'
import { prefetchSlot, SlotTemplate } from '#templates/SlotTemplate.tsx'

const edition = EDITIONS.of2020

export const prefetch = prefetchSlot(edition.slot)

/** The campaign of 2020, which is over: its rules of then and the user's own result. */
export default function InviteFriendsHomeScreen() {
  return (
    <SlotTemplate
      slot={edition.slot}
      path={edition.home}
      above={<InviterHome edition={edition} />}
      below={<InviterBar edition={edition} />}
    />
  )
}
