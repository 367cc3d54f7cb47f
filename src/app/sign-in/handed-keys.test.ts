// @vitest-environment jsdom
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { fakeNative } from '#bridge/testing/fake-native.ts'
import { samples } from '#bridge/testing/samples.ts'
import { bridge, openBridge } from '#platform/bridge.ts'
import { isSignedIn, session, signIn, signOut } from '#session/session.ts'
import { takeHandedKeys } from './handed-keys.ts'
import { verifyHandedKeys } from './verify-handed-keys.ts'
import { queries } from '#app/data/queries.ts'

const nobody = {
  isLoggedIn: () => false,
  login: () => Promise.resolve(false),
  getUserInfo: () => ({ appUserId: '', openId: '', encOpenId: '' }),
}
const user = samples.getUserInfo.result
const other = { appUserId: 'u-9', openId: 'o-9', encOpenId: 'e-9' }
const signedOut = { appUserId: '', openId: '', encOpenId: '' }

/** A page inside the app, with the sample user or no user signed in. */
async function pageInApp({ signedIn }: { readonly signedIn: boolean }) {
  Object.assign(window, fakeNative('android').page)
  openBridge(nobody)
  onTestFinished(() => bridge().dispose())
  if (signedIn) await bridge().call('login', {})
}

beforeEach(() => {
  sessionStorage.clear()
  signOut(sessionStorage)
  session.ready = false
  queries.clear()
  document.body.innerHTML = '<div id="root">张三的持有</div>'
})

describe('keys that the host wrote into the page', () => {
  test('sign the user in at once, and are not left in the page', () => {
    window.packKeys = user
    expect(takeHandedKeys(sessionStorage)).toEqual(user)
    expect(session).toMatchObject({ openId: user.openId, ready: true })
    expect(window.packKeys).toBeUndefined()
  })

  test('sign a stored session out where no user is signed in', () => {
    signIn(sessionStorage, other)
    window.packKeys = signedOut
    takeHandedKeys(sessionStorage)
    expect([isSignedIn(), session.ready]).toEqual([false, true])
  })

  test.each([undefined, null, 'o-1', { openId: 'o-1' }, { ...user, openId: 7 }])(
    'are not taken as %j',
    (malformed) => {
      window.packKeys = malformed
      expect(takeHandedKeys(sessionStorage)).toBeNull()
      expect([isSignedIn(), session.ready]).toEqual([false, false])
    },
  )
})

describe('when the bridge answers', () => {
  const cached = () => queries.getQueryData(['holdings'])

  async function verified(handed: typeof user, signedIn: boolean) {
    await pageInApp({ signedIn })
    window.packKeys = handed
    const keys = takeHandedKeys(sessionStorage)
    if (keys === null) throw new Error('the keys were not taken')
    queries.setQueryData(['holdings'], '1234.56')
    sessionStorage.setItem('draft', '1234.56')
    const reload = vi.fn<() => void>()
    await verifyHandedKeys(keys, reload)
    return reload
  }

  test('with the same user, all stays as it is', async () => {
    const reload = await verified(user, true)
    expect(reload).not.toHaveBeenCalled()
    expect([cached(), session.openId]).toEqual(['1234.56', user.openId])
    expect(document.body.textContent).toContain('张三的持有')
  })

  test.each([
    ['another user', true],
    ['nobody', false],
  ])('with %s, nothing of the handed user stays, and the page is reloaded', async (_, signedIn) => {
    const reload = await verified(other, signedIn)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(cached()).toBeUndefined()
    expect(document.body.textContent).toBe('')
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toMatch(/1234\.56|o-9|e-9/)
    // The page that follows goes by the bridge, so that a wrong host cannot reload it for ever.
    window.packKeys = other
    expect(takeHandedKeys(sessionStorage)).toBeNull()
  })

  test('with a user where none was handed, that user is signed in without a new load', async () => {
    const reload = await verified(signedOut, true)
    expect(reload).not.toHaveBeenCalled()
    expect([cached(), session.openId]).toEqual([undefined, user.openId])
  })
})
