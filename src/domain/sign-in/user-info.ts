/**
 * The person who is signed in, and the acts that are open to them (rules.md#access-by-user-state).
 */

/** userInfo of rules.md#user-session-record; name, mobile and certificate number are masked. */
export interface UserInfo {
  readonly appUserId: string
  readonly appUserFlag: string
  readonly appMobileUserFlag: string
  readonly authFlag: '-1' | '0' | '1'
  readonly wxBindFlag: '0' | '1'
  readonly certificateNo: string
  readonly mobileNo: string
  readonly custName: string
  readonly hasBindWeChat: '0' | '1'
  readonly bindMobileFlag: '0' | '1'
}

/** A container by its way of signing in. */
export type SignInContainer =
  | 'native'
  | 'wechat'
  | 'mini-program'
  | 'bank-partner'
  | 'alipay'
  | 'browser'

/** The thing that a signed-in user needs before a screen that needs a user opens. */
export type AccountLack = 'account' | 'mobile'

/**
 * rules.md#login-helper: what is missing, null for nothing. The app keeps its own accounts; whom a
 * mini-program brings needs a mobile number alone; a partner's user needs no messaging app.
 */
export function accountLack(info: UserInfo, container: SignInContainer): AccountLack | null {
  if (container === 'native') return null
  if (container === 'mini-program') return info.bindMobileFlag === '0' ? 'mobile' : null
  const byPartner = container === 'bank-partner' || container === 'alipay'
  const isBound = byPartner ? info.appUserFlag !== '0' : info.wxBindFlag === '1'
  if (!isBound) return 'account'
  return info.appMobileUserFlag === '0' ? 'mobile' : null
}

/**
 * Returns whether the user has an account that these keys lead to. The app keeps its own accounts;
 * who has untied theirs has none here until they bind it again.
 */
export const hasAccount = (info: UserInfo, container: SignInContainer): boolean =>
  container === 'native' || (info.appUserFlag !== '0' && accountLack(info, container) !== 'account')

/** The page that completes each missing prerequisite: it is open to users without it. */
const MADE_GOOD_AT: Readonly<Record<AccountLack, RegExp>> = {
  account: /^\/(?:binding\/(?:accountBinding|bindingSuccess)|enroll)(?:\/|\?|$)/i,
  mobile: /^\/binding\/(?:bindPhone|bindingSuccess)(?:\/|\?|$)/i,
}

/**
 * Returns whether the page at this address completes the missing prerequisite
 * (rules.md#login-helper).
 */
export const isMadeGoodAt = (lack: AccountLack, address: string): boolean =>
  MADE_GOOD_AT[lack].test(address)

/** rules.md#access-by-user-state: a mini-program's login is at least known not to be verified. */
export const authFlag = (info: UserInfo, container: SignInContainer): UserInfo['authFlag'] =>
  info.authFlag === '-1' && container === 'mini-program' ? '0' : info.authFlag
