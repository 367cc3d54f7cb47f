import { describe, expect, test } from 'vitest'
import { listAssetsChannel } from '#api/calls/asset.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { queryFundOne, queryNavHistory } from '#api/calls/fund.ts'
import { applyByEncriptTransPwd, getTransactionConfig, queryApplyResult } from '#api/calls/trade.ts'
import { estimatePurchase } from '#domain/money/fees.ts'
import {
  ask,
  buy,
  call,
  control,
  orderRecord,
  preparePurchase,
} from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang, wang } = useSandbox(['zhang', 'wang'])

const FUND = '980301'
const thousand = { fundCode: FUND, amount: '1000.00' }

test('1,000 yuan bought on T are confirmed on T+1 to the cent, and were in transit until then', async () => {
  const before = await ask(sandbox, listAssetsChannel, {}, zhang)
  const { retCode, applyNo } = await buy(sandbox, zhang, thousand)
  expect(retCode).toBe(RET.ok)
  expect(await orderRecord(sandbox, zhang, applyNo)).toMatchObject({
    status: '3',
    transactionDate: '20260311',
    transactionCfmDate: '20260312',
    applicationCfmVol: null,
  })
  expect(await ask(sandbox, listAssetsChannel, {}, zhang)).toMatchObject({ inTransit: '1000.00' })

  await control(sandbox, 'clock', { to: '20260312085959' })
  expect((await orderRecord(sandbox, zhang, applyNo)).status).toBe('5')
  await control(sandbox, 'clock', { next: 'settlement' })

  const { purchaseTiers, discount } = await ask(sandbox, queryFundOne, { fundCode: FUND })
  const { points } = await ask(sandbox, queryNavHistory, {
    fundCode: FUND,
    from: '20260311',
    to: '20260311',
  })
  const nav = points[0]?.nav ?? ''
  const expected = estimatePurchase({ amount: '1000', tiers: purchaseTiers, discount, nav })
  // 1,000 / (1 + 0.15 %) by hand.
  expect(expected).toMatchObject({ net: '999.50', fee: '0.50' })
  expect(await orderRecord(sandbox, zhang, applyNo)).toMatchObject({
    status: '1',
    applicationCfmAmt: '1000.00',
    fee: '0.50',
    feeRate: '0.05',
    nav,
    applicationCfmVol: expected.shares,
  })
  const after = await ask(sandbox, listAssetsChannel, {}, zhang)
  const heldShares = (assets: typeof after) =>
    Number(assets.holdings.find((it) => it.fundCode === FUND)?.shares)
  expect(heldShares(after) - heldShares(before)).toBeCloseTo(Number(expected.shares), 2)
  expect(after.inTransit).toBe('0.00')
})

test('an order after 15:00 belongs to the next trading day, on Friday to Monday', async () => {
  await control(sandbox, 'clock', { to: '20260313145959' })
  const early = await buy(sandbox, zhang, thousand)
  await control(sandbox, 'clock', { next: 'cutoff' })
  const late = await buy(sandbox, zhang, thousand)
  await control(sandbox, 'clock', { to: '20260315120000' })
  const sunday = await buy(sandbox, zhang, thousand)
  expect(await orderRecord(sandbox, zhang, early.applyNo)).toMatchObject({
    transactionDate: '20260313',
    transactionCfmDate: '20260316',
  })
  for (const { applyNo } of [late, sunday]) {
    expect(await orderRecord(sandbox, zhang, applyNo)).toMatchObject({
      transactionDate: '20260316',
      transactionCfmDate: '20260317',
    })
  }
})

test('a QDII fund confirms on T+2 and shows the limit of a day', async () => {
  const qdii = { fundCode: '980801', amount: '600.00' }
  const { applyNo } = await buy(sandbox, zhang, qdii)
  expect(await ask(sandbox, getTransactionConfig, { fundCode: '980801' }, zhang)).toMatchObject({
    dailyLeft: '400.00',
  })
  expect((await buy(sandbox, zhang, qdii)).retCode).toBe(SHOWN_RET.amountOutOfRange)
  await control(sandbox, 'clock', { days: 1 })
  expect((await orderRecord(sandbox, zhang, applyNo)).status).toBe('5')
  await control(sandbox, 'clock', { days: 1 })
  expect((await orderRecord(sandbox, zhang, applyNo)).status).toBe('1')
})

