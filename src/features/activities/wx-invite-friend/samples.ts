import { wxInviteFriendPaths } from '#paths/activities/wx-invite-friend.ts'
import { as, type Samples } from '#templates/sample.ts'

const { wxActivityHome, wxInviteShare, wxFinancialExplain } = wxInviteFriendPaths

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [wxActivityHome.pattern]: [
    as(null)(wxActivityHome.to(), 'signed out'),
    as('zhang')(wxActivityHome.to()),
  ],
  [wxInviteShare.pattern]: [as(null)(wxInviteShare.to(), 'signed out')],
  [wxFinancialExplain.pattern]: [
    as(null)(wxFinancialExplain.to(), 'signed out'),
    as('zhang')(wxFinancialExplain.to()),
  ],
})
