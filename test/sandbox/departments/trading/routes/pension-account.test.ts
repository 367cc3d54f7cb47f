import { describe, expect, test } from 'vitest'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { listConvertFund } from '#api/calls/convert.ts'
import { queryFundOne } from '#api/calls/fund.ts'
import { listPensionFunds, queryPensionSummary } from '#api/calls/pension/pension-account.ts'
import {
  openPensionBankPage,
  queryPensionSignStatus,
  withdrawPensionAuthorization,
} from '#api/calls/pension/pension-bank.ts'
import { listPaymentAccount } from '#api/calls/trade.ts'
import { decideAtBank, RETURN_URL } from '#test/sandbox/departments/identity/testing/bank-pages.ts'
import {
  ask,
  buy,
  call,
  control,
  orderRecord,
  signIn,
  type Session,
} from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'
import { sell } from '#test/sandbox/departments/trading/testing/sales.ts'

const { sandbox, zhang } = useSandbox(['zhang'])

const summary = async (session: Session, year?: string) =>
  ask(sandbox, queryPensionSummary, year === undefined ? {} : { year }, session)

/** The bank at which yang has the account. */
const BANK = '1001'

async function payIn(session: Session, amount: string, decision: 'agree' | 'processing' = 'agree') {
  const page = { bankId: BANK, purpose: 'contribute', returnUrl: RETURN_URL } as const
  const { url, signNo } = await ask(sandbox, openPensionBankPage, page, session)
  await decideAtBank(sandbox, url, { decision, amount })
  return signNo
}

const fundsFor = async (kind?: 'date' | 'risk' | 'index') =>
  ask(sandbox, listPensionFunds, { page: 1, size: 50, ...(kind === undefined ? {} : { kind }) })

const firstFund = async () => (await fundsFor('risk')).records[0]?.fundCode ?? ''

test('what is paid in at the bank takes from the quota of the year', async () => {
  const yang = await signIn(sandbox, 'yang')
  expect(await summary(yang)).toMatchObject({
    year: '2026',
    quota: '12000.00',
    contributed: '5000.00',
    left: '7000.00',
    cash: '1500.00',
  })
  await payIn(yang, '1000.50')
  expect(await summary(yang)).toMatchObject({
    contributed: '6000.50',
    left: '5999.50',
    cash: '2500.50',
  })
  expect((await summary(yang)).contributions.map(({ amount }) => amount)).toEqual([
    '1000.50',
    '5000.00',
  ])
})

test.each(['7000.01', '0', '', '1.005', '-1', '12,000'])(
  'the bank takes no %j with 7,000 left',
  async (amount) => {
    const yang = await signIn(sandbox, 'yang')
    const signNo = await payIn(yang, amount).catch(() => null)
    expect(signNo).toBeNull()
    expect((await summary(yang)).left).toBe('7000.00')
  },
)

test('a contribution of the last evening counts for the year in which the bank credits it', async () => {
  await control(sandbox, 'clock', { to: '20261231235900' })
  const yang = await signIn(sandbox, 'yang')
  const signNo = await payIn(yang, '8000', 'processing')
  expect(await ask(sandbox, queryPensionSignStatus, { signNo }, yang)).toMatchObject({
    status: 'processing',
  })
  expect(await summary(yang)).toMatchObject({ year: '2026', left: '7000.00' })
  await control(sandbox, 'clock', { to: '20270101000000' })
  expect(await summary(yang)).toMatchObject({ year: '2027', left: '12000.00' })
  await control(sandbox, 'clock', { to: '20270105120000' })
  expect(await ask(sandbox, queryPensionSignStatus, { signNo }, yang)).toMatchObject({
    status: 'done',
  })
  expect(await summary(yang)).toMatchObject({ contributed: '8000.00', left: '4000.00' })
  expect(await summary(yang, '2026')).toMatchObject({ contributed: '5000.00' })
})

test('figures of the bank are withheld without the authorization', async () => {
  const yang = await signIn(sandbox, 'yang')
  await ask(sandbox, withdrawPensionAuthorization, {}, yang)
  expect(await summary(yang)).toMatchObject({
    authorized: '0',
    contributed: null,
    left: null,
    cash: null,
    asOf: null,
    contributions: [],
  })
  expect((await summary(yang)).holdings).toHaveLength(2)
})

test('there is no summary of an account that is not bound', async () => {
  const opened = await signIn(sandbox, 'opened')
  const answer = await call(sandbox, queryPensionSummary, {}, opened)
  expect(answer).toMatchObject({ retCode: RET.notBound })
})

