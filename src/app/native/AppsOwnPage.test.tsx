// @vitest-environment jsdom
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import type { UserInfo } from '#domain/sign-in/user-info.ts'
import { session } from '#session/session.ts'
import { eventually, inPage } from '#ui/testing/in-page.tsx'
import AppsOwnPage from './AppsOwnPage.tsx'

const INVITATION = '/inviteFriends2025/inviteeHome?inviteCode=A1'
const ENROLL = `/enroll/cellphoneEnroll/1?from=${encodeURIComponent(INVITATION)}`

const user = (appUserFlag: '0' | '1'): UserInfo => ({
  appUserId: 'u-1',
  appUserFlag,
  appMobileUserFlag: appUserFlag,
  authFlag: '0',
  wxBindFlag: '0',
  certificateNo: '',
  mobileNo: '',
  custName: '',
  hasBindWeChat: '0',
  bindMobileFlag: '0',
})

function At({ at }: { readonly at: string }) {
  const { pathname, search } = useLocation()
  const here = `${pathname}${search}`
  return here === at ? <AppsOwnPage address={at}>用手机号注册</AppsOwnPage> : here
}

let close = async () => {}
afterEach(async () => {
  await close()
  session.userInfo = null
})

async function shown(at: string): Promise<void> {
  const page = await inPage(
    <MemoryRouter initialEntries={[at]}>
      <At at={at} />
    </MemoryRouter>,
    'div',
  )
  close = page.unmount
}

test.each([
  ['without an account registers', '0', ENROLL, '用手机号注册'],
  ['with one is back on the page that led there', '1', ENROLL, INVITATION],
  ['with one is at home without a way back', '1', '/enroll/cellphoneEnroll/1', '/'],
  ['with one goes to no other site', '1', '/enroll?from=%2F%2Fevil.example', '/'],
] as const)('a user who signs in to the app %s', async (_, flag, at, words) => {
  session.userInfo = user(flag)
  await shown(at)
  await eventually(() => expect(document.body.textContent).toBe(words))
})

test('who has registered meanwhile stays on the page, which leads on', async () => {
  session.userInfo = user('0')
  await shown(ENROLL)
  session.userInfo = user('1')
  await eventually(() => expect(document.body.textContent).toBe('用手机号注册'))
})
