import { describe, expect, test } from 'vitest'
import { queryHolding } from '#api/calls/asset.ts'
import { isShowCancelBtn } from '#api/calls/cancel.ts'
import { convert } from '#api/calls/convert.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { createPlan } from '#api/calls/plan-change.ts'
import { fastRedeemRepeat, getConvertAndRedeemInfo, redeem } from '#api/calls/redeem.ts'
import {
  applyByEncriptTransPwd,
  getFundProtocolConfig,
  queryApplyResult,
} from '#api/calls/trade.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import {
  ask,
  buy,
  call,
  control,
  orderRecord,
  shownPricingDay,
} from '#test/sandbox/testing/test-client.ts'
import {
  APPLICATION_KINDS,
  type ApplicationKind,
} from '#test/sandbox/departments/trading/applications.ts'
import { fastRedeem, sealedProof, sell } from '#test/sandbox/departments/trading/testing/sales.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang, qian } = useSandbox(['zhang', 'qian'])

const FUND = '980301'
const UNSELLABLE = '980603'
const WALLET = '001386'
const holding = (fundCode: string, who = zhang) => ask(sandbox, queryHolding, { fundCode }, who)
const answerCode = async (answer: Promise<{ retCode: number }>) => (await answer).retCode

test('a fund with suspended redemption gives the reason and sells nothing', async () => {
  const before = await holding(UNSELLABLE, qian)
  expect(Number(before.shares)).toBeGreaterThan(0)
  const info = await ask(sandbox, getConvertAndRedeemInfo, { fundCode: UNSELLABLE }, qian)
  expect(info).toMatchObject({ redeemFlag: '0', convertFlag: '0' })
  const sale = { fundCode: UNSELLABLE, shares: '100.00', bankSerial: 'qian-1' }
  expect(await sell(sandbox, qian, sale)).toMatchObject({
    retCode: SHOWN_RET.notRedeemable,
    retMsg: info.redeemToast,
  })
  expect(await holding(UNSELLABLE, qian)).toEqual(before)
})

test('a card in maintenance gets no quick withdrawal', async () => {
  const before = await holding(WALLET, qian)
  const answer = await fastRedeem(sandbox, qian, '100.00', 'qian-2')
  expect(answer).toMatchObject({
    retCode: SHOWN_RET.cardUnavailable,
    retMsg: expect.stringMatching('维护'),
  })
  expect(await holding(WALLET, qian)).toEqual(before)
})

describe('five wrong passwords', () => {
  test.each([
    [
      'redemptions',
      (password: string) => sell(sandbox, zhang, { fundCode: FUND, shares: '10.00', password }),
    ],
    [
      'quick withdrawals',
      (password: string) => fastRedeem(sandbox, zhang, '10.00', 'zhang-1', password),
    ],
  ])('stop %s for three hours, also with the right password', async (_what, place) => {
    for (const triesLeft of [4, 3, 2, 1]) {
      expect(await place('000000')).toMatchObject({
        retCode: RET.wrongTradingPassword,
        payload: { triesLeft },
      })
    }
    expect(await answerCode(place('000000'))).toBe(RET.tradingPasswordLocked)
    expect(await answerCode(place(TRADING_PASSWORD))).toBe(RET.tradingPasswordLocked)
    expect(await control(sandbox, 'orders')).toMatchObject({ total: 0 })
    await control(sandbox, 'clock', { to: '20260311130100' })
    expect(await answerCode(place(TRADING_PASSWORD))).toBe(RET.ok)
  })
})

