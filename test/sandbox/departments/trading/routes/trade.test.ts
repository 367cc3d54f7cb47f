import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { queryRedirectUrl } from '#api/calls/redirect.ts'
import { listRemittances, queryRemittanceAccount } from '#api/calls/remittance.ts'
import {
  applyByEncriptTransPwd,
  estimatePurchase,
  getFundProtocolConfig,
  queryProtocolByHash,
  queryTransRates,
  readFundProtocol,
} from '#api/calls/trade.ts'
import { queryTransactionDetail, queryTransactionList } from '#api/calls/transaction.ts'
import { roundCent, roundShare, sum as sumOf } from '#domain/money/money.ts'
import {
  sampleOrderNo,
  sampleSaleNo,
} from '#test/sandbox/departments/trading/seed-personas-statuses.ts'
import {
  ask,
  buy,
  call,
  control,
  preparePurchase,
  signIn,
} from '#test/sandbox/testing/test-client.ts'
import { sell } from '#test/sandbox/departments/trading/testing/sales.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang, every } = useSandbox(['zhang', 'every'])

const FUND = '980301'

describe('agreements', () => {
  test('that were shown can be read again by the hash of their wording', async () => {
    const { protocols } = await ask(sandbox, getFundProtocolConfig, { fundCode: FUND }, zhang)
    const [first] = protocols
    expect(await ask(sandbox, queryProtocolByHash, { hash: first?.hash }, zhang)).toEqual(first)
    const unknown = await call(sandbox, queryProtocolByHash, { hash: '0'.repeat(64) }, zhang)
    expect(unknown.retCode).toBe(RET.notFound)
  })

  test('are noted as read once, and only in the wording in force', async () => {
    const { protocols } = await ask(sandbox, getFundProtocolConfig, { fundCode: FUND }, zhang)
    const { protocolId = '', hash = '' } = protocols[0] ?? {}
    const read = { fundCode: FUND, protocolId, hash }
    const first = await ask(sandbox, readFundProtocol, read, zhang)
    await control(sandbox, 'clock', { days: 1 })
    expect(await ask(sandbox, readFundProtocol, read, zhang)).toEqual(first)
    const other = await call(sandbox, readFundProtocol, { ...read, hash: 'a'.repeat(64) }, zhang)
    expect(other.retCode).toBe(RET.notFound)
  })

  test('of an order are the wordings that were agreed to, whatever is published since', async () => {
    const { protocols } = await ask(sandbox, getFundProtocolConfig, { fundCode: FUND }, zhang)
    const order = { fundCode: FUND, amount: '1000.00' }
    const { payload } = await buy(sandbox, zhang, order)
    const { applyNo } = v.parse(v.object({ applyNo: v.string() }), payload)
    await control(sandbox, 'agreement', { protocolId: `contract-${FUND}` })
    await control(sandbox, 'clock', { next: 'settlement' })
    const { agreements } = await ask(sandbox, queryTransactionDetail, { applyNo }, zhang)
    expect(agreements.map(({ hash }) => hash).toSorted()).toEqual(
      protocols.map(({ hash }) => hash).toSorted(),
    )
    for (const { hash } of agreements) {
      expect(await ask(sandbox, queryProtocolByHash, { hash }, zhang)).toEqual(
        protocols.find((it) => it.hash === hash),
      )
    }
    const now = await ask(sandbox, getFundProtocolConfig, { fundCode: FUND }, zhang)
    expect(now.protocols.map(({ hash }) => agreements.some((it) => it.hash === hash))).toEqual([
      false,
      true,
      true,
    ])
  })

  test('that changed between reading and ordering are requested again, and nothing is ordered', async () => {
    const { fields } = await preparePurchase(sandbox, zhang, { fundCode: FUND, amount: '1000.00' })
    await control(sandbox, 'agreement', { protocolId: 'risk-disclosure' })
    const refused = await call(sandbox, applyByEncriptTransPwd, fields, zhang)
    expect(refused).toMatchObject({
      retCode: RET.agreementUnread,
      retMsg: '《投资人权益须知及风险揭示书》有更新，请重新阅读并同意',
    })
    const { protocols } = await ask(sandbox, getFundProtocolConfig, { fundCode: FUND }, zhang)
    const protocolHashes = protocols.map(({ hash }) => hash)
    const placed = await call(sandbox, applyByEncriptTransPwd, { ...fields, protocolHashes }, zhang)
    expect(placed.retCode).toBe(RET.ok)
  })
})

test('an estimate of a purchase has its fee with and without discount', async () => {
  const rates = await ask(sandbox, queryTransRates, { fundCode: FUND }, zhang)
  expect(rates).toMatchObject({ discount: '0.1', managementRate: '1.20' })
  const estimate = await ask(sandbox, estimatePurchase, { fundCode: FUND, amount: '1000.00' })
  expect(estimate).toMatchObject({ fee: '0.50', fullFee: '4.98', netAmount: '999.50' })
  const small = await call(sandbox, estimatePurchase, { fundCode: FUND, amount: '1.00' })
  expect(small.retCode).toBe(SHOWN_RET.amountOutOfRange)
  const none = await call(sandbox, estimatePurchase, { fundCode: '999999', amount: '10.00' })
  expect(none.retCode).toBe(RET.notFound)
})