describe('class Y', () => {
  test('is bought by the pension account, up to its money, and sold back into it', async () => {
    const yang = await signIn(sandbox, 'yang')
    const fundCode = await firstFund()
    const { accounts } = await ask(sandbox, listPaymentAccount, { fundCode }, yang)
    expect(accounts.map(({ bankSerial, available }) => [bankSerial, available])).toEqual([
      ['yang-1', false],
      ['yang-2', true],
    ])
    const order = { fundCode, bankSerial: 'yang-2', channelId: '102' }
    const above = await buy(sandbox, yang, { ...order, amount: '1500.01' })
    expect(above.retCode).toBe(SHOWN_RET.amountOutOfRange)
    const bought = await buy(sandbox, yang, { ...order, amount: '1500.00' })
    expect(bought.retCode).toBe(RET.ok)
    expect(await orderRecord(sandbox, yang, bought.applyNo)).toMatchObject({
      tradingTaxFlag: '01',
    })
    expect((await summary(yang)).cash).toBe('0.00')
    const held = (await summary(yang)).holdings[0]
    const sale = {
      fundCode: held?.fundCode ?? '',
      shares: '10.00',
      bankSerial: 'yang-2',
    }
    const toWallet = await sell(sandbox, yang, { ...sale, redeemTo: 'wallet' })
    expect(toWallet.retCode).toBe(SHOWN_RET.notRedeemable)
  })

  test('two devices cannot spend the same money: one order is taken, the other refused', async () => {
    const devices = await Promise.all([signIn(sandbox, 'yang'), signIn(sandbox, 'yang')])
    const fundCode = await firstFund()
    const order = { fundCode, bankSerial: 'yang-2', channelId: '102', amount: '1000.00' }
    const answers = await Promise.all(devices.map((device) => buy(sandbox, device, order)))
    expect(answers.map(({ retCode }) => retCode).toSorted((one, other) => one - other)).toEqual([
      RET.ok,
      SHOWN_RET.amountOutOfRange,
    ])
    expect((await summary(devices[0])).cash).toBe('500.00')
  })

  test('with a holding time is sold once each purchase has stayed for it', async () => {
    const yang = await signIn(sandbox, 'yang')
    const kept = (await fundsFor('risk')).records.find(({ fundName }) => /一年持有/.test(fundName))
    const fundCode = kept?.fundCode ?? ''
    const order = { fundCode, bankSerial: 'yang-2', channelId: '102', amount: '1500.00' }
    expect((await buy(sandbox, yang, order)).retCode).toBe(RET.ok)
    const sale = { fundCode, shares: '10.00', bankSerial: 'yang-2' }
    // Confirmed on 12 March, or a day later: not within the year, and after it.
    await control(sandbox, 'clock', { to: '20270310100000' })
    const early = await sell(sandbox, yang, sale)
    expect(early).toMatchObject({ retCode: SHOWN_RET.sharesShort })
    expect(early.retMsg).toContain('未满 1 年最短持有期')
    await control(sandbox, 'clock', { to: '20270317100000' })
    expect((await sell(sandbox, yang, sale)).retCode).toBe(RET.ok)
  })

  test('is refused to an ordinary card, and any other fund to the card of the account', async () => {
    const yang = await signIn(sandbox, 'yang')
    const fundCode = await firstFund()
    const byCard = { fundCode, bankSerial: 'yang-1', channelId: '101', amount: '100.00' }
    expect((await buy(sandbox, yang, byCard)).retCode).toBe(SHOWN_RET.cardUnavailable)
    const other = {
      fundCode: '980301',
      bankSerial: 'yang-2',
      channelId: '102',
      amount: '100.00',
    }
    expect((await buy(sandbox, yang, other)).retCode).toBe(SHOWN_RET.cardUnavailable)
    expect((await buy(sandbox, zhang, { fundCode, amount: '100.00' })).retCode).toBe(
      SHOWN_RET.cardUnavailable,
    )
  })

  test('needs the fund account', async () => {
    const tying = await signIn(sandbox, 'tying')
    const { accounts } = await ask(
      sandbox,
      listPaymentAccount,
      { fundCode: await firstFund() },
      tying,
    )
    expect(accounts.map(({ unavailableReason }) => unavailableReason)).toEqual([
      '该份额只能用个人养老金资金账户购买',
      '请先开通养老金基金账户',
    ])
  })

  test('is no target of a conversion', async () => {
    const classes = new Set((await fundsFor()).records.map(({ fundCode }) => fundCode))
    const { funds } = await ask(sandbox, listConvertFund, { fundCode: '981001' }, zhang)
    expect(funds.length).toBeGreaterThan(0)
    expect(funds.filter(({ fundCode }) => classes.has(fundCode))).toEqual([])
  })

  test('is listed by kind, with half the yearly fee of class A', async () => {
    const all = await fundsFor()
    const kinds = await Promise.all((['date', 'risk', 'index'] as const).map(fundsFor))
    expect(kinds.map(({ total }) => total).reduce((a, b) => a + b)).toBe(all.total)
    for (const { fundCode, yearlyFee, yearlyFeeA, kind, targetYear } of all.records) {
      expect(Number(yearlyFeeA)).toBeCloseTo(Number(yearlyFee) * 2, 1)
      expect(targetYear === null).toBe(kind !== 'date')
      expect((await ask(sandbox, queryFundOne, { fundCode })).pensionOnly).toBe('1')
    }
  })
})
