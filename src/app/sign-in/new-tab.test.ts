// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bridge, openBridge } from '#platform/bridge.ts'
import { isSignedIn, restoreSession, settle, signIn, signOut } from '#session/session.ts'
import { clearToasts, currentToast } from '#ui/base/toast.ts'
import { sayNewTab } from './new-tab.ts'

beforeEach(() => {
  sessionStorage.clear()
  restoreSession(sessionStorage)
  settle(sessionStorage)
  openBridge({
    isLoggedIn: isSignedIn,
    login: async () => false,
    getUserInfo: () => ({ appUserId: '', openId: '', encOpenId: '' }),
  })
})
afterEach(() => {
  clearToasts()
  bridge().dispose()
})

test('a new tab says once why no user is signed in, with a way to sign in', async () => {
  await sayNewTab()
  expect(currentToast()).toMatchObject({
    text: '为了账户安全，每个标签页需要单独登录',
    action: { text: '登录' },
  })
  clearToasts()
  await sayNewTab()
  expect(currentToast()).toBeUndefined()
})

test.each([
  ['somebody is signed in', () => signIn(sessionStorage, { openId: 'o-1', encOpenId: 'e-1' })],
  ['the sign-in has failed', () => signOut(sessionStorage, { type: 'expired' })],
])('a tab says nothing where %s', async (_, make) => {
  make()
  await sayNewTab()
  expect(currentToast()).toBeUndefined()
})