test('rates of a user are the published ones, or those that the user was granted', async () => {
  const qian = await signIn(sandbox, 'qian')
  const fundCode = '980303'
  const own = await ask(sandbox, queryTransRates, { fundCode }, qian)
  const published = await ask(sandbox, queryTransRates, { fundCode }, zhang)
  expect([published.discount, own.discount]).toEqual(['0.1', '0.06'])
  expect({ ...own, discount: published.discount }).toEqual(published)
})

test('the records of trades are narrowed by fund, kind, state and day', async () => {
  const list = (filter: object) =>
    ask(sandbox, queryTransactionList, { page: 1, size: 50, ...filter }, zhang)
  const bought = await buy(sandbox, zhang, { fundCode: FUND, amount: '1000.00' })
  const sold = await sell(sandbox, zhang, { fundCode: '980201', shares: '100.00' })
  const numbers = async (filter: object) => (await list(filter)).records.map((it) => it.applyNo)
  expect(await numbers({ state: 'underWay' })).toEqual([sold.applyNo, bought.applyNo])
  expect(await numbers({ state: 'underWay', kind: 'redeem' })).toEqual([sold.applyNo])
  expect(await numbers({ state: 'underWay', fundCode: FUND })).toEqual([bought.applyNo])
  expect(await numbers({ from: '20260311', to: '20260311', kind: 'purchase' })).toEqual([
    bought.applyNo,
  ])
  expect(await numbers({ from: '20260312' })).toEqual([])
  expect(await numbers({ state: 'cancelled' })).toEqual([])
  expect(await numbers({ buyPlanNo: 'P1' })).toEqual([])
  const all = await list({})
  const parts = await Promise.all(
    ['purchase', 'redeem', 'convert', 'plan', 'dividend', 'other'].map((kind) => list({ kind })),
  )
  expect(parts.reduce((sum, it) => sum + it.total, 0)).toBe(all.total)
  const wang = await signIn(sandbox, 'wang')
  const foreign = await call(sandbox, queryTransactionDetail, { applyNo: sold.applyNo }, wang)
  expect(foreign.retCode).toBe(RET.notFound)
})

test('a redirect leads to listed sites alone, with a signature of the user', async () => {
  const go = (redirect: string, who = zhang) => call(sandbox, queryRedirectUrl, { redirect }, who)
  const { retCode, payload } = await go('https://mall.hean.example/gifts?id=7')
  expect(retCode).toBe(RET.ok)
  expect(JSON.stringify(payload)).toMatch(
    /mall\.hean\.example\/gifts\?id=7&openid=.+&sign=[0-9a-f]{64}/,
  )
  for (const bad of [
    'http://mall.hean.example/',
    'https://mall.hean.example.evil.example/',
    'https://mall.hean.example@evil.example/',
    'https://mall.hean.example:8443/',
    'javascript:alert(1)',
    '//mall.hean.example/',
  ]) {
    expect((await go(bad)).retCode).toBe(RET.redirectRefused)
  }
})

test('a verified user gets the account for a large top-up', async () => {
  const account = await ask(sandbox, queryRemittanceAccount, {}, zhang)
  expect(account).toMatchObject({ cutoffTime: '20260311150000', tradeDate: '20260311' })
  expect(account.cards.map((it) => it.cardTail)).toEqual(['1024', '2048'])
  expect(await ask(sandbox, listRemittances, { page: 1, size: 20 }, zhang)).toEqual({
    total: 0,
    records: [],
  })
  const li = await signIn(sandbox, 'li')
  expect((await call(sandbox, queryRemittanceAccount, {}, li)).retCode).toBe(RET.notAuthenticated)
})

describe('a confirmed sale', () => {
  test('lists its lots, oldest first, whose shares and fees add up to its own', async () => {
    const applyNo = sampleSaleNo('every')
    const { record, lots } = await ask(sandbox, queryTransactionDetail, { applyNo }, every)
    expect(lots.map(({ confirmDate, ageDays, rate }) => [confirmDate, ageDays, rate])).toEqual([
      ['20250304', 364, '0.00'],
      ['20260128', 34, '0.50'],
      ['20260227', 4, '1.50'],
    ])
    expect(roundCent(sumOf(lots.map(({ fee }) => fee)))).toBe(record.fee)
    expect(roundShare(sumOf(lots.map(({ shares }) => shares)))).toBe(record.applicationCfmVol)
    expect(record).toMatchObject({ paymentDate: '20260306', paidDate: '20260306' })
    expect(record.payeeName).toMatch(/^江海银行（尾号 \d{4}）$/)
  })

  test('has none before it is confirmed, when its money is still expected', async () => {
    const applyNo = sampleOrderNo('every', '24')
    const { record, lots } = await ask(sandbox, queryTransactionDetail, { applyNo }, every)
    expect(lots).toEqual([])
    expect(record).toMatchObject({ paymentDate: '20260317', paidDate: null })
  })

  test('names the wallet when its money goes there', async () => {
    const { applyNo } = await sell(sandbox, zhang, {
      fundCode: FUND,
      shares: '10.00',
      redeemTo: 'wallet',
    })
    const { record } = await ask(sandbox, queryTransactionDetail, { applyNo }, zhang)
    expect(record.payeeName).toBe('禾岸宝货币A')
  })
})
