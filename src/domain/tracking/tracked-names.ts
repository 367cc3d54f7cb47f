/**
 * The names of what may be tracked as seen or tapped (rules.md#tracking). A name that is not here
 * is not tracked.
 */
export const EXPOSURE_NAMES = ['redeemAd', 'qaBox', 'experimentArm', 'block'] as const
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

/** How far a sign-in has come; `left`: it goes on in another page. */
export const SIGN_IN_STAGES = ['begun', 'signed-in', 'cancelled', 'left', 'failed'] as const
export type SignInStage = (typeof SIGN_IN_STAGES)[number]

/**
 * The id of an item as tracking takes it: long runs of digits, which a number of a person would
 * have, are cut in sixes. Ids that an editor draws at random may hold such a run.
 */
export const trackedId = (id: string): string =>
  id
    .replace(/[^\w-]/g, '_')
    .replace(/\d{6}(?=\d)/g, '$&_')
    .slice(0, 64)
