import { EDITIONS } from '#shared/views/invite/editions.ts'
import { InviterBar, InviterHome } from '#shared/views/invite/InviterHome.tsx'
import { prefetchSlot, SlotTemplate } from '#templates/SlotTemplate.tsx'

const edition = EDITIONS.always

export const prefetch = prefetchSlot(edition.slot)

/** The campaign without an end, for who invites. */
export default function ActivityHomeScreen() {
  return (
    <SlotTemplate
      slot={edition.slot}
      path={edition.home}
      above={<InviterHome edition={edition} />}
      below={<InviterBar edition={edition} />}
    />
  )
}
