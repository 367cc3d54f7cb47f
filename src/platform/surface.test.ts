// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { fakeNative } from '#bridge/testing/fake-native.ts'
import { bridge, openBridge } from './bridge.ts'
import { surface } from './surface.ts'

const WECHAT = 'Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.49 NetType/WIFI Language/zh_CN'
const BROWSER = 'Mozilla/5.0 (Linux; Android 14) Chrome/120.0.0.0 Mobile Safari/537.36'
const signedOut = {
  isLoggedIn: () => false,
  login: () => Promise.resolve(false),
  getUserInfo: () => ({ appUserId: '', openId: '', encOpenId: '' }),
}

afterEach(() => {
  bridge().dispose()
  Reflect.deleteProperty(window, 'h5bridge')
  Reflect.deleteProperty(window, '__wxjs_environment')
})

test.each([
  ['the messaging app', WECHAT, {}, 'wechat'],
  ['its mini program', WECHAT, { __wxjs_environment: 'miniprogram' }, 'wechat'],
  ['a browser', BROWSER, {}, 'web'],
  ['the app', BROWSER, fakeNative('android').page, 'app'],
])('navigation items in %s lead to its own addresses', (_, userAgent, page, expected) => {
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value: userAgent })
  Object.assign(window, page)
  openBridge(signedOut)
  expect(surface()).toBe(expected)
})
