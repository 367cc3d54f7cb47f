import { inviteFriends60Paths } from '#paths/activities/invite-friends60.ts'
import { as, type Samples } from '#templates/sample.ts'

const { inviteFriendsHome, inviteFriendsRecord } = inviteFriends60Paths

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [inviteFriendsHome.pattern]: [
    as('sharer')(inviteFriendsHome.to(), 'took part'),
    as('zhang')(inviteFriendsHome.to(), 'took no part'),
  ],
  [inviteFriendsRecord.pattern]: [
    as('sharer')(inviteFriendsRecord.to()),
    as('zhang')(inviteFriendsRecord.to(), 'empty'),
  ],
})
