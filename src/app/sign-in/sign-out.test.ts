// @vitest-environment jsdom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { configureClient } from '#api/client.ts'
import { announceSignOut, onSignOutElsewhere } from '#session/other-tabs.ts'
import { isSignedIn, session, signIn, signOut } from '#session/session.ts'
import { queries } from '#app/data/queries.ts'
import { clearToasts } from '#ui/base/toast.ts'
import { followSignOut } from './follow-sign-out.ts'
import { signOutToo, signOutUser } from './sign-out.ts'
import { inTime } from '#ui/testing/in-time.ts'

const USER = { openId: 'o-1', encOpenId: 'e-1' }

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  signOut(sessionStorage)
  signIn(sessionStorage, USER)
  // No provider answers: a page forgets its user all the same.
  configureClient({
    baseURL: 'http://127.0.0.1:9',
    identity: () => ({ openid: session.openId, encid: session.encOpenId, h5Version: '1.0.0' }),
    listen: () => {},
  })
})

afterEach(clearToasts)

/** The event by which this tab hears of another tab's storage. */
const fromOtherTab = (newValue: string | null, key = 'signOut') =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))

test('who signs out in another tab is signed out here, with all that was theirs', async () => {
  onTestFinished(followSignOut())
  sessionStorage.setItem('draft:purchase', '{}')
  queries.setQueryData(['cards'], ['1024'])
  fromOtherTab(USER.openId)
  await inTime(() => expect(isSignedIn()).toBe(false))
  await inTime(() => expect(queries.getQueryData(['cards'])).toBeUndefined())
  expect(sessionStorage.getItem('draft:purchase')).toBeNull()
})

test('another user’s sign-out ends nothing here', async () => {
  expect(await signOutToo('o-2')).toBe(false)
  expect(session.openId).toBe(USER.openId)
})

test('only a user who is named has signed out elsewhere', () => {
  const heard: string[] = []
  onTestFinished(onSignOutElsewhere((openId) => heard.push(openId)))
  fromOtherTab(null)
  fromOtherTab('')
  fromOtherTab('dark', 'theme')
  fromOtherTab('o-2')
  expect(heard).toEqual(['o-2'])
})

test('signing out tells the other tabs whose session ended, and leaves nothing on the device', async () => {
  const told = vi.spyOn(Storage.prototype, 'setItem')
  onTestFinished(() => told.mockRestore())
  await signOutUser()
  expect(told.mock.calls.filter(([key]) => key === 'signOut')).toEqual([['signOut', USER.openId]])
  expect(localStorage.length).toBe(0)
})

test('a sign-out without a user is not reported', () => {
  const told = vi.spyOn(Storage.prototype, 'setItem')
  onTestFinished(() => told.mockRestore())
  announceSignOut('')
  expect(told).not.toHaveBeenCalled()
})
