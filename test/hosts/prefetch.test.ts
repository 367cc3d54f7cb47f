import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import type { PlannedCall } from '#offline/pack/planned-call.ts'
import { createPrefetch } from './prefetch.js'

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
const ADDRESS = '/fund/980301?from=home'

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
  const state = { user: { openId: 'o-1', encOpenId: 'e-1' } }
  const sent: Promise<unknown>[] = []
  const prefetch = createPrefetch({
    send(method, target, headers, body) {
      const all = headers.map(([name, value]): [string, string] => [name, value])
      const url = `http://127.0.0.1:${address.port}${target}`
      const reply = fetch(url, { method, headers: all, ...(body === null ? {} : { body }) }).then(
        async (it) => ({ status: it.status, body: await it.text() }),
      )
      sent.push(reply)
      return reply
    },
    text: ({ status, body }) => (status === 200 ? body : null),
    keys: () => state.user,
  })
  /** Resolves when all answers have come. */
  const answered = async () => void (await Promise.all(sent))
  return { asked, state, prefetch, answered }
}

const FUND_KEY = 'POST /api/fund/queryFundOne [["fundCode","980301"]]'
const HOLDING_KEY = 'GET /api/asset/queryHolding [["fundCode","980301"],["size","10"]]'

test('makes a screen’s calls when its address opens, and answers each once', async () => {
  const { asked, prefetch } = await host()
  expect(prefetch.begin(MANIFEST, ADDRESS)).toEqual({ [FUND_KEY]: 0, [HOLDING_KEY]: 1 })
  const answers = [await prefetch.answer(0), await prefetch.answer(1)]
  expect(new Set(answers)).toEqual(new Set(['answer 1', 'answer 2']))
  expect(new Set(asked.map(({ method, url, body }) => `${method} ${url} ${body}`))).toEqual(
    new Set([
      'GET /api/asset/queryHolding?size=10&fundCode=980301 ',
      'POST /api/fund/queryFundOne fundCode=980301',
    ]),
  )
  for (const { headers } of asked)
    expect(headers).toMatchObject({ openid: 'o-1', encid: 'e-1', h5_version: '1.2.3' })
  expect([await prefetch.answer(0), await prefetch.answer(1)]).toEqual([null, null])
})

test('answers no call that the address has not, and none of an address that no route has', async () => {
  const { prefetch } = await host()
  prefetch.begin(MANIFEST, ADDRESS)
  expect(await prefetch.answer(2)).toBeNull()
  expect(prefetch.begin(MANIFEST, '/nowhere')).toEqual({})
  expect(await prefetch.answer(0)).toBeNull()
})

test('gives another user nothing', async () => {
  const { state, prefetch } = await host()
  prefetch.begin(MANIFEST, ADDRESS)
  state.user = { openId: '', encOpenId: '' }
  expect(await prefetch.answer(1)).toBeNull()
  expect(await prefetch.answers()).toEqual({})
})

test('drops the answers of the previous page view', async () => {
  const { prefetch } = await host()
  prefetch.begin(MANIFEST, ADDRESS)
  prefetch.begin(MANIFEST, '/')
  expect([await prefetch.answer(0), await prefetch.answer(1)]).toEqual([null, null])
})

test('makes only public calls when no user is signed in', async () => {
  const { asked, state, prefetch } = await host()
  state.user = { openId: '', encOpenId: '' }
  expect(prefetch.begin(MANIFEST, ADDRESS)).toEqual({ [FUND_KEY]: 0 })
  expect(await prefetch.answer(0)).toBe('answer 1')
  expect(asked).toHaveLength(1)
})

test('gives an opening the answers that have come, by their calls, and each once', async () => {
  const { asked, prefetch, answered } = await host()
  prefetch.begin(MANIFEST, ADDRESS)
  await answered()
  const taken = await prefetch.answers()
  expect(Object.keys(taken).toSorted()).toEqual([HOLDING_KEY, FUND_KEY])
  expect(new Set(Object.values(taken))).toEqual(new Set(['answer 1', 'answer 2']))
  expect(asked).toHaveLength(2)
  expect([await prefetch.answer(0), await prefetch.answer(1)]).toEqual([null, null])
})

test('an opening has the places of answers that are long, and of those that are late', async () => {
  const long = '长'.repeat(20_001)
  let arrive: (text: string) => void = () => {}
  const late = new Promise<string>((resolve) => {
    arrive = resolve
  })
  const prefetch = createPrefetch({
    send: (method) => (method === 'POST' ? Promise.resolve(long) : late),
    text: (reply: string) => reply,
    keys: () => ({ openId: 'o-1', encOpenId: 'e-1' }),
  })
  prefetch.begin(MANIFEST, ADDRESS)
  expect(await prefetch.answers()).toEqual({ [FUND_KEY]: 0, [HOLDING_KEY]: 1 })
  arrive('late')
  expect([await prefetch.answer(0), await prefetch.answer(1)]).toEqual([long, 'late'])
})

test('no place of a page view is one of the view before', async () => {
  const { prefetch } = await host()
  prefetch.begin(MANIFEST, ADDRESS)
  expect(prefetch.begin(MANIFEST, ADDRESS)).toEqual({ [FUND_KEY]: 2, [HOLDING_KEY]: 3 })
  expect(await prefetch.answer(0)).toBeNull()
  expect(await prefetch.answer(2)).toMatch(/^answer/)
})
