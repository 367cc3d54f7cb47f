// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeNative, type FakeNative } from '#bridge/testing/fake-native.ts'
import { bridge, openBridge } from './bridge.ts'
import { followShownAgain, shownAgainSince } from './shown-again.ts'

const START = Date.UTC(2026, 2, 11)

let app: FakeNative

beforeEach(async () => {
  app = fakeNative('android')
  Object.assign(window, app.page)
  const nobody = { appUserId: '', openId: '', encOpenId: '' }
  openBridge({ isLoggedIn: () => false, login: async () => false, getUserInfo: () => nobody })
  // The app sends events only after the page's first call.
  await bridge().handshake()
  vi.useFakeTimers({ toFake: ['Date'] })
  followShownAgain()
})
afterEach(() => {
  vi.useRealTimers()
  bridge().dispose()
  Reflect.deleteProperty(window, 'h5bridge')
})

test('a page that was never shown again was not shown again since any time', () => {
  expect(shownAgainSince(0)).toBe(false)
})

test.each([
  ['from the browser’s cache', 1, () => window.dispatchEvent(new Event('pageshow'))],
  ['after another app', 2, () => app.emit({ event: 'resume', data: null })],
  ['after a page of others', 3, () => app.emit({ event: 'returned', data: { path: '' } })],
])('a page that is shown again %s was shown again since then', (_how, day, shown) => {
  const at = START + day * 86_400_000
  vi.setSystemTime(at)
  expect(shownAgainSince(at)).toBe(false)
  shown()
  vi.setSystemTime(at + 60_000)
  expect([at - 1, at, at + 1].map(shownAgainSince)).toEqual([true, true, false])
})
