import { EDITIONS } from '#shared/views/invite/editions.ts'
import { InviterBar, InviterHome } from '#shared/views/invite/InviterHome.tsx'
import { prefetchSlot, SlotTemplate } from '#templates/SlotTemplate.tsx'
import { MonthTasks } from './MonthTasks.tsx'

const edition = EDITIONS.monthly

export const prefetch = prefetchSlot(edition.slot)

/** The tasks of the running month, for who invites. */
export default function InviteFriendScreen() {
  return (
    <SlotTemplate
      slot={edition.slot}
      path={edition.home}
      above={<InviterHome edition={edition}>{(home) => <MonthTasks home={home} />}</InviterHome>}
      below={<InviterBar edition={edition} />}
    />
  )
}
