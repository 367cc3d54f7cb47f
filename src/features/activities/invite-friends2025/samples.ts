import { inviteFriends2025Paths } from '#paths/activities/invite-friends2025.ts'
import { as, type Samples } from '#templates/sample.ts'

const { inviteFriendsInvitePeople, inviteFriendsRecord, inviteeHome } = inviteFriends2025Paths
const sharer = as('sharer')
const guestOf = as(null)

/** Samples that show each screen. */
export const samples: Samples = ({ inviteCodes }) => {
  const link = (inviteCampaign: string) =>
    inviteeHome.to({ inviteCode: inviteCodes('sharer'), inviteCampaign })
  return {
    [inviteFriendsInvitePeople.pattern]: [
      sharer(inviteFriendsInvitePeople.to(), 'ended'),
      as('zhang')(inviteFriendsInvitePeople.to(), 'took no part'),
      as('li')(inviteFriendsInvitePeople.to(), 'unverified'),
      guestOf(inviteFriendsInvitePeople.to(), 'signed out'),
    ],
    [inviteFriendsRecord.pattern]: [
      sharer(inviteFriendsRecord.to()),
      sharer(inviteFriendsRecord.to({ stage: 'held' }), 'held'),
      as('zhang')(inviteFriendsRecord.to(), 'empty'),
      sharer(inviteFriendsRecord.to({ stage: 'purchased' }), 'of a stage'),
    ],
    [inviteeHome.pattern]: [
      guestOf(link('invite-always')),
      as('li')(link('invite-always'), 'registered'),
      as('zhang')(link('invite-always'), 'customer'),
      sharer(link('invite-always'), 'own link'),
      as('expert')(link('invite-always'), 'staff'),
      as('guest')(link('invite-always'), 'bound'),
      as('challenger')(link('invite-always'), 'bound and verified'),
      as('zhou')(link('invite-always'), 'bound, document rejected'),
      guestOf(link('invite-2020'), 'over'),
      guestOf(inviteeHome.to({ inviteCode: 'ZZZZZZZZ' }), 'invalid link'),
      guestOf(inviteeHome.to(), 'no link'),
    ],
  }
}
