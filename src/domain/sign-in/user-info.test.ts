import { expect, test } from 'vitest'
import { isAppsOwn } from '#domain/identity/apps-own.ts'
import {
  accountLack,
  authFlag,
  hasAccount,
  isMadeGoodAt,
  type AccountLack,
  type SignInContainer,
  type UserInfo,
} from './user-info.ts'

const user: UserInfo = {
  appUserId: 'u-1',
  appUserFlag: '1',
  appMobileUserFlag: '1',
  authFlag: '1',
  wxBindFlag: '1',
  certificateNo: '',
  mobileNo: '',
  custName: '',
  hasBindWeChat: '1',
  bindMobileFlag: '1',
}

test.each<[string, Partial<UserInfo>, SignInContainer, AccountLack | null]>([
  ['nothing for a bound user', {}, 'wechat', null],
  ['an account where the messaging app is not bound', { wxBindFlag: '0' }, 'wechat', 'account'],
  ['an account in a browser, likewise', { wxBindFlag: '0' }, 'browser', 'account'],
  ['a number for an account without one', { appMobileUserFlag: '0' }, 'wechat', 'mobile'],
  ['no messaging app at a partner', { wxBindFlag: '0' }, 'bank-partner', null],
  ['an account for a stranger at a partner', { appUserFlag: '0' }, 'bank-partner', 'account'],
  ['a number at a partner', { appMobileUserFlag: '0' }, 'alipay', 'mobile'],
  ['a number in the mini-program', { bindMobileFlag: '0' }, 'mini-program', 'mobile'],
  ['no more than a number there', { wxBindFlag: '0', appUserFlag: '0' }, 'mini-program', null],
  ['nothing in the app, which keeps the accounts', { wxBindFlag: '0' }, 'native', null],
])('a signed-in user still needs %s', (_, flags, container, lack) => {
  expect(accountLack({ ...user, ...flags }, container)).toBe(lack)
})

test.each<[string, Partial<UserInfo>, SignInContainer, boolean]>([
  ['a bound user', {}, 'wechat', true],
  ['a bound user without a number', { appMobileUserFlag: '0' }, 'wechat', true],
  ['who is not bound', { wxBindFlag: '0' }, 'wechat', false],
  ['who is not bound, in a browser', { wxBindFlag: '0' }, 'browser', false],
  ['a stranger', { appUserFlag: '0', wxBindFlag: '0' }, 'wechat', false],
  ['who is not bound, at a partner', { wxBindFlag: '0' }, 'bank-partner', true],
  ['a stranger at a partner', { appUserFlag: '0' }, 'alipay', false],
  [
    'a stranger in the mini-program',
    { appUserFlag: '0', bindMobileFlag: '0' },
    'mini-program',
    false,
  ],
  ['anyone in the app', { appUserFlag: '0', wxBindFlag: '0' }, 'native', true],
])('the keys of %s lead to an account or to none', (_, flags, container, has) => {
  expect(hasAccount({ ...user, ...flags }, container)).toBe(has)
})

test.each<[UserInfo['authFlag'], SignInContainer, UserInfo['authFlag']]>([
  ['-1', 'wechat', '-1'],
  ['-1', 'mini-program', '0'],
  ['0', 'wechat', '0'],
  ['1', 'mini-program', '1'],
])('authFlag %s in %s counts as %s', (flag, container, counts) => {
  expect(authFlag({ ...user, authFlag: flag }, container)).toBe(counts)
})

test.each([
  ['/binding', true],
  ['/binding?from=%2F', true],
  ['/binding/accountBinding/1', true],
  ['/enroll/cellphoneEnroll/2?inviteCode=A1', true],
  ['/enroll', true],
  ['/binding/setBank', false],
  ['/binding/bindPhone/1', false],
  ['/enroll/enrollProtocolList', false],
  ['/', false],
])('binds or registers an account at %s: %s', (address, isOwn) => {
  expect(isAppsOwn(address)).toBe(isOwn)
})

test.each<[AccountLack, string, boolean]>([
  ['account', '/binding/accountBinding/1?from=%2F', true],
  ['account', '/enroll/cellphoneEnroll/2?inviteCode=A1', true],
  ['account', '/enroll', true],
  ['account', '/binding/bindingSuccess/3', true],
  ['account', '/binding/bindPhone/1', false],
  ['account', '/binding/setBank', false],
  ['account', '/deal/addBank?from=/enroll', false],
  ['mobile', '/binding/bindPhone/1', true],
  ['mobile', '/enroll/cellphoneEnroll/1', false],
])('a lack of %s does not keep its user from %s: %s', (lack, address, opens) => {
  expect(isMadeGoodAt(lack, address)).toBe(opens)
})
