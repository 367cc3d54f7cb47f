import { newInviteFriendPaths } from '#paths/activities/new-invite-friend.ts'
import { prefetchSlot, SlotTemplate } from '#templates/SlotTemplate.tsx'
import { FriendZone, ZoneBar } from './FriendZone.tsx'

export const prefetch = prefetchSlot('invite:zone')

/** The zone of a friend who was invited: days left, own steps and rewards, where to begin. */
export default function InviteFriendPrefectureScreen() {
  return (
    <SlotTemplate
      slot="invite:zone"
      path={newInviteFriendPaths.inviteFriendPrefecture.to()}
      above={<FriendZone />}
      below={<ZoneBar />}
    />
  )
}
