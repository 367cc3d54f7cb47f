import { describe, expect, test } from 'vitest'
import { listCoupons } from '#api/calls/coupons/coupon.ts'
import { listExchanges, queryExchange, redeemCode } from '#api/calls/coupons/exchange.ts'
import { listGoldRecords } from '#api/calls/gold/mall.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { sampleCode, sampleExchange } from '#test/sandbox/departments/coupons/redeem-codes.ts'
import { ask, call, control } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang, wang, saver } = useSandbox(['zhang', 'wang', 'saver'])

const R = (n: number) => `R20260311100000${String(n).padStart(4, '0')}`
const redeem = (code: string, requestNo: string, session = zhang) =>
  call(sandbox, redeemCode, { code, requestNo }, session)
const coupons = async () =>
  (await ask(sandbox, listCoupons, { tab: 'own', page: 1, size: 20 }, zhang)).total

describe('a code', () => {
  test('becomes one coupon, on whichever device and however often it is sent', async () => {
    const first = await redeem(sampleCode(1), R(1))
    expect(first).toMatchObject({
      retCode: 0,
      payload: { exchange: { kind: 'coupon', state: 'usable', exchangeId: sampleExchange(1) } },
    })
    expect((await redeem(sampleCode(1), R(1))).payload).toEqual(first.payload)
    expect((await redeem(sampleCode(1), R(2))).payload).toEqual(first.payload)
    expect(await coupons()).toBe(1)
    expect((await redeem(sampleCode(1), R(1), wang)).retCode).toBe(SHOWN_RET.codeInvalid)
    expect((await redeem(sampleCode(8), R(1))).retCode).toBe(RET.badRequest)
  })

  test('becomes coins or a card', async () => {
    const before = await ask(sandbox, listGoldRecords, { page: 1, size: 5 }, zhang)
    const code = sampleCode(9)
    expect((await redeem(code, R(1))).payload).toMatchObject({ exchange: { coins: 30 } })
    const after = await ask(sandbox, listGoldRecords, { page: 1, size: 5 }, zhang)
    expect(after.balance - before.balance).toBe(30)
    const { records } = await ask(sandbox, listExchanges, { page: 1, size: 5 }, saver)
    expect(records.map(({ kind }) => kind).toSorted()).toEqual(['card', 'coins', 'coupon'])
  })

  test.each([
    ['another has used', sampleCode(2), SHOWN_RET.codeInvalid],
    ['is over', sampleCode(3), SHOWN_RET.codeInvalid],
    ['is void', sampleCode(4), SHOWN_RET.codeInvalid],
    ['there is not', '0123456789ABCDEF', SHOWN_RET.codeInvalid],
    ['has nothing left to give', sampleCode(5), SHOWN_RET.soldOut],
  ])('that %s gives nothing, and does not say more', async (_, code, retCode) => {
    const words = retCode === SHOWN_RET.soldOut ? '已兑完，兑换码没有使用' : '兑换码无效或已失效'
    expect(await redeem(code, R(1))).toMatchObject({ retCode, retMsg: words })
    expect(await coupons()).toBe(0)
  })
})

describe('five wrong codes', () => {
  const wrong = (n: number) => redeem('0123456789ABCDEF', R(n))

  test('close the field for ten minutes from the first, to right ones too', async () => {
    for (const [n, triesLeft] of [4, 3, 2, 1, 0].entries())
      expect((await wrong(n)).payload).toEqual({ triesLeft })
    expect(await redeem(sampleCode(1), R(9))).toMatchObject({
      retCode: RET.tooOften,
      retMsg: '错误次数过多，请 10 分钟后再试',
    })
    await control(sandbox, 'clock', { to: '20260311100959' })
    expect((await redeem(sampleCode(1), R(9))).retCode).toBe(RET.tooOften)
    expect((await redeem(sampleCode(1), R(9), wang)).retCode).toBe(0)
    await control(sandbox, 'clock', { to: '20260311101030' })
    expect((await redeem(sampleCode(8), R(10))).retCode).toBe(0)
  })

  test('are counted by what was entered, whichever request number they come with', async () => {
    const answers = []
    for (let n = 0; n < 60; n += 1) answers.push((await redeem(sampleCode(100 + n), R(1))).retCode)
    expect(answers).toEqual([
      SHOWN_RET.codeInvalid,
      ...Array.from({ length: 59 }, () => RET.badRequest),
    ])
    // The number of a wrong code serves no right one.
    expect((await redeem(sampleCode(1), R(1))).retCode).toBe(RET.badRequest)
    for (let n = 2; n <= 5; n += 1) await wrong(n)
    expect((await wrong(6)).retCode).toBe(RET.tooOften)
  })

  test('are counted with one that is sold out, which shows that it is a code', async () => {
    for (let n = 1; n <= 5; n += 1)
      expect((await redeem(sampleCode(5), R(n))).retCode).toBe(SHOWN_RET.soldOut)
    expect((await redeem(sampleCode(1), R(6))).retCode).toBe(RET.tooOften)
  })

  test('have the same effect as one code that is reserved for tests', async () => {
    expect((await redeem(sampleCode(21), R(1))).retCode).toBe(RET.tooOften)
    expect((await redeem(sampleCode(1), R(2))).retCode).toBe(RET.tooOften)
  })

  test('count once for a request that is sent again', async () => {
    for (let again = 0; again < 6; again += 1)
      expect((await wrong(1)).payload).toEqual({ triesLeft: 4 })
  })
})

test("an exchange is found by its own user's numbers alone", async () => {
  await redeem(sampleCode(1), R(1))
  const found = await ask(sandbox, queryExchange, { requestNo: R(1) }, zhang)
  expect(found.exchange.exchangeId).toBe(sampleExchange(1))
  for (const named of [{ exchangeId: sampleExchange(2) }, { requestNo: R(2) }, {}])
    expect((await call(sandbox, queryExchange, named, zhang)).retCode).toBe(RET.notFound)
})