test('a money fund earns from its confirmation day, weekends included', async () => {
  await control(sandbox, 'clock', { to: '20260312140000' })
  await buy(sandbox, wang, { fundCode: '001386', amount: '10000.00', bankSerial: 'wang-1' })
  const shares = async () => (await ask(sandbox, listAssetsChannel, {}, wang)).holdings[0]?.shares
  await control(sandbox, 'clock', { to: '20260313195959' })
  expect(await shares()).toBe('10000.00')
  await control(sandbox, 'clock', { to: '20260315235959' })
  const { points } = await ask(sandbox, queryNavHistory, { fundCode: '001386', from: '20260313' })
  expect(points.map((it) => it.date)).toEqual(['20260313', '20260314', '20260315'])
  let held = 10_000
  for (const point of points) held += Math.round((held * Number(point.incomePer10k)) / 100) / 100
  expect(Number(await shares())).toBeCloseTo(held, 2)
})

describe('an application for one order', () => {
  test('answers the same request again with the same answer, at once or later', async () => {
    const { fields, sealAgain } = await preparePurchase(sandbox, zhang, thousand)
    const place = (body: object) => call(sandbox, applyByEncriptTransPwd, { ...body }, zhang)
    const [first, second] = await Promise.all([place(fields), place(fields)])
    await control(sandbox, 'clock', { days: 2 })
    const third = await place({ ...fields, transPwd: sealAgain('246810') })
    expect(second).toEqual(first)
    expect(third).toEqual(first)
    expect(await control(sandbox, 'orders')).toMatchObject({
      total: 1,
      byApplyNo: { [fields.applyNo]: 1 },
    })
  })

  test('refuses another body under the same number', async () => {
    const { fields } = await preparePurchase(sandbox, zhang, thousand)
    await call(sandbox, applyByEncriptTransPwd, fields, zhang)
    const other = await call(
      sandbox,
      applyByEncriptTransPwd,
      { ...fields, amount: '2000.00' },
      zhang,
    )
    expect(other.retCode).toBe(RET.badRequest)
    expect(await control(sandbox, 'orders')).toMatchObject({ total: 1 })
  })

  test('is open, placed or expired, and not found by others', async () => {
    const { fields } = await preparePurchase(sandbox, zhang, thousand)
    const state = () => ask(sandbox, queryApplyResult, { applyNo: fields.applyNo }, zhang)
    expect(await state()).toEqual({ state: 'open' })
    await control(sandbox, 'clock', { to: '20260311103100' })
    expect(await state()).toEqual({ state: 'expired' })
    expect((await call(sandbox, applyByEncriptTransPwd, fields, zhang)).retCode).toBe(
      RET.applicationExpired,
    )
    const placed = await buy(sandbox, zhang, thousand)
    expect(await ask(sandbox, queryApplyResult, { applyNo: placed.applyNo }, zhang)).toEqual({
      state: 'placed',
    })
    expect((await call(sandbox, queryApplyResult, { applyNo: placed.applyNo }, wang)).retCode).toBe(
      RET.notFound,
    )
    expect((await call(sandbox, applyByEncriptTransPwd, fields, wang)).retCode).toBe(RET.notFound)
  })
})

describe('the trading password', () => {
  test('is refused with the number of tries left, and locks for three hours at the fifth', async () => {
    const wrong = () => buy(sandbox, zhang, { ...thousand, password: '000000' })
    for (const triesLeft of [4, 3, 2, 1]) {
      expect(await wrong()).toMatchObject({
        retCode: RET.wrongTradingPassword,
        payload: { triesLeft },
      })
    }
    expect((await wrong()).retCode).toBe(RET.tradingPasswordLocked)
    expect((await buy(sandbox, zhang, thousand)).retCode).toBe(RET.tradingPasswordLocked)
    await control(sandbox, 'clock', { to: '20260311125959' })
    expect((await buy(sandbox, zhang, thousand)).retCode).toBe(RET.tradingPasswordLocked)
    await control(sandbox, 'clock', { to: '20260311130500' })
    expect((await buy(sandbox, zhang, thousand)).retCode).toBe(RET.ok)
    expect(await wrong()).toMatchObject({ payload: { triesLeft: 4 } })
  })

  test('sealed for another application is refused', async () => {
    const first = await preparePurchase(sandbox, zhang, thousand)
    const second = await preparePurchase(sandbox, zhang, thousand)
    const fields = { ...second.fields, transPwd: first.fields.transPwd }
    const answer = await call(sandbox, applyByEncriptTransPwd, fields, zhang)
    expect(answer.retCode).toBe(RET.badRequest)
    expect(answer.retMsg).toContain('transPwd')
  })
})
