// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { bridge, openBridge } from '#platform/bridge.ts'
import { leavePage } from './leave-page.ts'

const WECHAT = 'Mozilla/5.0 (Linux; Android 13; V2227A; wv) MicroMessenger/8.0.42'

function openIn(userAgent: string): string[] {
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value: userAgent })
  openBridge({
    isLoggedIn: () => false,
    login: () => Promise.resolve(false),
    getUserInfo: () => ({ appUserId: '', openId: '', encOpenId: '' }),
  })
  return []
}

afterEach(() => {
  bridge().dispose()
  Reflect.deleteProperty(navigator, 'userAgent')
  Reflect.deleteProperty(window, 'WeixinJSBridge')
})

test.each([
  ['a fund', '/fund_detail/FundDetailSingle', ['/']],
  ['home itself', '/', []],
])('a browser, which closes no window, shows home in place of %s', async (_, path, shown) => {
  const homes = openIn('Mozilla/5.0 (X11; Linux x86_64) Chrome/120.0.0.0')
  history.replaceState(null, '', path)
  await leavePage((home) => void homes.push(home))
  expect(homes).toEqual(shown)
})

test('the messaging app closes its window, and home is not shown', async () => {
  const calls: string[] = []
  Reflect.set(window, 'WeixinJSBridge', {
    call: (name: string) => void calls.push(name),
    invoke: () => {},
  })
  const homes = openIn(WECHAT)
  history.replaceState(null, '', '/asset/holdList')
  await leavePage((home) => void homes.push(home))
  expect(calls).toEqual(['closeWindow'])
  expect(homes).toEqual([])
})
