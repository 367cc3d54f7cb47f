import { expect, test } from 'vitest'
import { listAssetsChannel, listClearedFunds, queryHolding } from '#api/calls/asset.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { listRemittances } from '#api/calls/remittance.ts'
import { queryTransactionList } from '#api/calls/transaction.ts'
import { add, compare, multiply, roundCent, roundTo, subtract } from '#domain/money/money.ts'
import { ask, buy, control } from '#test/sandbox/testing/test-client.ts'
import { sell } from './testing/sales.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang } = useSandbox('zhang')

const FUND = '980301'
const happen = (body: object) =>
  control(sandbox, 'event', { userId: 'zhang', fundCode: FUND, ...body })
const holding = () => ask(sandbox, queryHolding, { fundCode: FUND }, zhang)
async function newest() {
  const list = await ask(
    sandbox,
    queryTransactionList,
    { page: 1, size: 5, fundCode: FUND, from: '20260311' },
    zhang,
  )
  return list.records[0]
}

test('a forced redemption sells all shares at the newest value, less its fee, and pays later', async () => {
  const before = await holding()
  expect(await happen({ kind: 'forcedRedemption' })).toMatchObject({ businessCode: '42' })
  const record = await newest()
  expect(record).toMatchObject({
    businessCode: '42',
    status: '1',
    applicationCfmVol: before.shares,
    nav: before.nav,
    transactionDate: before.navDate,
    transactionCfmDate: '20260311',
  })
  const gross = roundCent(multiply(before.shares, before.nav))
  const paid = add(record?.applicationCfmAmt ?? '0', record?.fee ?? '0')
  expect(compare(paid, gross)).toBe(0)
  const assets = await ask(sandbox, listAssetsChannel, {}, zhang)
  expect(assets.inTransit).toBe(record?.applicationCfmAmt)
  expect(assets.holdings.map((it) => it.fundCode)).not.toContain(FUND)
  const cleared = await ask(sandbox, listClearedFunds, { page: 1, size: 5 }, zhang)
  expect(cleared.records[0]).toMatchObject({ fundCode: FUND, clearDate: '20260311' })
  await control(sandbox, 'clock', { days: 14 })
  expect((await newest())?.paymentTimeTxt).toBe('已到账')
  expect((await ask(sandbox, listAssetsChannel, {}, zhang)).inTransit).toBe('0.00')
})

test.each([
  ['forcedIncrease', '44', '88.88'],
  ['forcedDecrease', '45', '-88.88'],
])('%s (%s) changes the shares by %s and moves no money', async (kind, businessCode, change) => {
  const before = await holding()
  await happen({ kind, shares: '88.88' })
  const after = await holding()
  expect(compare(after.shares, add(before.shares, change))).toBe(0)
  expect(compare(after.usableShares, add(before.usableShares, change))).toBe(0)
  expect(after.inTransitOut).toBe('0.00')
  expect(await newest()).toMatchObject({
    businessCode,
    status: '1',
    applicationCfmVol: '88.88',
    applicationCfmAmt: null,
    paymentDate: null,
  })
  await control(sandbox, 'clock', { days: 1 })
  expect((await holding()).shares).toBe(after.shares)
})

test('frozen shares are held but not usable until they are released, part by part', async () => {
  const before = await holding()
  await happen({ kind: 'freeze' })
  expect(await newest()).toMatchObject({ businessCode: '31', status: '1' })
  expect(await holding()).toMatchObject({
    shares: before.shares,
    usableShares: '0.00',
    frozenShares: before.shares,
  })
  const sale = await sell(sandbox, zhang, { fundCode: FUND, shares: '100.00' })
  expect(sale.retCode).toBe(SHOWN_RET.sharesShort)
  expect(await happen({ kind: 'freeze' })).toMatchObject({ status: 400 })
  expect(await happen({ kind: 'forcedDecrease', shares: '1.00' })).toMatchObject({ status: 400 })
  await happen({ kind: 'unfreeze', shares: '150.00' })
  expect(await newest()).toMatchObject({ businessCode: '32', applicationCfmVol: '150.00' })
  expect((await holding()).usableShares).toBe('150.00')
  expect((await sell(sandbox, zhang, { fundCode: FUND, shares: '150.00' })).retCode).toBe(RET.ok)
  await happen({ kind: 'unfreeze' })
  expect((await holding()).usableShares).toBe(roundTo(subtract(before.shares, '150.00'), 2))
  await control(sandbox, 'clock', { days: 1 })
  expect((await holding()).shares).toBe(roundTo(subtract(before.shares, '150.00'), 2))
})

test('a failed fundraising returns the money of the waiting purchase, with the reason', async () => {
  const { applyNo } = await buy(sandbox, zhang, { fundCode: FUND, amount: '3000.00' })
  expect(await happen({ kind: 'fundraisingFailed' })).toMatchObject({ businessCode: '49' })
  const list = await ask(sandbox, queryTransactionList, { page: 1, size: 2 }, zhang)
  expect(list.records).toMatchObject([
    { businessCode: '49', status: '2', applicationAmt: '3000.00', paymentTimeTxt: '已到账' },
    { applyNo, status: '2', errorDetail: expect.stringContaining('募集失败') },
  ])
  expect((await ask(sandbox, listAssetsChannel, {}, zhang)).inTransit).toBe('0.00')
  expect(await happen({ kind: 'fundraisingFailed' })).toMatchObject({ status: 400 })
})

test.each([
  [{ kind: 'forcedIncrease' }, '份额'],
  [{ kind: 'forcedDecrease', shares: '999999999.00' }, '最多'],
  [{ kind: 'forcedDecrease', shares: '-5.00' }, 'shares'],
  [{ kind: 'forcedDecrease', shares: '1.001' }, 'shares'],
  [{ kind: 'unfreeze' }, '最多 0.00'],
  [{ kind: 'freeze', fundCode: '980101' }, '没有持有'],
  [{ kind: 'freeze', fundCode: '999999' }, '基金'],
  [{ kind: 'freeze', bankSerial: 'qian-1' }, '银行卡'],
  [{ kind: 'freeze', userId: 'nobody' }, 'nobody'],
  [{ kind: 'explode' }, 'kind'],
])('%j is refused with a sentence, and nothing happens', async (body, sentence) => {
  expect(await happen(body)).toMatchObject({
    status: 400,
    error: expect.stringContaining(sentence),
  })
  expect(await newest()).toBeUndefined()
})

test('a transfer arrives by the control call, from the first card by default', async () => {
  const transfer = (body: object) => control(sandbox, 'transfer', { userId: 'zhang', ...body })
  expect(await transfer({ amount: '250000.00', remittanceNo: 'T1' })).toMatchObject({
    status: 200,
    state: 'arrived',
    remittanceNo: 'T1',
  })
  expect(await transfer({ amount: '20000.00', card: '6217000000009999' })).toMatchObject({
    state: 'returned',
    remark: expect.stringContaining('退回'),
  })
  expect(await transfer({ amount: 'much' })).toMatchObject({ status: 400 })
  expect(await transfer({ userId: 'visitor', amount: '20000.00' })).toMatchObject({ status: 400 })
  await control(sandbox, 'clock', { days: 1 })
  const { records } = await ask(sandbox, listRemittances, { page: 1, size: 5 }, zhang)
  expect(records.map((it) => it.state).toSorted()).toEqual(['credited', 'returned'])
})
