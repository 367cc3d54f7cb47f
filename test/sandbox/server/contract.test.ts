import { describe, expect, test } from 'vitest'
import { listAssetsChannel } from '#api/calls/asset.ts'
import { queryUserStatus } from '#api/calls/auth.ts'
import { routes, unanswered } from './routes.ts'
import { pathFields, RET } from '#api/endpoint.ts'
import { queryFundOne } from '#api/calls/fund.ts'
import { getLoginUserInfo, queryOpenId } from '#api/calls/login.ts'
import { applyByEncriptTransPwd, applyInit } from '#api/calls/trade.ts'
import { queryTransactionDetail, queryTransactionList } from '#api/calls/transaction.ts'
import {
  ask,
  buy,
  call,
  preparePurchase,
  requestFor,
  signIn,
} from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang } = useSandbox('zhang', { reset: 'never' })

async function authorizationCode(): Promise<string> {
  const query = new URLSearchParams({ redirect_uri: 'http://localhost:5180/', user: 'zhang' })
  const answer = await sandbox.fetch(new Request(`http://x.test/sandbox/authorize?${query}`))
  return new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? ''
}

const fund = () => ({ fundCode: '980301' })
/** The fields that a caller sends to each endpoint, by name. */
const FIELDS: Record<string, () => object | Promise<object>> = {
  queryOpenId: async () => ({ code: await authorizationCode(), source: '12' }),
  getLoginUserInfo: () => ({}),
  queryUserStatus: () => ({}),
  isCertDateValid: () => ({}),
  queryAllFundName: () => ({}),
  queryFundOne: fund,
  queryNavHistory: () => ({ ...fund(), from: '20260101', to: '20260310' }),
  queryFundInfo: fund,
  getTransactionConfig: fund,
  listPaymentAccount: fund,
  getFundProtocolConfig: fund,
  applyInit: fund,
  applyByEncriptTransPwd: async () =>
    (await preparePurchase(sandbox, zhang, { ...fund(), amount: '100.00' })).fields,
  queryApplyResult: async () => ({
    applyNo: (await ask(sandbox, applyInit, fund(), zhang)).applyNo,
  }),
  queryTransactionList: () => ({ page: 1, size: 20 }),
  queryTransactionDetail: async () => ({
    applyNo: (await buy(sandbox, zhang, { ...fund(), amount: '100.00' })).applyNo,
  }),
  listAssetsChannel: () => ({}),
  sensorLog3rd: () => ({ event: '{"name":"page_view"}' }),
}

const answered = routes().map(({ endpoint }) => ({ endpoint, name: endpoint.name }))

describe('the basic calls', () => {
  test.each(answered.filter(({ name }) => name in FIELDS))(
    '$name answers with a payload of its schema',
    async ({ endpoint, name }) => {
      const fields = await FIELDS[name]?.()
      expect(await ask(sandbox, endpoint, { ...fields }, zhang)).toBeTypeOf('object')
    },
  )
})

test('every route requires a user exactly where the contract does', () => {
  const wrong = routes().filter(({ endpoint, needsUser }) => endpoint.needsUser !== needsUser)
  expect(wrong.map(({ endpoint }) => endpoint.name)).toEqual([])
})

test('every call of the contract has a route', () => {
  expect(unanswered()).toEqual([])
})

describe('without a session', () => {
  test.each(answered.filter(({ endpoint }) => endpoint.needsUser))(
    '$name is refused',
    async ({ endpoint }) => {
      const inPath = pathFields(endpoint.path).map((field) => [field, 'x'])
      const { retCode, payload } = await call(sandbox, endpoint, Object.fromEntries(inPath))
      expect({ retCode, payload }).toEqual({ retCode: RET.notLoggedIn, payload: null })
    },
  )

  test('a token of another user opens nothing', async () => {
    const li = await signIn(sandbox, 'li')
    const mixed = { openId: zhang.openId, encOpenId: li.encOpenId }
    expect((await call(sandbox, getLoginUserInfo, {}, mixed)).retCode).toBe(RET.notLoggedIn)
  })
})

