import { afterEach, describe, expect, test, vi } from 'vitest'
import { listIncome, queryHolding } from '#api/calls/asset.ts'
import { convert } from '#api/calls/convert.ts'
import { queryNavHistory } from '#api/calls/fund.ts'
import { getFundProtocolConfig } from '#api/calls/trade.ts'
import { queryTransactionList } from '#api/calls/transaction.ts'
import { subtract } from '#domain/money/money.ts'
import { sevenDayYield } from '#domain/fund/performance.ts'
import {
  ask,
  buy,
  control,
  orderRecord,
  shownPricingDay,
  signIn,
} from '#test/sandbox/testing/test-client.ts'
import { openArranged, type Arranged } from './testing/arranged.ts'
import { sealedProof, sell } from './testing/sales.ts'

/** The vectors of rules.md#sums, as orders give them. */

// Half a year of settlements.
vi.setConfig({ testTimeout: 60_000 })

let provider: ReturnType<typeof openArranged> | undefined
function open(funds: Readonly<Record<string, Arranged>>, start: string) {
  provider = openArranged(funds, start)
  return provider
}
afterEach(() => {
  provider?.assertBalanced()
  provider?.stop()
})

const atRate = (rate: string) => [{ upTo: null, rate, flat: null }]
const NO_FEE = atRate('0.00')

describe('a purchase', () => {
  test.each([
    ['100000.00', '1.20', '1.1800', '1185.77', '83740.87'],
    ['5000.00', '1.20', '1.1280', '59.29', '4380.06'],
    ['10000.00', '1.50', '1.0025', '147.78', '9827.65'],
  ])(
    'of %s at a rate of %s and a NAV of %s costs %s and gives %s',
    async (amount, rate, nav, fee, shares) => {
      const terms = { purchaseTiers: atRate(rate), discount: null }
      const sandbox = open(
        { '980301': { ...terms, values: { '20260311': nav } } },
        '20260311100000',
      )
      const partner = await signIn(sandbox, 'partner')
      const { publicKey } = sandbox
      const order = { fundCode: '980301', amount, bankSerial: 'partner-1', publicKey }
      const { applyNo } = await buy(sandbox, partner, order)
      await control(sandbox, 'clock', { next: 'settlement' })
      expect(await orderRecord(sandbox, partner, applyNo)).toMatchObject({
        status: '1',
        nav,
        fee,
        applicationCfmAmt: amount,
        applicationCfmVol: shares,
      })
    },
  )

  test('of five million pays a flat 1,000', async () => {
    const sandbox = open({ '980401': { values: { '20260311': '1.0000' } } }, '20260311100000')
    const qian = await signIn(sandbox, 'qian')
    const { publicKey } = sandbox
    const order = {
      fundCode: '980401',
      amount: '5000000.00',
      bankSerial: 'qian-1',
      publicKey,
    }
    const { applyNo } = await buy(sandbox, qian, order)
    await control(sandbox, 'clock', { next: 'settlement' })
    expect(await orderRecord(sandbox, qian, applyNo)).toMatchObject({
      fee: '1000.00',
      feeRate: null,
      applicationCfmVol: '4999000.00',
    })
  })
})

test('a redemption of 1,700 shares from lots of 200, 20 and 3 days gives 2,088.78', async () => {
  const values = {
    '20260325': '1.0000',
    '20260921': '1.0000',
    '20261008': '1.0000',
    '20261012': '1.2345',
  }
  const fund = { purchaseTiers: NO_FEE, discount: null, values }
  const sandbox = open({ '980301': fund }, '20260325100000')
  const xu = await signIn(sandbox, 'xu')
  const place = { fundCode: '980301', bankSerial: 'xu-1', publicKey: sandbox.publicKey }
  // Each is confirmed on the next day: 26 March, 22 September, 9 October.
  for (const [day, amount] of [
    ['20260325', '1000.00'],
    ['20260921', '500.00'],
    ['20261008', '500.00'],
  ] as const) {
    await control(sandbox, 'clock', { to: `${day}110000` })
    expect((await buy(sandbox, xu, { ...place, amount })).retCode).toBe(0)
  }
  await control(sandbox, 'clock', { to: '20261012100000' })
  const { applyNo } = await sell(sandbox, xu, { ...place, shares: '1700.00' })
  await control(sandbox, 'clock', { next: 'settlement' })
  expect(await orderRecord(sandbox, xu, applyNo)).toMatchObject({
    status: '1',
    nav: '1.2345',
    // 0.00, 6.17 and 3.70 of 2,098.65.
    fee: '9.87',
    applicationCfmAmt: '2088.78',
    applicationCfmVol: '1700.00',
  })
  expect((await ask(sandbox, queryHolding, { fundCode: '980301' }, xu)).shares).toBe('300.00')
})

test.each([
  ['20260317', 'six days', '15.00'],
  ['20260318', 'seven days', '10.00'],
])(
  'shares confirmed on 12 March and sold on %s are %s old and pay a fee of %s',
  async (day, _age, fee) => {
    const values = { '20260311': '1.0000', [day]: '1.0000' }
    const fund = { purchaseTiers: NO_FEE, discount: null, values }
    const sandbox = open({ '980301': fund }, '20260311100000')
    const xu = await signIn(sandbox, 'xu')
    const place = { fundCode: '980301', bankSerial: 'xu-1', publicKey: sandbox.publicKey }
    expect((await buy(sandbox, xu, { ...place, amount: '1000.00' })).retCode).toBe(0)
    await control(sandbox, 'clock', { to: `${day}100000` })
    const { applyNo } = await sell(sandbox, xu, { ...place, shares: '1000.00' })
    await control(sandbox, 'clock', { next: 'settlement' })
    expect((await orderRecord(sandbox, xu, applyNo)).fee).toBe(fee)
  },
)

