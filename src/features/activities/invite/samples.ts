import { invitePaths } from '#paths/activities/invite.ts'
import { as, type Samples } from '#templates/sample.ts'

const { inviteFriend, taskRecord } = invitePaths

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [inviteFriend.pattern]: [
    as('sharer')(inviteFriend.to()),
    { ...as('sharer')(inviteFriend.to(), 'claimed'), tap: '领取' },
    as('zhang')(inviteFriend.to(), 'nobody yet'),
    as('li')(inviteFriend.to(), 'unverified'),
  ],
  [taskRecord.pattern]: [
    as('sharer')(taskRecord.to()),
    { ...as('sharer')(taskRecord.to(), 'friends'), tap: '计入的好友 3 位' },
    as('zhang')(taskRecord.to(), 'empty'),
  ],
})
