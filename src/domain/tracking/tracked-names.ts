/**
 * The names of what may be tracked as seen or tapped (rules.md#tracking). A name that is not here
 * is not tracked.
 */
export const EXPOSURE_NAMES = [
  'redeemAd',
  'qaBox',
  'experimentArm',
  'block',
  'campaign',
  'coupon',
] as const
export type ExposureName = (typeof EXPOSURE_NAMES)[number]

export const CLICK_NAMES = [
  // Orders and what begins one.
  'buy',
  'sell',
  'convert',
  'deposit',
  'withdraw',
  'plan',
  // Ways in.
  'signIn',
  'openAccount',
  'tab',
  'shortcut',
  'waits',
  'putOff',
  'firstStep',
  'fundByRule',
  'function',
  'searchResult',
  'recentSearch',
  'board',
  'watch',
  'compare',
  // Campaigns and their coupons.
  'campaign',
  'joinCampaign',
  'campaignAct',
  'campaignSignIn',
  'redeemCode',
  'claimCoupon',
  'useCoupon',
  'giveCoupon',
  'takeGift',
  'takeGiftPack',
  'claimMilestone',
  'claimAward',
  // Invitations and members.
  'invite',
  'invitePoster',
  'acceptInvite',
  'claimInviteTask',
  'incomeChallenge',
  'openVip',
  'claimRight',
  // Content.
  'block',
  'item',
  'lesson',
  'follow',
  'comment',
  'publish',
  'share',
  'qaTap',
] as const
export type ClickName = (typeof CLICK_NAMES)[number]

/** The way in which a sign-in has ended; `left`: it goes on in another page. */
export const SIGN_IN_ENDS = ['signed-in', 'cancelled', 'left', 'failed'] as const
export type SignInEnd = (typeof SIGN_IN_ENDS)[number]

/** The id of a block that the editor of pages has made: its type and a UUID. */
const BLOCK_ID = /^[A-Za-z]+-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * The id of an item as an event has it. A UUID may hold as many digits in a row as the number of a
 * person, which no event takes: its digits are written as the letters g to p.
 */
export const trackedId = (id: string): string =>
  BLOCK_ID.test(id)
    ? id.replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))
    : id.replace(/[^\w-]/g, '_').slice(0, 64)
