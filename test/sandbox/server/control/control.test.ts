import { expect, test } from 'vitest'
import { queryOpenId } from '#api/calls/login.ts'
import { applyByEncriptTransPwd } from '#api/calls/trade.ts'
import { RET } from '#api/endpoint.ts'
import { TEXTS } from '#test/sandbox/departments/activity/catalogue.ts'
import { PERSONAS, TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { AMOUNT_SENTINELS, CARD_SENTINELS } from '#test/sandbox/departments/trading/sentinels.ts'
import {
  call,
  control,
  preparePurchase,
  requestFor,
  signIn,
} from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox } = useSandbox([], { reset: 'never', log: (line) => lines.push(line) })
const lines: string[] = []

const get = (path: string, headers: Record<string, string> = {}) =>
  sandbox.fetch(new Request(`http://front.test:5180/sandbox${path}`, { headers }))
const authorize = (query: Record<string, string>) => get(`/authorize?${new URLSearchParams(query)}`)

test.each(['', '/'])(
  'the control page at /sandbox%s lists every persona and sentinel',
  async (path) => {
    const page = await (await get(path)).text()
    for (const { userId } of PERSONAS) expect(page).toContain(`data-enter="${userId}"`)
    for (const { ending } of AMOUNT_SENTINELS) expect(page).toContain(ending)
    for (const { cardNo } of CARD_SENTINELS) expect(page).toContain(cardNo)
    for (const activityId of Object.keys(TEXTS)) expect(page).toContain(activityId)
    for (const form of ['clock', 'faults', 'latency', 'transfer', 'event'])
      expect(page).toContain(`<form data-path="${form}">`)
    expect(page).toContain('href="/sandbox/state"')
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  },
)

test('the page shows what goes wrong now, escaped, with a button that ends it', async () => {
  const message = '<script>alert(1)</script>'
  const ret = 'tooOften'
  await control(sandbox, 'faults', { call: 'redeem', kind: 'retCode', ret, message, times: 2 })
  await control(sandbox, 'latency', { call: 'redeem', ms: 1_234 })
  const page = await (await get('')).text()
  expect(page).toContain('redeem：retCode 错误 tooOften「&lt;script&gt;')
  expect(page).toContain('还有 2 次')
  expect(page).toContain('redeem：每次 +1234 ms')
  expect(page).not.toContain(message)
  await control(sandbox, 'faults', { call: '*', kind: 'none' })
  await control(sandbox, 'latency', { call: 'redeem', ms: 0 })
})

test('personas are listed with masked names', async () => {
  const { users } = await control(sandbox, 'users')
  expect(users).toContainEqual(expect.objectContaining({ userId: 'zhang', name: '张*明' }))
  expect(JSON.stringify(users)).not.toContain('张亦明')
})

test('the authorization page offers the personas and one tap goes back with code and state', async () => {
  const query = { redirect_uri: 'http://localhost:5180/home?a=1', state: 's t' }
  const page = await (await authorize(query)).text()
  const link = /href="([^"]+user=zhang)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const answer = await get(`/authorize${link}`)
  const target = new URL(answer.headers.get('location') ?? '')
  expect(answer.status).toBe(302)
  expect(target.origin + target.pathname).toBe('http://localhost:5180/home')
  expect(target.searchParams.get('a')).toBe('1')
  expect(target.searchParams.get('state')).toBe('s t')
  expect(target.searchParams.get('code')).toMatch(/^[\w-]{32}$/)
})

test.each([
  ['http://front.test:5180/x', 302],
  ['/x', 302],
  ['http://127.0.0.1:1/', 302],
  ['https://evil.example/', 400],
  ['http://localhost.evil.example/', 400],
  ['//evil.example/', 400],
  ['javascript:alert(1)', 400],
  ['http://', 400],
])('a redirect of a code to %s is answered with %i', async (redirect_uri, status) => {
  expect((await authorize({ redirect_uri, user: 'zhang' })).status).toBe(status)
})

test('a refused persona gets the reason, and an unknown or old code counts as expired', async () => {
  const location = (await authorize({ redirect_uri: '/', user: 'tang' })).headers.get('location')
  const code = new URL(location ?? '').searchParams.get('code') ?? ''
  expect(await call(sandbox, queryOpenId, { code, source: '12' })).toMatchObject({
    retCode: RET.codeRejected,
    retMsg: expect.stringContaining('限制登录'),
  })
  expect((await call(sandbox, queryOpenId, { code: 'x', source: '12' })).retCode).toBe(
    RET.authorizationExpired,
  )
})

test.each([
  ['http://localhost:5181', 'http://localhost:5181'],
  ['http://127.0.0.1:80', 'http://127.0.0.1:80'],
  ['https://evil.example', null],
])('CORS with credentials for origin %s allows %s', async (origin, allowed) => {
  const answer = await get('/users', { origin })
  expect(answer.headers.get('access-control-allow-origin')).toBe(allowed)
  expect(answer.headers.get('access-control-allow-credentials')).toBe('true')
})

test('the log has calls and outcomes, and none of their contents', async () => {
  const zhang = await signIn(sandbox, 'zhang')
  const { fields } = await preparePurchase(sandbox, zhang, {
    fundCode: '980301',
    amount: '1234.00',
  })
  await sandbox.fetch(requestFor(applyByEncriptTransPwd, fields, zhang))
  const log = lines.join('\n')
  expect(log).toContain('POST /api/trans/applyByEncriptTransPwd 200 retCode=0')
  for (const secret of [
    TRADING_PASSWORD,
    fields.applyNo,
    fields.transPwd,
    '1234.00',
    'zhang',
    '张',
    zhang.openId,
    zhang.encOpenId,
  ]) {
    expect(log).not.toContain(secret)
  }
})

test('an unknown persona gets no session', async () => {
  expect(await control(sandbox, 'session', { userId: 'nobody' })).toMatchObject({ status: 400 })
})

test.each(PERSONAS)('an identity card is printed for $userId', async ({ userId }) => {
  const answer = await get(`/specimen?user=${userId}`)
  const page = await answer.text()
  expect(answer.status).toBe(200)
  expect(page).toContain('样本')
  expect(page).toMatch(/\d{17}[\dX]/)
})

test('no identity card is printed for somebody unknown', async () => {
  expect((await get('/specimen?user=nobody')).status).toBe(400)
})
