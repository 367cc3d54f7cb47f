import { path } from '#paths/path.ts'

/** What friends in the messaging app are sent; its home is not built yet. */
export const wxInviteFriendPaths = {
  /** What a money-market fund is, in plain words. */
  wxFinancialExplain: path('/wxInviteFriend/wxFinancialExplain'),
} as const
