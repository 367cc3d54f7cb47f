import { expect, test } from 'vitest'
import { listAssetsChannel } from '#api/calls/asset.ts'
import { getConvertAndRedeemInfo, queryWalletLimits } from '#api/calls/redeem.ts'
import { listRemittances } from '#api/calls/remittance.ts'
import { listPaymentAccount } from '#api/calls/trade.ts'
import { WALLET_FUND } from '#domain/business-codes.ts'
import { ask, buy, control, orderRecord } from '#test/sandbox/testing/test-client.ts'
import { fastRedeem, sell } from './testing/sales.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang } = useSandbox('zhang')

const FUND = '980301'
const fails = (kind: string, fundCode = FUND) =>
  control(sandbox, 'event', { kind, userId: 'zhang', fundCode })
const assets = () => ask(sandbox, listAssetsChannel, {}, zhang)
const usable = async (fundCode: string) => {
  const { accounts } = await ask(sandbox, getConvertAndRedeemInfo, { fundCode }, zhang)
  return accounts.find((it) => it.bankSerial === 'zhang-1')?.usableShares
}
const dayLeft = async () => {
  const { accounts } = await ask(sandbox, listPaymentAccount, { fundCode: FUND }, zhang)
  return accounts[0]?.dayLeft
}

test.each(['before', 'after'])(
  'a card payment for a trade that fails %s the cut-off is in transit back until the next trading day',
  async (when) => {
    const { applyNo } = await buy(sandbox, zhang, { fundCode: FUND, amount: '1000.00' })
    if (when === 'after') await control(sandbox, 'clock', { next: 'cutoff' })
    expect(await fails('tradeFailed')).toEqual({ status: 200, applyNo, businessCode: '22' })
    expect(await orderRecord(sandbox, zhang, applyNo)).toMatchObject({
      status: '7',
      paymentDate: '20260312',
      paymentTimeTxt: '预计 3月12日 24:00 前到账',
      errorDetail: expect.stringContaining('原路退回'),
    })
    expect(await assets()).toMatchObject({
      inTransit: '1000.00',
      transits: [{ kind: 'refund', amount: '1000.00', expectedDate: '20260312' }],
    })
    await control(sandbox, 'clock', { next: 'settlement' })
    expect((await assets()).transits).toEqual([])
    expect((await orderRecord(sandbox, zhang, applyNo)).paymentTimeTxt).toBe('已到账')
  },
)

test('a wallet payment for a failed trade is back in the wallet at once', async () => {
  const before = await usable(WALLET_FUND)
  const { applyNo } = await buy(sandbox, zhang, {
    fundCode: FUND,
    amount: '500.00',
    channelId: '8901',
  })
  expect(await usable(WALLET_FUND)).not.toBe(before)
  await fails('tradeFailed')
  expect(await usable(WALLET_FUND)).toBe(before)
  expect(await orderRecord(sandbox, zhang, applyNo)).toMatchObject({
    status: '7',
    channelName: '禾岸宝货币A（尾号 1024）',
    paymentDate: '20260311',
    paymentTimeTxt: '已到账',
  })
})

test.each(['tradeFailed', 'confirmFailed'])(
  'shares of a sale are usable again after %s',
  async (kind) => {
    const before = await usable(FUND)
    const { applyNo } = await sell(sandbox, zhang, { fundCode: FUND, shares: '100.00' })
    expect(await usable(FUND)).not.toBe(before)
    await fails(kind)
    expect(await usable(FUND)).toBe(before)
    expect(await orderRecord(sandbox, zhang, applyNo)).toMatchObject({
      paymentDate: null,
      applicationCfmAmt: null,
      errorDetail: expect.stringContaining('份额已恢复可用'),
    })
  },
)

test('a slow quick withdrawal holds shares and limit, and releases both when it fails', async () => {
  const left = () => ask(sandbox, queryWalletLimits, { fundCode: WALLET_FUND }, zhang)
  const before = { usable: await usable(WALLET_FUND), quickLeft: (await left()).quickLeft }
  const { applyNo } = await fastRedeem(sandbox, zhang, '100.49')
  expect((await left()).quickLeft).toBe('9899.51')
  expect(await usable(WALLET_FUND)).not.toBe(before.usable)
  await control(sandbox, 'clock', { to: '20260311101500' })
  expect((await orderRecord(sandbox, zhang, applyNo)).status).toBe('7')
  expect((await left()).quickLeft).toBe(before.quickLeft)
  expect(await usable(WALLET_FUND)).toBe(before.usable)
})

test('an unpaid purchase holds its part of the limits, takes nothing, and is closed at the cut-off', async () => {
  await control(sandbox, 'clock', { to: '20260311145500' })
  const before = await dayLeft()
  const { applyNo } = await buy(sandbox, zhang, { fundCode: FUND, amount: '1000.48' })
  expect(await dayLeft()).not.toBe(before)
  expect((await assets()).transits).toEqual([])
  await control(sandbox, 'clock', { next: 'cutoff' })
  expect(await orderRecord(sandbox, zhang, applyNo)).toMatchObject({
    status: '7',
    transactionCfmDate: '20260311',
    paymentDate: null,
    errorDetail: '15:00 前未完成付款，订单已关闭，没有扣款',
  })
  expect(await dayLeft()).toBe(before)
  await control(sandbox, 'clock', { days: 7 })
  expect((await orderRecord(sandbox, zhang, applyNo)).status).toBe('7')
})

test('a purchase after the cut-off can be paid until the cut-off of its own trading day', async () => {
  await control(sandbox, 'clock', { to: '20260311145955' })
  await control(sandbox, 'clock', { to: '20260311150000' })
  const { applyNo } = await buy(sandbox, zhang, { fundCode: FUND, amount: '1000.48' })
  await control(sandbox, 'clock', { to: '20260311152000' })
  expect(await orderRecord(sandbox, zhang, applyNo)).toMatchObject({
    status: '3',
    transactionDate: '20260312',
  })
})

test('the oldest order under way fails first, and a failure without an order is refused', async () => {
  const first = await buy(sandbox, zhang, { fundCode: FUND, amount: '1000.48' })
  const second = await buy(sandbox, zhang, { fundCode: FUND, amount: '1000.00' })
  // Nothing of the first is there to be confirmed.
  expect(await fails('confirmFailed')).toMatchObject({ applyNo: second.applyNo })
  expect(await fails('tradeFailed')).toMatchObject({ applyNo: first.applyNo })
  expect(await fails('tradeFailed')).toMatchObject({
    status: 400,
    error: expect.stringContaining('在途'),
  })
  expect(
    await control(sandbox, 'event', { kind: 'tradeFailed', userId: 'nobody', fundCode: FUND }),
  ).toMatchObject({ status: 400, error: expect.stringContaining('nobody') })
})

test('a large top-up whose purchase fails is shown as returned, with the reason', async () => {
  await control(sandbox, 'transfer', { userId: 'zhang', amount: '20000.00' })
  await fails('tradeFailed', WALLET_FUND)
  const { records } = await ask(sandbox, listRemittances, { page: 1, size: 5 }, zhang)
  expect(records).toMatchObject([{ state: 'returned', remark: expect.stringContaining('退回') }])
})
