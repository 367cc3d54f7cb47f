import type { UserInfo } from './user-info.ts'

/**
 * Returns what names a user to the user, masked by the provider: the name, else the mobile number.
 */
export const accountName = ({ custName, mobileNo }: UserInfo): string =>
  custName || mobileNo || '未实名用户'

/** Returns what follows every sign-in by an address (rules.md#login-entry). */
export const accountSentence = (info: UserInfo): string => `当前登录：${accountName(info)}`

/** The question before another user replaces the one who is signed in. */
export const switchQuestion = (brought: UserInfo, present: UserInfo): string =>
  `以 ${accountName(brought)} 继续？当前登录：${accountName(present)}`
