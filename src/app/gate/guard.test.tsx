// @vitest-environment jsdom
import { act } from 'react'
import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { wayBack } from '#paths/fields.ts'
import type { UserInfo } from '#domain/sign-in/user-info.ts'
import { markByAddress } from '#session/marks.ts'
import { session, signIn, signOut } from '#session/session.ts'
import type { ScreenRow } from '#templates/screen.ts'
import { button, click, eventually } from '#ui/testing/in-page.tsx'
import { mountedScreen } from '#app/testing/mounted-screen.tsx'

const LI: UserInfo = {
  appUserId: 'u-1',
  appUserFlag: '1',
  appMobileUserFlag: '1',
  authFlag: '1',
  wxBindFlag: '1',
  certificateNo: '',
  mobileNo: '130****0002',
  custName: '李*桑',
  hasBindWeChat: '1',
  bindMobileFlag: '1',
}

const row = (path: string): ScreenRow => ({
  path,
  title: '需要账户',
  needs: ['login'],
  fields: v.object(wayBack),
  load: async () => ({ default: () => null }),
})

let close = async () => {}

afterEach(async () => {
  await close()
  session.lack = null
  signOut(sessionStorage)
})

test.each([
  ['the page', '/asset/holdList?tab=1', '/asset/holdList?tab=1'],
  ['where a step leads back to', '/deal/addBank?from=%2Fasset%2FholdList', '/asset/holdList'],
])('who has no account yet is sent to bind one, with %s to come back to', async (_, at, from) => {
  ;({ close } = await mountedScreen(row(at.split('?')[0] ?? ''), at))
  await act(async () => {
    signIn(sessionStorage, { openId: 'o-1', encOpenId: 'e-1' })
    session.lack = 'account'
  })
  await eventually(() => expect(location.pathname).toBe('/binding'))
  expect(new URLSearchParams(location.search).get('from')).toBe(from)
})

const shown = () => document.body.textContent

/** A screen in view of a user whom a link has signed in. */
async function openedByLink(at: string): Promise<void> {
  const open: ScreenRow = {
    ...row(at),
    needs: [],
    load: async () => ({ default: () => <p>身份证照片</p> }),
  }
  ;({ close } = await mountedScreen(open, at))
  await act(async () => {
    signIn(sessionStorage, { openId: 'o-1', encOpenId: 'e-1' })
    session.userInfo = { ...LI }
    markByAddress(sessionStorage, false)
  })
}

test.each(['/authentic', '/binding/bindPhone/1', '/deal/addBank'])(
  'who was signed in by a link confirms the account at %s',
  async (at) => {
    await openedByLink(at)
    await eventually(() => expect(shown()).toContain('以 李*桑 继续？'))
    expect(shown()).not.toContain('身份证照片')
    await click(button('是本人，继续'))
    await eventually(() => expect(shown()).toContain('身份证照片'))
    expect(session.byAddress).toBe('')
  },
)

test.each(['/asset/holdList', '/'])(
  'who was signed in by a link is not asked for the account at %s',
  async (at) => {
    await openedByLink(at)
    await eventually(() => expect(shown()).toContain('身份证照片'))
    expect(session.byAddress).toBe('1')
  },
)
