import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import type { PlannedCall } from '#offline/pack/planned-call.ts'
import { createPrefetch, type PageCall } from './prefetch.ts'

const FUND: PlannedCall = {
  method: 'POST',
  path: '/api/fund/queryFundOne',
  encoding: 'form',
  user: false,
  fields: { fundCode: { url: 'fundCode' } },
}
const HOLDING: PlannedCall = {
  method: 'GET',
  path: '/api/asset/queryHolding',
  encoding: 'query',
  user: true,
  fields: { size: { value: 10 }, fundCode: { url: 'fundCode' } },
}
const MANIFEST = {
  version: '1.2.3',
  routes: [
    { path: '/', title: '首页' },
    { path: '/fund/:fundCode', title: '基金', calls: [FUND, HOLDING] },
  ],
}
const ADDRESS = new URL('https://h5.heanfund.example/fund/980301?from=home')

/** A provider that counts, and a host's prefetch in front of it. */
async function host() {
  const asked: { method: string; url: string; body: string; headers: Record<string, unknown> }[] =
    []
  const server = createServer((request, response) => {
    const answer = async () => {
      const { method = '', url = '', headers } = request
      asked.push({ method, url, body: await text(request), headers })
      response.end(`answer ${asked.length}`)
    }
    void answer()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => void server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const state = { user: { openId: 'o-1', encOpenId: 'e-1' }, now: 0 }
  const prefetch = createPrefetch({
    provider: `http://127.0.0.1:${address.port}`,
    keys: () => state.user,
    now: () => state.now,
  })
  const take = async (call: PageCall) => (await prefetch.take(call))?.body.toString() ?? null
  return { asked, state, prefetch, take }
}

const USER = { openid: 'o-1', encid: 'e-1' }
const fund = (fundCode = '980301', headers: Record<string, string> = USER): PageCall => ({
  method: 'POST',
  url: new URL(FUND.path, ADDRESS),
  headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded;charset=utf-8' },
  body: `fundCode=${fundCode}`,
})
const holding: PageCall = {
  method: 'GET',
  url: new URL(`${HOLDING.path}?fundCode=980301&size=10&_=k1`, ADDRESS),
  headers: { OpenId: 'o-1', encid: 'e-1' },
  body: '',
}

test('makes a screen’s calls when its address opens, and answers each of the page’s calls once', async () => {
  const { asked, prefetch, take } = await host()
  prefetch.begin(MANIFEST, ADDRESS)
  expect(new Set([await take(fund()), await take(holding)])).toEqual(
    new Set(['answer 1', 'answer 2']),
  )
  expect(new Set(asked.map(({ method, url, body }) => `${method} ${url} ${body}`))).toEqual(
    new Set([
      'GET /api/asset/queryHolding?size=10&fundCode=980301 ',
      'POST /api/fund/queryFundOne fundCode=980301',
    ]),
  )
  for (const { headers } of asked)
    expect(headers).toMatchObject({ openid: 'o-1', encid: 'e-1', h5_version: '1.2.3' })
  expect([await take(fund()), await take(holding)]).toEqual([null, null])
})

test('has no answer for another fund, another user, or after three seconds', async () => {
  const { state, prefetch, take } = await host()
  prefetch.begin(MANIFEST, ADDRESS)
  expect(await take(fund('980302'))).toBeNull()
  expect(await take(fund('980301', { openid: 'o-2', encid: 'e-2' }))).toBeNull()
  prefetch.begin(MANIFEST, ADDRESS)
  state.user = { openId: '', encOpenId: '' }
  expect(await take(holding)).toBeNull()
  state.user = { openId: 'o-1', encOpenId: 'e-1' }
  prefetch.begin(MANIFEST, ADDRESS)
  state.now = 3_001
  expect(await take(fund())).toBeNull()
})

test('drops the answers of the previous page view', async () => {
  const { prefetch, take } = await host()
  prefetch.begin(MANIFEST, ADDRESS)
  prefetch.begin(MANIFEST, new URL('/', ADDRESS))
  expect([await take(fund()), await take(holding)]).toEqual([null, null])
})

test('makes only public calls when no user is signed in', async () => {
  const { asked, state, prefetch, take } = await host()
  state.user = { openId: '', encOpenId: '' }
  prefetch.begin(MANIFEST, ADDRESS)
  expect(await take(fund('980301', {}))).toBe('answer 1')
  expect(asked).toHaveLength(1)
})