test('names, mobile and certificate number arrive masked', async () => {
  expect(await ask(sandbox, getLoginUserInfo, {}, zhang)).toMatchObject({
    custName: '张*明',
    mobileNo: expect.stringMatching(/^\d{3}\*{4}\d{4}$/),
    certificateNo: expect.stringMatching(/^\d{3}\*+\d{4}$/),
  })
})

test.each([
  ['a missing field', queryFundOne, {}, 'fundCode'],
  ['a wrong type', applyInit, { fundCode: 7 }, 'fundCode'],
  ['a malformed field', queryTransactionList, { page: 'x', size: 20 }, 'page'],
  ['a page too large', queryTransactionList, { page: 1, size: 51 }, 'size'],
])(
  'a request with %s is refused with a message that names the field',
  async (_what, endpoint, fields, name) => {
    const answer = await call(sandbox, endpoint, fields, zhang)
    expect(answer).toMatchObject({ status: 200, retCode: RET.badRequest })
    expect(answer.retMsg).toContain(name)
  },
)

test.each(['not json', '[]', 'null', '{"fundCode":', '1'])(
  'a JSON body %j is refused',
  async (body) => {
    const request = requestFor(applyInit, {}, zhang)
    const { url, headers } = request
    const answer = await sandbox.fetch(new Request(url, { method: 'POST', headers, body }))
    expect(await answer.json()).toMatchObject({ retCode: RET.badRequest })
  },
)

/** A body sent as a stream, so that its length is not stated. */
const streamed = (text: string) =>
  new ReadableStream<Uint8Array>({
    start(to) {
      to.enqueue(new TextEncoder().encode(text))
      to.close()
    },
  })

test.each([
  ['short', 'read', 'event=%7B%7D', RET.ok],
  ['too long', 'refused', `event=${'x'.repeat(70_000)}`, RET.badRequest],
])(
  'over the network, a body of unstated length that is %s is %s',
  async (_size, _end, text, retCode) => {
    // Node requires `duplex` for a body that is a stream.
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: streamed(text),
      duplex: 'half',
    }
    const answer = await fetch(`${sandbox.url}/track/sensorLog3rd`, init)
    expect(await answer.json()).toMatchObject({ retCode })
  },
)

test('a body that is too long is refused', async () => {
  const answer = await call(
    sandbox,
    applyByEncriptTransPwd,
    { fundCode: '9'.repeat(70_000) },
    zhang,
  )
  expect(answer.retCode).toBe(RET.badRequest)
})

test('an unknown fund and an unknown path are not found', async () => {
  expect((await call(sandbox, queryFundOne, { fundCode: '999999' })).retCode).toBe(RET.notFound)
  const answer = await sandbox.fetch(new Request('http://sandbox.test/api/nothing'))
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ retCode: RET.notFound })
})

test('an order of another user is not found', async () => {
  const { applyNo } = await buy(sandbox, zhang, { fundCode: '980301', amount: '100.00' })
  const wang = await signIn(sandbox, 'wang')
  const answer = await call(sandbox, queryTransactionDetail, { applyNo }, wang)
  expect(answer).toMatchObject({ retCode: RET.notFound, payload: null })
})

test('an authorization code works once', async () => {
  const code = await authorizationCode()
  const { openid, encid } = await ask(sandbox, queryOpenId, { code, source: '12' })
  const session = { openId: openid, encOpenId: encid }
  expect((await ask(sandbox, queryUserStatus, {}, session)).appUserId).toBe('zhang')
  expect((await call(sandbox, queryOpenId, { code, source: '12' })).retCode).toBe(
    RET.authorizationExpired,
  )
})

test('the total is the sum of its parts to the cent', async () => {
  const assets = await ask(sandbox, listAssetsChannel, {}, await signIn(sandbox, 'qian'))
  expect(assets.holdings).toHaveLength(60)
  expect(assets.holdings.some((it) => it.holdProfit.startsWith('-'))).toBe(true)
  expect(assets.holdings.some((it) => /^\d{10}\./.test(it.amount))).toBe(true)
  const cents = (text: string) => BigInt(text.replace('.', ''))
  const parts = assets.holdings.reduce((sum, it) => sum + cents(it.amount), 0n)
  expect(cents(assets.totalAsset)).toBe(parts + cents(assets.inTransit))
})
