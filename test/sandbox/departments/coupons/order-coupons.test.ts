import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { cancel } from '#api/calls/cancel.ts'
import {
  claimCoupon,
  giveCoupon,
  listCoupons,
  listOrderCoupons,
  queryCoupon,
} from '#api/calls/coupons/coupon.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { createPlan, editPlan, terminatePlan } from '#api/calls/plan-change.ts'
import { applyByEncriptTransPwd } from '#api/calls/trade.ts'
import { queryTransactionDetail } from '#api/calls/transaction.ts'
import {
  makePlan,
  moveTo,
  passwordProof,
  planFields,
} from '#test/sandbox/departments/plans/testing/plan.ts'
import { seededCoupon } from './seeded-coupons.ts'
import { ask, call, control, preparePurchase } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang } = useSandbox('zhang')

const FUND = '980301'
let requests = 0
const claimed = async (batchId: string): Promise<string> => {
  requests += 1
  const requestNo = `R2026031110${String(requests).padStart(8, '0')}`
  return (await ask(sandbox, claimCoupon, { batchId, requestNo }, zhang)).coupon.cardId
}
const coupon = async (cardId: string) => (await ask(sandbox, queryCoupon, { cardId }, zhang)).coupon
const detail = (applyNo: string) => ask(sandbox, queryTransactionDetail, { applyNo }, zhang)

async function ordered(cardIds: readonly string[], amount = '50000.00', fundCode = FUND) {
  const { fields } = await preparePurchase(sandbox, zhang, { fundCode, amount })
  const answer = await call(sandbox, applyByEncriptTransPwd, { ...fields, cardIds }, zhang)
  return { ...answer, applyNo: fields.applyNo, fields }
}

async function cancelled(applyNo: string) {
  const proof = await passwordProof(sandbox, zhang)
  return call(sandbox, cancel, { applyNo, ...proof }, zhang)
}

