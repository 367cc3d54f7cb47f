// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeNative } from '#bridge/testing/fake-native.ts'
import { bridge, openBridge } from '#platform/bridge.ts'
import { keepCopy, readCopy } from '#platform/vault/copies.ts'
import { ownedKey } from '#session/owned-keys.ts'
import { restoreSession, signIn } from '#session/session.ts'
import { keepUserInfo } from '#session/user-info.ts'
import { followAccount, leaveDeviceTo } from './leave-device.ts'

const LIMITS = { most: 5, days: 7 }
const page = {
  isLoggedIn: () => false,
  login: () => Promise.resolve(false),
  getUserInfo: () => ({ appUserId: '', openId: '', encOpenId: '' }),
}

const COPY = { group: 'item', name: 'a', owner: 'open-a' }
const kept = async () => [
  localStorage.getItem(ownedKey('draft')),
  (await readCopy(COPY, LIMITS))?.value ?? null,
]

/** Opens a page in the app or in a browser; its user keeps a draft and a copy. */
async function open(where: 'app' | 'browser') {
  if (where === 'app') Object.assign(window, fakeNative('android').page)
  openBridge(page)
  await leaveDeviceTo('open-a')
  localStorage.setItem(ownedKey('draft'), 'words of a')
  await keepCopy(COPY, 'read by a', LIMITS, () => true)
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  bridge().dispose()
  Reflect.deleteProperty(window, 'h5bridge')
})

// This test has to be first, since the others create the database.
test('on a new device, the page of the first user creates no database', async () => {
  openBridge(page)
  await leaveDeviceTo('open-a')
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual([])
})

test('a user’s next page finds what they have stored', async () => {
  await open('app')
  await leaveDeviceTo('open-a')
  expect(await kept()).toEqual(['words of a', 'read by a'])
})

test.each([
  ['app', 'open-b'],
  ['browser', 'open-b'],
  ['app', ''],
] as const)(
  'in the %s, a page of another user (%j) deletes what the page before did not delete in time',
  async (where, next) => {
    await open(where)
    await leaveDeviceTo(next)
    expect(await kept()).toEqual([null, null])
    localStorage.setItem(ownedKey('draft'), 'words of b')
    await leaveDeviceTo(next)
    expect(await kept()).toEqual(['words of b', null])
  },
)

test('a signed-out tab of a browser retains what the user of another tab has stored', async () => {
  await open('browser')
  await leaveDeviceTo('')
  expect(await kept()).toEqual(['words of a', 'read by a'])
})

test('the device does not store its owner’s open id', async () => {
  await open('app')
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('open-a')
})

const account = {
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
} as const
const untied = { ...account, appUserFlag: '0', wxBindFlag: '0', hasBindWeChat: '0' } as const

test.each([
  ['deletes what is kept of an account once the keys lead to none', account, [null, null]],
  ['keeps what somebody has who never had an account', untied, ['words of a', 'read by a']],
] as const)('a device whose account ends %s', async (_, before, left) => {
  await open('browser')
  const ends = followAccount()
  signIn(sessionStorage, { openId: 'open-a', encOpenId: 'enc-a' })
  keepUserInfo(sessionStorage, before, 'wechat')
  await expect
    .poll(() => localStorage.getItem(ownedKey('account')))
    .toBe(before === account ? '1' : null)
  // The page is opened again, and the provider says that the account was untied elsewhere.
  restoreSession(sessionStorage)
  keepUserInfo(sessionStorage, untied, 'wechat')
  await expect.poll(kept).toEqual(left)
  ends()
  sessionStorage.clear()
  restoreSession(sessionStorage)
})
