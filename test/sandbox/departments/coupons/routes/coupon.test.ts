import { describe, expect, test } from 'vitest'
import {
  cancelGift,
  claimCoupon,
  giveCoupon,
  listCouponBatches,
  listCouponFunds,
  listCoupons,
  listOrderCoupons,
  queryCoupon,
  queryCouponBatch,
  queryGift,
  quoteCoupons,
  takeGift,
} from '#api/calls/coupons/coupon.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { seededCoupon, seededGift } from '#test/sandbox/departments/coupons/seeded-coupons.ts'
import { ask, call, control } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang, wang, li, saver, coins } = useSandbox([
  'zhang',
  'wang',
  'li',
  'saver',
  'coins',
])

const claim = (batchId: string, requestNo: string, session = zhang) =>
  call(sandbox, claimCoupon, { batchId, requestNo }, session)
const claimed = async (batchId: string, requestNo: string, session = zhang) =>
  (await ask(sandbox, claimCoupon, { batchId, requestNo }, session)).coupon
const stateOf = async (cardId: string, session = zhang) =>
  (await ask(sandbox, queryCoupon, { cardId }, session)).coupon.state

const R = (n: number) => `R20260311100000${String(n).padStart(4, '0')}`

describe('a coupon is claimed', () => {
  test('once for a request, as often as it is sent', async () => {
    const first = await claimed('cut-20', R(1))
    expect(first).toMatchObject({ state: 'usable', title: '20 元申购费抵扣券', saved: null })
    expect(await claimed('cut-20', R(1))).toEqual(first)
    expect((await claimed('cut-20', R(2))).cardId).not.toBe(first.cardId)
    expect(await claim('cut-20', R(3))).toMatchObject({
      retCode: SHOWN_RET.quotaUsed,
      payload: { cardId: expect.any(String) },
    })
    expect((await claim('back-half', R(1))).retCode).toBe(RET.badRequest)
  })

  test.each([
    ['ahead', SHOWN_RET.activityOver],
    ['reward-cut', RET.notFound],
    ['new-tenth', RET.cannotJoin],
  ])('not of the batch %s', async (batchId, retCode) => {
    expect((await claim(batchId, R(1))).retCode).toBe(retCode)
  })

  test('by one user alone where one is left', async () => {
    const both = await Promise.all([claim('last-one', R(1)), claim('last-one', R(1), wang)])
    expect(both.map(({ retCode }) => retCode)).toEqual([0, SHOWN_RET.soldOut])
    const { batch } = await ask(sandbox, queryCouponBatch, { batchId: 'last-one' }, zhang)
    expect(batch).toMatchObject({ left: 0, stock: 1 })
  })

  test.each([
    ['20260331235959', SHOWN_RET.activityOver],
    ['20260401000000', RET.ok],
    ['20260430235959', RET.ok],
    ['20260501000000', SHOWN_RET.activityOver],
  ])('at %s of a batch of April with the answer %s', async (to, retCode) => {
    await control(sandbox, 'clock', { to })
    expect((await claim('ahead', R(1))).retCode).toBe(retCode)
  })

  test('by verified users alone', async () => {
    expect(await claim('cut-20', R(1), li)).toMatchObject({
      retCode: RET.cannotJoin,
      retMsg: '请先完成实名认证',
    })
  })

  test('and listed with its end; what is over is not to be claimed', async () => {
    const { cardId } = await claimed('one-fund', R(1))
    expect(await ask(sandbox, listCoupons, { tab: 'own', page: 1, size: 20 }, zhang)).toMatchObject(
      {
        total: 1,
        records: [{ cardId, validUntil: '20260312235959' }],
      },
    )
    const { batches } = await ask(sandbox, listCouponBatches, {}, null)
    expect(batches.map((it) => it.batchId)).not.toContain('over')
    expect(batches.at(-1)?.batchId).toBe('ahead')
    await control(sandbox, 'clock', { to: '20260312235958' })
    expect(await stateOf(cardId)).toBe('usable')
    await control(sandbox, 'clock', { to: '20260312235959' })
    expect(await stateOf(cardId)).toBe('expired')
  })
})