describe('a coupon of an order', () => {
  test('is locked with it, and used when it is confirmed', async () => {
    const cardId = await claimed('cut-20')
    const { applyNo, retCode } = await ordered([cardId])
    expect(retCode).toBe(0)
    expect(await coupon(cardId)).toMatchObject({ state: 'locked', applyNo, saved: null })
    expect((await detail(applyNo)).coupons).toMatchObject([
      { cardId, state: 'locked', cut: '0.00', backState: 'none', backDate: null },
    ])
    await moveTo(sandbox, '20260312090000')
    expect(await coupon(cardId)).toMatchObject({ state: 'used', applyNo, saved: '20.00' })
    const { record, coupons } = await detail(applyNo)
    expect([record.fee, record.applicationCfmAmt]).toEqual(['4.99', '50000.00'])
    expect(coupons).toMatchObject([{ state: 'used', cut: '20.00', back: '0.00' }])
  })

  test('is placed once, however often it is sent, and with no other coupon', async () => {
    const cardId = await claimed('cut-20')
    const { fields, applyNo } = await ordered([cardId])
    const again = { ...fields, cardIds: [cardId] }
    expect(await call(sandbox, applyByEncriptTransPwd, again, zhang)).toMatchObject({
      retCode: 0,
      payload: { applyNo },
    })
    const other = { ...fields, cardIds: [] }
    expect((await call(sandbox, applyByEncriptTransPwd, other, zhang)).retCode).toBe(RET.badRequest)
    expect((await ordered([cardId])).retCode).toBe(SHOWN_RET.couponUnusable)
  })

  test('is back with its end unchanged after a cancel, and after a failure', async () => {
    const cardId = await claimed('cut-20')
    const { validUntil } = await coupon(cardId)
    const first = await ordered([cardId])
    expect((await cancelled(first.applyNo)).retCode).toBe(0)
    expect(await coupon(cardId)).toMatchObject({ state: 'usable', applyNo: null, validUntil })
    expect((await detail(first.applyNo)).coupons).toMatchObject([{ state: 'returned', validUntil }])
    const second = await ordered([cardId])
    expect(second.retCode).toBe(0)
    await control(sandbox, 'event', { kind: 'tradeFailed', userId: 'zhang', fundCode: FUND })
    expect(await coupon(cardId)).toMatchObject({ state: 'usable', validUntil })
    expect((await detail(second.applyNo)).coupons).toMatchObject([{ state: 'returned' }])
  })

  test('is back for 72 hours where its end has passed meanwhile', async () => {
    const cardId = await claimed('one-fund')
    await moveTo(sandbox, '20260312150001')
    const { applyNo } = await ordered([cardId])
    await moveTo(sandbox, '20260313100000')
    expect(await coupon(cardId)).toMatchObject({ state: 'locked', validUntil: '20260312235959' })
    expect((await cancelled(applyNo)).retCode).toBe(0)
    expect(await coupon(cardId)).toMatchObject({ state: 'usable', validUntil: '20260316100000' })
  })

  test('leaves nothing ordered where it may not be used', async () => {
    const cardId = await claimed('cut-20')
    const before = await ask(sandbox, listCoupons, { tab: 'own', page: 1, size: 9 }, zhang)
    for (const [cards, amount, retCode] of [
      [[cardId], '999.99', SHOWN_RET.couponUnusable],
      [[cardId, await claimed('index-cut')], '50000.00', SHOWN_RET.couponUnusable],
      [['f'.repeat(24)], '50000.00', RET.notFound],
      // Another user's.
      [[seededCoupon('saver', 'cut')], '50000.00', RET.notFound],
      [[cardId, cardId], '50000.00', RET.badRequest],
    ] as const) {
      const { applyNo, ...answer } = await ordered(cards, amount)
      expect(answer.retCode).toBe(retCode)
      const found = await call(sandbox, queryTransactionDetail, { applyNo }, zhang)
      expect(found.retCode).toBe(RET.notFound)
    }
    const { records } = await ask(sandbox, listCoupons, { tab: 'own', page: 1, size: 9 }, zhang)
    expect(records).toEqual(expect.arrayContaining(before.records))
  })

  test.each([
    ['taken a second before its end', '20260312235958', 0],
    ['refused at its end', '20260312235959', SHOWN_RET.couponUnusable],
  ])('is %s', async (_, time, retCode) => {
    const cardId = await claimed('one-fund')
    await moveTo(sandbox, time)
    expect((await ordered([cardId])).retCode).toBe(retCode)
  })

  test('that the bank refuses is back at once', async () => {
    const cardId = await claimed('cut-20')
    const { applyNo, retCode } = await ordered([cardId], '1000.46')
    expect(retCode).toBe(0)
    const { record, coupons } = await detail(applyNo)
    expect([record.status, coupons[0]?.state]).toEqual(['4', 'returned'])
    expect(await coupon(cardId)).toMatchObject({ state: 'usable' })
  })

  test('cannot be given meanwhile', async () => {
    const cardId = await claimed('cut-20')
    await ordered([cardId])
    const gift = { cardId, requestNo: 'R202603111000009999' }
    expect((await call(sandbox, giveCoupon, gift, zhang)).retCode).toBe(SHOWN_RET.couponUnusable)
  })
})

describe('a part of a fee is paid back', () => {
  const backed = async () => {
    const [cut, back] = [await claimed('cut-20'), await claimed('back-half')]
    const { applyNo, retCode } = await ordered([back, cut])
    expect(retCode).toBe(0)
    await moveTo(sandbox, '20260312090000')
    return { applyNo, back }
  }

  test('three trading days after the confirmation, of the fee that was left', async () => {
    const { applyNo, back } = await backed()
    const due = { state: 'used', back: '2.50', backState: 'due', backDate: '20260317' }
    expect((await detail(applyNo)).coupons).toContainEqual(expect.objectContaining(due))
    await moveTo(sandbox, '20260317202959')
    expect((await detail(applyNo)).coupons).toContainEqual(expect.objectContaining(due))
    await moveTo(sandbox, '20260317203000')
    const paid = expect.objectContaining({ ...due, backState: 'paid' })
    expect((await detail(applyNo)).coupons).toContainEqual(paid)
    const { events } = await ask(sandbox, queryCoupon, { cardId: back }, zhang)
    expect(events.map(({ kind }) => kind)).toEqual(['paidBack', 'used', 'locked', 'granted'])
  })
})