test('a conversion of 10,000 shares at 2 % and a top-up of 0.3 % gives 9,402.40', async () => {
  const from = {
    purchaseTiers: atRate('1.20'),
    discount: null,
    redemptionTiers: [{ daysUnder: null, rate: '2.00' }],
    values: { '20260311': '1.0000', '20260316': '1.0212' },
  }
  const to = { purchaseTiers: atRate('1.50'), discount: null, values: { '20260316': '1.0612' } }
  const sandbox = open({ '980601': from, '980301': to }, '20260311100000')
  const xu = await signIn(sandbox, 'xu')
  // 10,120.00 less 1.2 % are 10,000.00.
  const { publicKey } = sandbox
  const order = { fundCode: '980601', amount: '10120.00', bankSerial: 'xu-1', publicKey }
  expect((await buy(sandbox, xu, order)).retCode).toBe(0)
  await control(sandbox, 'clock', { to: '20260316100000' })
  const proof = await sealedProof(sandbox, xu, '980601', { kind: 'convert', publicKey })
  const { protocols } = await ask(sandbox, getFundProtocolConfig, { fundCode: '980301' }, xu)
  const fields = {
    applyNo: proof.applyNo,
    transPwd: proof.transPwd,
    fundCode: '980601',
    targetFundCode: '980301',
    bankSerial: 'xu-1',
    shares: '10000.00',
    pricingDay: await shownPricingDay(sandbox, xu, '980601'),
    largeRedeemFlag: '0',
    protocolHashes: protocols.map((it) => it.hash),
    cfmTime: null,
  }
  await ask(sandbox, convert, fields, xu)
  await control(sandbox, 'clock', { next: 'settlement' })
  const list = { page: 1, size: 20, kind: 'convert' }
  const { records } = await ask(sandbox, queryTransactionList, list, xu)
  expect(records).toMatchObject([
    // With the top-up: 9,977.83 and 29.93.
    {
      businessCode: '37',
      applicationCfmAmt: '10007.76',
      fee: '29.93',
      applicationCfmVol: '9402.40',
    },
    { businessCode: '36', applicationCfmAmt: '10007.76', fee: '204.24', targetCfmVol: '9402.40' },
  ])
  const [into] = records
  expect(subtract(into?.applicationCfmAmt ?? '0', into?.fee ?? '0')).toBe('9977.83')
})

describe('a money fund', () => {
  /** A week as it was published for 000198 in July 2013, with the yield at its end. */
  const WEEK = ['1.5787', '1.5461', '1.4670', '1.4223', '1.3845', '1.3674', '1.3671'] as const

  test('bought after 15:00 on a Thursday earns compound income from Monday on, weekends included', async () => {
    const days = ['16', '17', '18', '19', '20', '21', '22']
    const values = Object.fromEntries(days.map((day, index) => [`202603${day}`, WEEK[index] ?? '']))
    const sandbox = open({ '001386': { values } }, '20260312100000')
    const xu = await signIn(sandbox, 'xu')
    await control(sandbox, 'clock', { to: '20260312150000' })
    const { publicKey } = sandbox
    const order = { fundCode: '001386', amount: '10000.00', bankSerial: 'xu-1', publicKey }
    const { applyNo } = await buy(sandbox, xu, order)
    await control(sandbox, 'clock', { to: '20260315210000' })
    const incomes = async () =>
      (await ask(sandbox, listIncome, { page: 1, size: 20 }, xu)).records.map(
        (it) => `${it.date} ${it.income}`,
      )
    expect(await incomes()).toEqual([])
    await control(sandbox, 'clock', { to: '20260322210000' })
    expect(await orderRecord(sandbox, xu, applyNo)).toMatchObject({ fee: '0.00', nav: '1.0000' })
    // 10,000.00 shares at 1.5787 on the first day; 10,008.77 at 1.3671 on the last.
    expect((await incomes()).toReversed()).toEqual([
      '20260316 1.58',
      '20260317 1.55',
      '20260318 1.47',
      '20260319 1.42',
      '20260320 1.39',
      '20260321 1.37',
      '20260322 1.37',
    ])
    const { shares } = await ask(sandbox, queryHolding, { fundCode: '001386' }, xu)
    expect(shares).toBe('10010.15')
  })

  test('yields over seven calendar days what compounding gives', async () => {
    expect(sevenDayYield(WEEK)).toBe('5.425')
    const sandbox = open({}, '20260311100000')
    const { points } = await ask(sandbox, queryNavHistory, { fundCode: '001386' })
    const week = (end: number) => points.slice(end - 6, end + 1)
    const ends = points.map((_, index) => index).slice(-30)
    for (const end of ends) {
      const grown = week(end).reduce((all, it) => all * (1 + Number(it.incomePer10k) / 10_000), 1)
      const percent = (grown ** (365 / 7) - 1) * 100
      expect(Number(points[end]?.sevenDayYield)).toBeCloseTo(percent, 2)
      expect(points[end]?.sevenDayYield).toMatch(/^\d\.\d{3}$/)
    }
  })
})
