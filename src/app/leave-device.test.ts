// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeNative } from '#bridge/testing/fake-native.ts'
import { bridge, openBridge } from '#platform/bridge.ts'
import { keepCopy, readCopy } from '#platform/copies/kept-copies.ts'
import { ownedKey } from '#session/owned-keys.ts'
import { ownerDigest } from '#session/owner-digest.ts'
import { leaveDeviceTo } from './leave-device.ts'

const LIMITS = { most: 5, days: 7 }
const page = {
  isLoggedIn: () => false,
  login: () => Promise.resolve(false),
  getUserInfo: () => ({ appUserId: '', openId: '', encOpenId: '' }),
}

const copyOf = async (openId: string) => ({
  group: 'item',
  name: 'a',
  owner: await ownerDigest(openId),
})
const kept = async () => [
  localStorage.getItem(ownedKey('draft')),
  (await readCopy(await copyOf('open-a'), LIMITS))?.value ?? null,
]

/** Opens a page in the app or in a browser; its user keeps a draft and a copy. */
async function open(where: 'app' | 'browser') {
  if (where === 'app') Object.assign(window, fakeNative('android').page)
  openBridge(page)
  await leaveDeviceTo('open-a')
  localStorage.setItem(ownedKey('draft'), 'words of a')
  await keepCopy(await copyOf('open-a'), 'read by a', LIMITS)
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  bridge().dispose()
  Reflect.deleteProperty(window, 'h5bridge')
})

// This test has to be first, since the others create the database.
test('on a new device, the page of the first user creates no database of copies', async () => {
  openBridge(page)
  await leaveDeviceTo('open-a')
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('kept-copies')
})

test('a user’s next page finds what they have kept', async () => {
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

test('a signed-out tab of a browser keeps what the user of another tab has kept', async () => {
  await open('browser')
  await leaveDeviceTo('')
  expect(await kept()).toEqual(['words of a', 'read by a'])
})

test('the device does not store its owner’s open id', async () => {
  await open('app')
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('open-a')
})