describe('a coupon of a plan', () => {
  const planned = async (cardIds: readonly string[], other: object = {}) =>
    makePlan(sandbox, zhang, { amount: '5000.00', cardIds, ...other })

  test('waits for its next instalment, and is used with it', async () => {
    const cardId = await claimed('plan-back')
    await planned([cardId])
    expect(await coupon(cardId)).toMatchObject({ state: 'locked', applyNo: null })
    await moveTo(sandbox, '20260312093000')
    const { applyNo } = await coupon(cardId)
    expect((await detail(applyNo ?? '')).record.businessCode).toBe('39')
    await moveTo(sandbox, '20260313090000')
    expect(await coupon(cardId)).toMatchObject({ state: 'used', saved: '1.25' })
  })

  test('waits for the one after where an instalment was refused, and is free with the end', async () => {
    const cardId = await claimed('plan-back')
    const { planNo } = await planned([cardId], { amount: '1000.46' })
    await moveTo(sandbox, '20260312160000')
    expect(await coupon(cardId)).toMatchObject({ state: 'locked', applyNo: null })
    const proof = await passwordProof(sandbox, zhang)
    await ask(sandbox, terminatePlan, { planNo, ...proof }, zhang)
    expect(await coupon(cardId)).toMatchObject({ state: 'usable' })
  })

  test('is over at its own end', async () => {
    const cardId = await claimed('plan-back')
    await planned([cardId], { cycle: 'monthly', cycleDay: 11 })
    expect(await coupon(cardId)).toMatchObject({ validUntil: '20260409235959' })
    await moveTo(sandbox, '20260409235958')
    expect((await coupon(cardId)).state).toBe('locked')
    await moveTo(sandbox, '20260409235959')
    expect((await coupon(cardId)).state).toBe('expired')
  })

  test('must be one for plans', async () => {
    const cardId = await claimed('cut-20')
    const fields = await planFields(sandbox, zhang, { amount: '5000.00', cardIds: [cardId] })
    expect((await call(sandbox, createPlan, fields, zhang)).retMsg).toBe('仅限买入使用')
  })
})

describe('a coupon of the first instalment', () => {
  test('is locked until that one is paid, and returns where no later one can use it', async () => {
    const cardId = await claimed('plan-back')
    await makePlan(sandbox, zhang, { amount: '5000.00', cardIds: [cardId] })
    await moveTo(sandbox, '20260312093000')
    const first = await coupon(cardId)
    expect(first).toMatchObject({ state: 'locked', firstInstalments: 1 })
    expect(first.applyNo).not.toBeNull()
    await moveTo(sandbox, '20260319093000')
    expect(await coupon(cardId)).toMatchObject({ state: 'used', applyNo: first.applyNo })
    sandbox.assertBalanced()
  })
})

test('a coupon of the first instalment returns where that one went without it', async () => {
  const cardId = await claimed('plan-back')
  const { planNo } = await makePlan(sandbox, zhang, { amount: '5000.00', cardIds: [cardId] })
  // The first is paid without it: on that day it saves nothing.
  const smaller = {
    ...(await planFields(sandbox, zhang, { amount: '10.00' })),
    planNo,
    smart: null,
  }
  await ask(sandbox, editPlan, smaller, zhang)
  await moveTo(sandbox, '20260312160000')
  expect(await coupon(cardId)).toMatchObject({ state: 'usable', applyNo: null })
})

describe('a coupon that is limited', () => {
  test('to the wallet is refused with a card, and nothing is ordered', async () => {
    const cardId = await claimed('wallet-cut')
    const { retCode, retMsg } = await ordered([cardId])
    expect([retCode, retMsg]).toEqual([SHOWN_RET.couponUnusable, '仅限用禾岸宝付款时使用'])
    expect(await coupon(cardId)).toMatchObject({ state: 'usable', payBy: ['wallet'] })
    const purchase = { fundCode: FUND, amount: '5000.00', channelId: '8901' }
    const { fields } = await preparePurchase(sandbox, zhang, purchase)
    const paid = { ...fields, cardIds: [cardId] }
    expect((await call(sandbox, applyByEncriptTransPwd, paid, zhang)).retCode).toBe(0)
    expect((await coupon(cardId)).state).toBe('locked')
  })

  test('to the app is refused in a browser’s session, and taken in the app’s', async () => {
    const cardId = await claimed('app-cut')
    const web = v.parse(
      v.object({ openId: v.string(), encOpenId: v.string() }),
      await control(sandbox, 'session', { userId: 'zhang', kind: 'web' }),
    )
    const asked = { scene: 'buy', fundCode: FUND } as const
    expect((await ask(sandbox, listOrderCoupons, asked, web)).container).toBe('web')
    const { fields } = await preparePurchase(sandbox, web, { fundCode: FUND, amount: '5000.00' })
    const there = { ...fields, cardIds: [cardId] }
    expect((await call(sandbox, applyByEncriptTransPwd, there, web)).retMsg).toBe('仅限在 App 使用')
    expect((await ask(sandbox, listOrderCoupons, asked, zhang)).container).toBe('app')
    expect((await ordered([cardId])).retCode).toBe(0)
  })
})