describe('a coupon is given', () => {
  const offered = async (session = zhang) => {
    const { cardId, validUntil } = await claimed('cut-20', R(1), session)
    const gift = await ask(sandbox, giveCoupon, { cardId, requestNo: R(2) }, session)
    return { cardId, validUntil, ...gift }
  }

  test('to one person, with its end unchanged, and not further', async () => {
    const { cardId, validUntil, giftCode } = await offered()
    expect(await stateOf(cardId)).toBe('gifting')
    expect(await ask(sandbox, queryGift, { giftCode }, null)).toMatchObject({
      giverName: '张*明',
      state: 'open',
      until: '20260312100000',
      own: false,
      cardId: null,
    })
    const both = await Promise.all(
      [wang, saver].map((it) => call(sandbox, takeGift, { giftCode }, it)),
    )
    expect(both.map(({ retCode }) => retCode)).toEqual([0, RET.alreadyClaimed])
    expect(await stateOf(cardId)).toBe('given')
    const { records } = await ask(sandbox, listCoupons, { tab: 'own', page: 1, size: 9 }, wang)
    expect(records).toMatchObject([{ state: 'usable', validUntil }])
    const again = { cardId: records[0]?.cardId ?? '', requestNo: R(3) }
    expect((await call(sandbox, giveCoupon, again, wang)).retCode).toBe(SHOWN_RET.couponUnusable)
    expect((await call(sandbox, cancelGift, { giftCode }, zhang)).retCode).toBe(RET.alreadyClaimed)
  })

  test('by one gift for a request', async () => {
    const { cardId, giftCode, until } = await offered()
    expect(await ask(sandbox, giveCoupon, { cardId, requestNo: R(2) }, zhang)).toEqual({
      giftCode,
      until,
    })
    const other = { cardId, requestNo: R(3) }
    expect((await call(sandbox, giveCoupon, other, zhang)).retCode).toBe(SHOWN_RET.couponUnusable)
    const { cardId: second } = await claimed('index-cut', R(4))
    const replayed = { cardId: second, requestNo: R(2) }
    expect((await call(sandbox, giveCoupon, replayed, zhang)).retCode).toBe(RET.badRequest)
    expect(await stateOf(second)).toBe('usable')
  })

  test.each([
    ['20260312095959', RET.ok],
    ['20260312100000', SHOWN_RET.activityOver],
  ])('until a day later: a taking at %s is answered %s', async (to, retCode) => {
    const { giftCode } = await offered()
    await control(sandbox, 'clock', { to })
    expect((await call(sandbox, takeGift, { giftCode }, wang)).retCode).toBe(retCode)
  })

  test('and is back when it is taken back, or after a day', async () => {
    const { cardId, validUntil, giftCode } = await offered()
    await ask(sandbox, cancelGift, { giftCode }, zhang)
    await ask(sandbox, cancelGift, { giftCode }, zhang)
    expect(await stateOf(cardId)).toBe('usable')
    expect((await call(sandbox, takeGift, { giftCode }, wang)).retCode).toBe(SHOWN_RET.activityOver)
    const later = await ask(sandbox, giveCoupon, { cardId, requestNo: R(4) }, zhang)
    await control(sandbox, 'clock', { to: later.until })
    const { coupon, gift } = await ask(sandbox, queryCoupon, { cardId }, zhang)
    expect([coupon.state, coupon.validUntil, gift]).toEqual(['usable', validUntil, null])
  })

  test('not to oneself, not to a stranger to the company, not where it is not to be given', async () => {
    const { giftCode } = await offered()
    expect((await call(sandbox, takeGift, { giftCode }, zhang)).retCode).toBe(RET.cannotJoin)
    expect((await call(sandbox, takeGift, { giftCode }, li)).retCode).toBe(RET.cannotJoin)
    expect((await call(sandbox, cancelGift, { giftCode }, wang)).retCode).toBe(RET.notFound)
    const { cardId } = await claimed('back-half', R(5))
    const fixed = { cardId, requestNo: R(6) }
    expect((await call(sandbox, giveCoupon, fixed, zhang)).retCode).toBe(SHOWN_RET.couponUnusable)
  })
})

