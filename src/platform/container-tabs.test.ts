// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeNative } from '#bridge/testing/fake-native.ts'
import {
  containerHasTabs,
  keepAppTabs,
  keepTabsWord,
  watchContainerTabs,
} from './container-tabs.ts'
import { bridge, openBridge } from '#platform/bridge.ts'

const open = () =>
  openBridge({
    isLoggedIn: () => false,
    login: () => Promise.resolve(false),
    getUserInfo: () => ({ appUserId: '', openId: '', encOpenId: '' }),
  })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  bridge().dispose()
  for (const name of ['h5bridge', '__wxjs_environment', 'WeixinJSBridge'])
    Reflect.deleteProperty(window, name)
})

test('a browser has no tabs, whatever its address says', () => {
  open()
  keepTabsWord('?tabs=native')
  expect(containerHasTabs()).toBe(false)
})

test.each([
  [undefined, true],
  ['true', true],
  ['false', false],
  ['no', true],
])('an app that answers %s for its tabs: %s', (answer, expected) => {
  Object.assign(window, fakeNative('android').page)
  open()
  keepAppTabs(answer)
  expect(containerHasTabs()).toBe(expected)
})

test('calls back when the answer changes, and not when it stays', () => {
  Object.assign(window, fakeNative('android').page)
  open()
  let calls = 0
  const end = watchContainerTabs(() => (calls += 1))
  keepAppTabs('true')
  keepAppTabs('false')
  keepAppTabs('false')
  end()
  keepAppTabs('true')
  expect(calls).toBe(1)
})
