import { inviteFriends2025v2Paths } from '#paths/activities/invite-friends2025v2.ts'
import { as, type Samples } from '#templates/sample.ts'

const { inviteFriendsInvitePeopleV2, inviteFriendsRecordV2, inviteeHomeV2, inviteeGuide } =
  inviteFriends2025v2Paths
const sharer = as('sharer')

/** Samples that show each screen. */
export const samples: Samples = ({ inviteCodes }) => {
  const link = inviteeHomeV2.to({
    inviteCode: inviteCodes('sharer'),
    inviteCampaign: 'invite-2026',
  })
  const plain = inviteeHomeV2.to({
    inviteCode: inviteCodes('sharer'),
    inviteCampaign: 'invite-plain',
  })
  return {
    [inviteFriendsInvitePeopleV2.pattern]: [
      sharer(inviteFriendsInvitePeopleV2.to()),
      { ...sharer(inviteFriendsInvitePeopleV2.to(), 'poster'), tap: '海报' },
      as('zhang')(inviteFriendsInvitePeopleV2.to(), 'nobody yet'),
      as('li')(inviteFriendsInvitePeopleV2.to(), 'unverified'),
    ],
    [inviteFriendsRecordV2.pattern]: [
      sharer(inviteFriendsRecordV2.to()),
      sharer(inviteFriendsRecordV2.to({ stage: 'held' }), 'none of a stage'),
    ],
    [inviteeHomeV2.pattern]: [
      as(null)(link),
      as('li')(link, 'registered'),
      as('guest')(link, 'running'),
      as('challenger')(link, 'to be collected'),
      { ...as('challenger')(link, 'collected'), tap: '领取' },
      sharer(link, 'own link'),
      as('zhang')(link, 'customer'),
      as(null)(plain, 'without the challenge'),
    ],
    [inviteeGuide.pattern]: [
      as('guest')(inviteeGuide.to()),
      as('challenger')(inviteeGuide.to(), 'almost done'),
      as('zhou')(inviteeGuide.to(), 'document rejected'),
      as(null)(inviteeGuide.to(), 'signed out'),
    ],
  }
}
