// @vitest-environment jsdom
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SignedOutWhy } from '#domain/sign-in/sign-in.ts'
import { bridge, openBridge } from '#platform/bridge.ts'
import { restoreSession, session, settle, signIn, signOut } from '#session/session.ts'
import {
  button,
  click,
  inPage,
  axeFindings,
  eventually,
  type InPage,
} from '#ui/testing/in-page.tsx'
import { LoginGuard } from '#app/gate/Guard.tsx'
import { ShellLayout } from '#app/frame/ShellLayout.tsx'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile'
const ALIPAY = `${IPHONE} AliApp(AP/10.5.80) AlipayClient/10.5.80`
let page: InPage

/** A screen that needs a user, in the shell. */
async function open(userAgent = IPHONE) {
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value: userAgent })
  openBridge({
    isLoggedIn: () => false,
    login: async () => false,
    getUserInfo: () => ({ appUserId: '', openId: '', encOpenId: '' }),
  })
  history.replaceState(null, '', '/asset/holdList')
  settle(sessionStorage)
  page = await inPage(
    <BrowserRouter>
      <ShellLayout visit={null}>
        <LoginGuard address="/asset/holdList">总资产</LoginGuard>
      </ShellLayout>
    </BrowserRouter>,
    'div',
  )
}

const shows = (...words: string[]) =>
  eventually(() => words.forEach((it) => expect(document.body.textContent).toContain(it)))

beforeEach(() => {
  sessionStorage.clear()
  restoreSession(sessionStorage)
  Object.assign(window, { scrollTo: () => {}, AlipayJSBridge: { call: () => {} } })
})

afterEach(async () => {
  await page.unmount()
  bridge().dispose()
})

test.each<[Exclude<SignedOutWhy, 'never'>, string[]]>([
  ['cancelled', ['您取消了授权', '重新登录', '先逛逛']],
  ['refused', ['该账号已被限制登录', '重新登录', '联系客服', '先逛逛']],
  ['expired', ['登录已过期，请重新登录', '重新登录', '先逛逛']],
  ['ended', ['交易密码已在其他设备修改，请重新登录', '重新登录', '联系客服', '先逛逛']],
  ['network', ['网络错误，请稍后再试', '重新登录', '先逛逛']],
  ['unavailable', ['暂未开通，可先浏览', '先逛逛']],
])(
  'a screen for users shows why the user is not signed in (%s), and what to do',
  async (why, words) => {
    if (why === 'expired') signOut(sessionStorage, { type: 'expired' })
    else
      signOut(sessionStorage, {
        type: 'failed',
        why,
        text: why === 'refused' || why === 'ended' ? (words[0] ?? '') : '',
      })
    await open()
    await shows(...words)
    expect(document.body.textContent).not.toContain('总资产')
    expect(await axeFindings()).toEqual([])
    await click(button('先逛逛'))
    expect(location.pathname).toBe('/')
  },
)

test('a plain browser offers the app beside the sign-in, and leaves for neither by itself', async () => {
  await open()
  await shows('登录后继续', '打开 App', '登录')
  expect(session.wxAuthProcessing).toBe('')
})

test('the payment app offers the company’s own app', async () => {
  await open(ALIPAY)
  await shows('暂未开通，可先浏览', '打开 App')
  expect(document.body.textContent).not.toContain('重新登录')
})

test('a user without an account is led to bind one', async () => {
  signIn(sessionStorage, { openId: 'o-1', encOpenId: 'e-1' })
  session.lack = 'account'
  await open()
  await eventually(() => expect(location.pathname).toBe('/binding'))
})

test('a user without a mobile number is led to bind one', async () => {
  signIn(sessionStorage, { openId: 'o-1', encOpenId: 'e-1' })
  session.lack = 'mobile'
  await open()
  await eventually(() => expect(location.pathname).toBe('/binding/bindPhone/1'))
})
