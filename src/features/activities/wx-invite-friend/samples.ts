import { wxInviteFriendPaths } from '#paths/activities/wx-invite-friend.ts'
import { as, type Samples } from '#templates/sample.ts'

const explain = wxInviteFriendPaths.wxFinancialExplain

/** How to see each screen. */
export const samples: Samples = () => ({
  [explain.pattern]: [as(null)(explain.to(), 'signed out'), as('zhang')(explain.to())],
})
