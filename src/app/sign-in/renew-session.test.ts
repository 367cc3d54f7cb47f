// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bridge, openBridge } from '#platform/bridge.ts'
import { isSignedIn, session, signIn, signOut, whySignedOut } from '#session/session.ts'
import { press, eventually } from '#ui/testing/in-page.tsx'
import { queries } from '#app/data/queries.ts'
import { renewSession } from './renew-session.ts'

beforeEach(() => {
  sessionStorage.clear()
  signOut(sessionStorage)
  signIn(sessionStorage, { openId: 'o-1', encOpenId: 'e-1' })
  openBridge({
    isLoggedIn: isSignedIn,
    login: async () => false,
    getUserInfo: () => ({ appUserId: '', openId: '', encOpenId: '' }),
  })
})
afterEach(() => {
  bridge().dispose()
  queries.clear()
})

const question = () => document.querySelector('[role="alertdialog"]')

test('what waits for keys is settled while the user is prompted, and the prompt’s end signs out', async () => {
  const calls = [
    { encid: 'e-1', reads: true },
    { encid: 'e-1', reads: true },
  ].map(renewSession)
  expect(await Promise.all(calls)).toEqual([false, false])
  await eventually(() => expect(question()?.textContent).toContain('登录已过期，请重新登录'))
  expect(isSignedIn()).toBe(true)
  expect(await renewSession({ encid: 'e-1', reads: false })).toBe(false)
  await eventually(() => expect(question()?.contains(document.activeElement)).toBe(true))
  await press('Escape')
  await eventually(() => expect(whySignedOut(session.state).why).toBe('expired'))
})
