import { newInviteFriendPaths } from '#paths/activities/new-invite-friend.ts'
import { as, type Samples } from '#templates/sample.ts'

const { activityHome, inviteFriendRecode, inviteFriendPrefecture } = newInviteFriendPaths
const sharer = as('sharer')

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [activityHome.pattern]: [
    sharer(activityHome.to()),
    { ...sharer(activityHome.to(), 'rules'), tap: '活动规则\n阶段、上限、不发放的情形' },
    { ...sharer(activityHome.to(), 'poster'), tap: '海报' },
    as('zhang')(activityHome.to(), 'nobody yet'),
    as('reviewing')(activityHome.to(), 'limit reached'),
    as('li')(activityHome.to(), 'unverified'),
  ],
  [inviteFriendRecode.pattern]: [
    sharer(inviteFriendRecode.to()),
    sharer(inviteFriendRecode.to({ month: '202602' }), 'of a month'),
    sharer(inviteFriendRecode.to({ stage: 'held', month: '202603' }), 'nothing found'),
    as('reviewing')(inviteFriendRecode.to(), 'beyond the limit'),
    as('zhang')(inviteFriendRecode.to(), 'empty'),
  ],
  [inviteFriendPrefecture.pattern]: [
    as('guest')(inviteFriendPrefecture.to()),
    as('challenger')(inviteFriendPrefecture.to(), 'verified'),
    as('opened')(inviteFriendPrefecture.to(), 'over'),
    as('zhou')(inviteFriendPrefecture.to(), 'document rejected'),
    as('zhang')(inviteFriendPrefecture.to(), 'not invited'),
  ],
})
