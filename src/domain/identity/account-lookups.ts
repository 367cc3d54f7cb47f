/**
 * The number of times that anyone may try to find an account that is not theirs:
 * rules.md#account-look-ups.
 */

/** The limits, of a day unless it says otherwise. */
export const LOOKUP_LIMITS = {
  /** Look-ups of one user, about anybody. */
  byUser: 5,
  /** Look-ups of one identity number, by all users together. */
  ofNumber: 20,
  /** Wrong passwords of one user for one identity number. */
  passwords: 5,
} as const

interface LookUpCounts {
  /** Of this user today. */
  readonly byUser: number
  /** About this number today, by anybody. */
  readonly ofNumber: number
}

/** Returns whether one more look-up may be answered. */
export const mayLookUp = ({ byUser, ofNumber }: LookUpCounts): boolean =>
  byUser < LOOKUP_LIMITS.byUser && ofNumber < LOOKUP_LIMITS.ofNumber

/**
 * The one answer to a number without an account and to a wrong password of one that has: which of
 * them it was is not to be seen.
 */
export const wrongEitherText = (triesLeft: number): string =>
  triesLeft > 0
    ? `身份证号或交易密码不正确，今日还可以尝试 ${triesLeft} 次`
    : '今日尝试次数已用完，请明日再试，或用银行卡验证'

export const NO_LOOKUPS_LEFT = '今日查询次数已用完，请明日再试，或在 App 中办理'