describe("another's coupon", () => {
  const cardId = seededCoupon('saver', 'cut')

  test('is not found, like one that there is not', async () => {
    for (const it of [cardId, '0'.repeat(24)]) {
      expect((await call(sandbox, queryCoupon, { cardId: it }, zhang)).retMsg).toBe(
        '没有找到这张券',
      )
      const gift = { cardId: it, requestNo: R(1) }
      expect((await call(sandbox, giveCoupon, gift, zhang)).retCode).toBe(RET.notFound)
    }
    const order = { scene: 'buy', fundCode: '980301', amount: '5000.00', cardIds: cardId }
    expect((await call(sandbox, quoteCoupons, order, zhang)).retCode).toBe(RET.notFound)
  })
})

test('the seeded coupons are one of every state', async () => {
  const size = { page: 1, size: 50 }
  const tabs = ['own', 'used', 'expired', 'gone'] as const
  const all = await Promise.all(
    tabs.map(async (tab) => (await ask(sandbox, listCoupons, { tab, ...size }, saver)).records),
  )
  expect([...new Set(all.flat().map(({ state }) => state))].toSorted()).toEqual([
    'expired',
    'gifting',
    'given',
    'locked',
    'notYet',
    'usable',
    'used',
    'void',
  ])
  expect(all[1]?.map(({ saved }) => saved)).toEqual(['2.50'])
  const gift = { giftCode: seededGift('taken') }
  expect(await ask(sandbox, queryGift, gift, coins)).toMatchObject({
    state: 'taken',
    cardId: expect.any(String),
  })
})

test('the funds of a coupon have their fee before and after', async () => {
  const cardId = seededCoupon('saver', 'last-day')
  const page = { page: 1, size: 20 }
  expect(await ask(sandbox, listCouponFunds, { cardId, ...page }, saver)).toEqual({
    total: 1,
    records: [expect.objectContaining({ fundCode: '980301', ownFee: '5.00', fee: '0.00' })],
  })
  const words = { batchId: 'index-cut', words: '红利', ...page }
  const found = await ask(sandbox, listCouponFunds, words, zhang)
  expect(found.records.map(({ fundName }) => fundName.includes('红利'))).not.toContain(false)
  expect((await call(sandbox, listCouponFunds, page, zhang)).retCode).toBe(RET.notFound)
})

test('what an order may use is quoted as it would be confirmed', async () => {
  const order = { scene: 'buy', fundCode: '980301' }
  const { coupons } = await ask(sandbox, listOrderCoupons, order, saver)
  expect(coupons).toHaveLength(8)
  const cut = seededCoupon('saver', 'cut')
  const back = seededCoupon('saver', 'back')
  const quote = (cardIds: string, amount = '10000.00') =>
    call(sandbox, quoteCoupons, { ...order, amount, cardIds }, saver)
  expect((await quote(cut)).payload).toEqual({
    ownFee: '5.00',
    fee: '0.00',
    cut: '5.00',
    back: '0.00',
  })
  expect((await quote(`${back},${cut}`, '50000.00')).payload).toEqual({
    ownFee: '24.99',
    fee: '4.99',
    cut: '20.00',
    back: '2.50',
  })
  expect(await quote(cut, '800.00')).toMatchObject({
    retCode: SHOWN_RET.couponUnusable,
    retMsg: '满 1,000 元可用，还差 200.00 元',
  })
  expect((await quote(seededCoupon('saver', 'factor'))).retMsg).toBe('当前费率不高于券后费率')
  expect((await quote(seededCoupon('saver', 'locked'))).retMsg).toBe('该券使用中')
  expect((await quote(`${cut},${cut}`)).retCode).toBe(RET.badRequest)
})