describe('an application works only for the kind of order that it was opened for', () => {
  /** Each order with an application of `kind`, else right. */
  const ORDERS = {
    purchase: async (kind: ApplicationKind) => {
      const { randomCode: _, ...proof } = await sealedProof(sandbox, zhang, FUND, { kind })
      const { protocols } = await ask(sandbox, getFundProtocolConfig, { fundCode: FUND }, zhang)
      const protocolHashes = protocols.map((it) => it.hash)
      const order = { fundCode: FUND, amount: '1000.00', bankSerial: 'zhang-1', cfmTime: null }
      const pricingDay = await shownPricingDay(sandbox, zhang, FUND)
      const fields = { ...order, ...proof, pricingDay, protocolHashes }
      return { ...(await call(sandbox, applyByEncriptTransPwd, fields, zhang)), ...proof }
    },
    redeem: async (kind: ApplicationKind) => {
      const { randomCode: _, ...proof } = await sealedProof(sandbox, zhang, FUND, { kind })
      const order = { fundCode: FUND, shares: '10.00', bankSerial: 'zhang-1', redeemTo: 'card' }
      const pricingDay = await shownPricingDay(sandbox, zhang, FUND)
      const fields = { ...order, ...proof, pricingDay, largeRedeemFlag: '0' }
      return { ...(await call(sandbox, redeem, fields, zhang)), ...proof }
    },
    fastRedeem: async (kind: ApplicationKind) => {
      const { randomCode: _, ...proof } = await sealedProof(sandbox, zhang, WALLET, { kind })
      const fields = { fundCode: WALLET, amount: '10.00', bankSerial: 'zhang-1', ...proof }
      return { ...(await call(sandbox, fastRedeemRepeat, fields, zhang)), ...proof }
    },
    convert: async (kind: ApplicationKind) => {
      const { randomCode: _, ...proof } = await sealedProof(sandbox, zhang, '980501', { kind })
      const { protocols } = await ask(sandbox, getFundProtocolConfig, { fundCode: FUND }, zhang)
      const order = { fundCode: '980501', targetFundCode: FUND, shares: '10.00' }
      const terms = { bankSerial: 'zhang-1', largeRedeemFlag: '0', cfmTime: null }
      const protocolHashes = protocols.map((it) => it.hash)
      const pricingDay = await shownPricingDay(sandbox, zhang, '980501')
      const fields = { ...order, ...terms, ...proof, pricingDay, protocolHashes }
      return { ...(await call(sandbox, convert, fields, zhang)), ...proof }
    },
  } as const

  const pairs = Object.entries(ORDERS).flatMap(([order, place]) =>
    APPLICATION_KINDS.map((kind) => ({
      order,
      kind,
      place,
      ends: order === kind ? ([RET.ok, 'placed'] as const) : ([RET.badRequest, 'open'] as const),
    })),
  )
  test.each(pairs)(
    '$order with an application for $kind gets $ends',
    async ({ kind, place, ends }) => {
      const { retCode, applyNo } = await place(kind)
      const { state } = await ask(sandbox, queryApplyResult, { applyNo }, zhang)
      expect([retCode, state]).toEqual(ends)
    },
  )
})

test('orders that hold money or shares can be cancelled until 15:00, and others cannot', async () => {
  const button = async (applyNo: string) =>
    (await ask(sandbox, isShowCancelBtn, { applyNo }, zhang)).cancelUntil
  const bought = await buy(sandbox, zhang, { fundCode: FUND, amount: '1000.00' })
  const sold = await sell(sandbox, zhang, { fundCode: FUND, shares: '10.00' })
  const refused = await buy(sandbox, zhang, { fundCode: FUND, amount: '1000.46' })
  const quick = await fastRedeem(sandbox, zhang, '10.00')
  expect(await button(bought.applyNo)).toBe('20260311150000')
  expect(await button(sold.applyNo)).toBe('20260311150000')
  expect(await button(refused.applyNo)).toBeNull()
  expect(await button(quick.applyNo)).toBeNull()
  // Settled at once, so still before its cut-off: the table alone would offer to cancel it.
  const { randomCode: _, ...proof } = await sealedProof(sandbox, zhang, FUND, { kind: 'plan' })
  const { protocols } = await ask(sandbox, getFundProtocolConfig, { fundCode: FUND }, zhang)
  const cycle = { cycle: 'weekly', cycleDay: 4, planName: '', stopProfitRate: null }
  const payer = { bankSerial: 'zhang-1', channelId: null, cfmTime: null, activityId: null }
  const protocolHashes = protocols.map((it) => it.hash)
  const plan = { ...cycle, ...payer, ...proof, protocolHashes, fundCode: FUND, amount: '100.00' }
  await ask(sandbox, createPlan, plan, zhang)
  expect(await orderRecord(sandbox, zhang, proof.applyNo)).toMatchObject({ businessCode: '59' })
  expect(await button(proof.applyNo)).toBeNull()
  await control(sandbox, 'clock', { to: '20260311145950' })
  const late = await buy(sandbox, zhang, {
    fundCode: FUND,
    amount: '1000.00',
    cfmTime: '20260311145950',
  })
  expect(await button(late.applyNo)).toBe('20260311150000')
  await control(sandbox, 'clock', { to: '20260311150000' })
  expect(await button(late.applyNo)).toBeNull()
  const next = await buy(sandbox, zhang, { fundCode: FUND, amount: '1000.00' })
  expect(await button(next.applyNo)).toBe('20260312150000')
  await control(sandbox, 'clock', { next: 'settlement' })
  // The confirmed ones, which rules.md#cancel-permission lists, are past their cut-off.
  expect(await button(bought.applyNo)).toBeNull()
  expect(await button(sold.applyNo)).toBeNull()
})
