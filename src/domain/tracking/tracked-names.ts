/**
 * The names of what may be tracked as seen or tapped (rules.md#tracking). A name that is not here
 * is not tracked.
 */
export const EXPOSURE_NAMES = ['redeemAd', 'qaBox', 'experimentArm'] as const
export type ExposureName = (typeof EXPOSURE_NAMES)[number]

export const CLICK_NAMES = [
  'buy',
  'sell',
  'convert',
  'deposit',
  'withdraw',
  'plan',
  'share',
  'signIn',
  'qaTap',
] as const
export type ClickName = (typeof CLICK_NAMES)[number]
