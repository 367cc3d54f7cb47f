import { path } from '#paths/path.ts'

/** The pages that friends in the messaging app are sent; it names no reward of who sends it. */
export const wxInviteFriendPaths = {
  wxActivityHome: path('/wxInviteFriend/wxActivityHome'),
  /** The way in which the page is sent on, with a poster. */
  wxInviteShare: path('/wxInviteFriend/wxInviteShare'),
  /** The explanation of a money-market fund, in plain words. */
  wxFinancialExplain: path('/wxInviteFriend/wxFinancialExplain'),
} as const
