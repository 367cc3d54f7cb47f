import { expect, test } from 'vitest'
import {
  createJsapiSignature,
  getLoginUserInfo,
  getOpenIdByToken,
  queryOpenId,
  wxAppletLoginEnhance,
} from '#api/calls/login.ts'
import { queryRedirectUrl } from '#api/calls/redirect.ts'
import { RET } from '#api/endpoint.ts'
import { ask, call, control } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox } = useSandbox([])

const PAGE = 'http://localhost:5180/fund_detail/FundDetailSingle?fundCode=980303'

const get = (path: string, query: Record<string, string>, cookie = '') =>
  sandbox.fetch(
    new Request(`http://front.test:5180/sandbox/${path}?${new URLSearchParams(query).toString()}`, {
      headers: { cookie },
    }),
  )

/** The address to which an answer leads. */
const target = (answer: Response) => new URL(answer.headers.get('location') ?? '')

test('silent=1 answers at once, without a tap, for who authorized last in this browser', async () => {
  const wish = { redirect_uri: PAGE, state: 's1' }
  const unknown = await get('authorize', { ...wish, silent: '1' })
  expect(unknown.status).toBe(200)
  expect(await unknown.text()).toContain('id="user-tang"')

  const tapped = await get('authorize', { ...wish, user: 'tang' })
  const cookie = tapped.headers.get('set-cookie')?.split(';')[0] ?? ''
  for (let round = 0; round < 2; round += 1) {
    const answer = await get('authorize', { ...wish, silent: '1' }, cookie)
    expect(answer.status).toBe(302)
    const { searchParams, pathname } = target(answer)
    expect([pathname, searchParams.get('state')]).toEqual(['/fund_detail/FundDetailSingle', 's1'])
    const code = searchParams.get('code') ?? ''
    expect(await call(sandbox, queryOpenId, { code, source: 'h5' })).toMatchObject({
      retCode: RET.codeRejected,
      retMsg: '该微信账号已被限制登录，请联系客服',
    })
  }
})

test('a person who refuses comes back with the state and without a code, also after a tap', async () => {
  const wish = { redirect_uri: PAGE, state: 's1' }
  const page = await (await get('authorize', wish)).text()
  const link = /id="deny" href="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
  for (const query of [{ ...wish, deny: '1' }, Object.fromEntries(new URLSearchParams(link))]) {
    const { searchParams } = target(await get('authorize', query))
    expect(Object.fromEntries(searchParams)).toEqual({ fundCode: '980303', state: 's1' })
  }
})

test.each(['applet', 'partner', 'alipay'])(
  'a tap at /sandbox/%s opens the page with a token that signs its user in once',
  async (name) => {
    const page = await (await get(name, { to: PAGE })).text()
    const link = /id="user-partner" href="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const url = target(await get(name, Object.fromEntries(new URLSearchParams(link))))
    expect(url.pathname).toBe('/fund_detail/FundDetailSingle')
    const token = url.searchParams.get('token') ?? ''
    const { retValue } = await ask(sandbox, getOpenIdByToken, { token })
    const session = { openId: retValue.openid, encOpenId: retValue.encid }
    expect((await ask(sandbox, getLoginUserInfo, {}, session)).appUserId).toBe('partner')
    expect((await call(sandbox, getOpenIdByToken, { token })).retCode).toBe(RET.codeRejected)
  },
)

test('the word of the page that requested a login comes back with the token', async () => {
  const asked = { to: PAGE, user: 'partner', loginState: 'n1' }
  expect(target(await get('partner', asked)).searchParams.get('loginState')).toBe('n1')
  const { searchParams } = target(await get('partner', { to: PAGE, user: 'partner' }))
  expect(searchParams.has('loginState')).toBe(false)
})

test('a mini-program from before the tokens gives its login code, and says so', async () => {
  const older = { to: PAGE, user: 'applet', appletVersion: '1' }
  const { searchParams } = target(await get('applet', older))
  expect([...searchParams.keys()].toSorted()).toEqual(['appletVersion', 'code', 'fundCode'])
  const code = searchParams.get('code') ?? ''
  const { userInfo } = await ask(sandbox, wxAppletLoginEnhance, { code })
  expect(userInfo).toMatchObject({ appUserId: 'applet', bindMobileFlag: '0' })
})

test.each(['applet', 'partner', 'alipay'])(
  'no token of /sandbox/%s is sent to another site',
  async (name) => {
    for (const to of ['https://evil.example/', '//evil.example/', 'javascript:alert(1)', 'http://'])
      expect((await get(name, { to, user: 'zhang' })).status).toBe(400)
    expect((await get(name, { to: PAGE, user: 'nobody' })).status).toBe(400)
  },
)

test("the messaging app's server accepts a signature for the signed address alone", async () => {
  const { appid, timestamp, noncestr, signature } = await ask(sandbox, createJsapiSignature, {
    url: PAGE,
  })
  const claim = { appId: appid, url: PAGE, timestamp, noncestr, signature }
  const accepted = async (other: Partial<typeof claim>) =>
    (await control(sandbox, 'jsapi', { ...claim, ...other }))['accepted']
  expect(await accepted({})).toBe(true)
  expect(await accepted({ url: `${PAGE}#top` })).toBe(true)
  expect(await accepted({ url: 'http://localhost:5180/' })).toBe(false)
  expect(await accepted({ noncestr: 'other' })).toBe(false)
  expect(await accepted({ appId: 'wx1' })).toBe(false)
})

test("somebody who is not signed in is sent to the partner bank's login, and nowhere else", async () => {
  const go = (redirect: string) => call(sandbox, queryRedirectUrl, { redirect })
  const login = await go('https://pay.riverbank.example/h5/login?to=%2Fasset')
  expect(login.retCode).toBe(RET.ok)
  expect(JSON.stringify(login.payload)).toMatch(/\/h5\/login\?to=%2Fasset&time=\d+&sign=[0-9a-f]+/)
  for (const other of ['https://pay.riverbank.example/h5/trading', 'https://mall.hean.example/'])
    expect((await go(other)).retCode).toBe(RET.notLoggedIn)
  expect((await go('https://evil.example/h5/login')).retCode).toBe(RET.redirectRefused)
})
