import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listAssetsChannel } from '#api/calls/asset.ts'
import { cancel, isShowCancelBtn } from '#api/calls/cancel.ts'
import type { Call } from '#api/client.ts'
import { createPlan } from '#api/calls/plan-change.ts'
import {
  queryTransactionDetail,
  queryTransactionList,
  setDividendMethod,
} from '#api/calls/transaction.ts'
import { cancelPermission } from '#domain/order/cancel-permission.ts'
import { orderStatus, type OrderStatus } from '#domain/order/order-status.ts'
import { Provider, okPayload } from '#test/sandbox/testing/coverage/provider.ts'
import {
  BOND_FUND,
  bought,
  converted,
  FUND,
  sold,
  WALLET,
  withdrawn,
} from '#test/sandbox/testing/coverage/steps-orders.ts'
import { newPlan } from '#test/sandbox/testing/coverage/steps-plans.ts'
import { sealPassword } from '#test/sandbox/testing/coverage/steps-proof.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { UNCONFIRMED_FUND } from '#test/sandbox/market/catalogue-rows.ts'
import { control } from '#test/sandbox/testing/test-client.ts'

let p: Provider
let zhang: Call
beforeAll(async () => {
  p = await Provider.open()
})
beforeEach(async () => {
  p.renew()
  zhang = await p.as('zhang')
})
afterAll(() => p.sandbox.stop())

type Step = () => Promise<unknown>

const buy =
  (amount = '1000.00', fundCode = FUND): Step =>
  async () =>
    okPayload(await bought(p, zhang, { amount, fundCode }))
const sell: Step = async () => okPayload(await sold(p, zhang))
const swap: Step = async () => okPayload(await converted(p, zhang))
const withdraw =
  (amount: string): Step =>
  async () =>
    okPayload(await withdrawn(p, zhang, { amount }))
const chooseCash: Step = async () => {
  const proof = await sealPassword(p, zhang, TRADING_PASSWORD)
  const wish = { fundCode: FUND, bankSerial: 'zhang-1', dividendMethod: '1' } as const
  okPayload(await zhang(setDividendMethod, { ...wish, ...proof }))
}
/** A daily plan, whose first debit is on the next day at 9:30. */
const plan =
  (amount: string): Step =>
  async () => {
    const daily = { cycle: 'daily', cycleDay: null, amount } as const
    okPayload(await zhang(createPlan, { ...(await newPlan(p, zhang, daily)), activityId: null }))
    await at('12093000')()
  }
const at =
  (dayAndTime: string): Step =>
  () =>
    p.moveClock({ to: `202603${dayAndTime}` })
const event =
  (kind: string, fundCode = FUND): Step =>
  async () =>
    expect(await control(p.sandbox, 'event', { kind, userId: 'zhang', fundCode })).toMatchObject({
      status: 200,
    })
const takeBack: Step = async () => {
  const [newest] = (await listed()).records
  const { applyNo = '' } = newest ?? {}
  okPayload(await zhang(cancel, { applyNo, ...(await sealPassword(p, zhang, TRADING_PASSWORD)) }))
}

const listed = async (filters = {}) =>
  okPayload(await zhang(queryTransactionList, { page: 1, size: 50, from: '20260311', ...filters }))

const ASKED = at('11100200')
const ANSWERED = at('11101200')
const CUT_OFF = at('11150000')
const CONFIRMED = at('12090000')
const [QUICK_DATE, LATER] = [at('11100030'), at('13100000')]

/** Business code, status, its name in rules.md#order-status, and how an order comes there. */
const TABLE: readonly [string, string, OrderStatus, string, ...Step[]][] = [
  // Subscriptions and plans: 9 placed, 8 paying, 3 paid, 5 pending, 1 confirmed or complete, 2, 6,
  // and what failed.
  ['22', '9', 'placed', 'a slow bank', buy('1000.48')],
  ['22', '8', 'paying', 'a slow bank, asked', buy('1000.48'), ASKED],
  ['22', '3', 'paid', 'a slow bank that has answered', buy('1000.48'), ANSWERED],
  ['22', '3', 'paid', 'a bank that answers at once', buy()],
  ['22', '5', 'pending', 'the cut-off', buy(), CUT_OFF],
  ['22', '5', 'pending', 'the cut-off after a slow bank', buy('1000.48'), CUT_OFF],
  ['22', '1', 'confirmed', 'the confirmation', buy(), CONFIRMED],
  ['22', '1', 'complete', 'the day after it', buy(), LATER],
  ['22', '2', 'confirmFailed', 'a fund that is full', buy('1000.00', UNCONFIRMED_FUND), CONFIRMED],
  ['22', '2', 'confirmFailed', 'the registrar', buy(), CUT_OFF, event('confirmFailed')],
  ['22', '4', 'tradeFailed', 'a bank that says no at once', buy('1000.46')],
  ['22', '6', 'cancelled', 'a cancellation', buy(), takeBack],
  ['22', '7', 'tradeFailed', 'a bank that says no later', buy('1000.49'), ANSWERED],
  ['22', '7', 'tradeFailed', 'no payment by the cut-off', at('11145500'), buy('1000.48'), CUT_OFF],
  ['22', '7', 'tradeFailed', 'the registrar, once paid', buy(), event('tradeFailed')],
  ['22', '7', 'tradeFailed', 'the registrar, later', buy(), CUT_OFF, event('tradeFailed')],
  ['22', '7', 'tradeFailed', 'the registrar, unpaid', buy('1000.48'), event('tradeFailed')],
  ['39', '9', 'placed', 'a slow bank', plan('1000.48')],
  ['39', '8', 'paying', 'a slow bank, asked', plan('1000.48'), at('12093200')],
  ['39', '3', 'paid', 'a slow bank that has answered', plan('1000.48'), at('12094200')],
  ['39', '5', 'pending', 'the cut-off', plan('1000.00'), at('12150000')],
  ['39', '1', 'confirmed', 'the confirmation', plan('1000.00'), at('13090000')],
  ['39', '2', 'confirmFailed', 'the registrar', plan('1000.00'), event('confirmFailed')],
  ['39', '4', 'tradeFailed', 'a bank that says no at once', plan('1000.46')],
  ['39', '6', 'cancelled', 'a cancellation', plan('1000.00'), takeBack],
  ['39', '7', 'tradeFailed', 'a bank that says no later', plan('1000.49'), at('12094200')],
  ['49', '2', 'fundraisingFailed', 'a failed fundraising', buy(), event('fundraisingFailed')],
  [
    '49',
    '2',
    'fundraisingFailed',
    'a failed fundraising at the registrar',
    buy(),
    CUT_OFF,
    event('fundraisingFailed'),
  ],
  // Ordinary trades without a payment: they begin frozen or requested (3).
  ['24', '3', 'paid', 'being placed', sell],
  ['24', '5', 'pending', 'the cut-off', sell, CUT_OFF],
  ['24', '1', 'confirmed', 'the confirmation', sell, CONFIRMED],
  ['24', '2', 'confirmFailed', 'the registrar', sell, CUT_OFF, event('confirmFailed')],
  ['24', '6', 'cancelled', 'a cancellation', sell, takeBack],
  ['24', '7', 'tradeFailed', 'the registrar', sell, event('tradeFailed')],
  ['36', '3', 'paid', 'being placed', swap],
  ['36', '5', 'pending', 'the cut-off', swap, CUT_OFF],
  ['36', '1', 'confirmed', 'the confirmation', swap, CONFIRMED],
  ['36', '2', 'confirmFailed', 'the registrar', swap, event('confirmFailed', BOND_FUND)],
  ['37', '5', 'pending', 'the cut-off', swap, CUT_OFF],
  ['37', '1', 'confirmed', 'the confirmation', swap, CONFIRMED],
  ['37', '7', 'tradeFailed', 'the registrar', swap, CUT_OFF, event('tradeFailed', BOND_FUND)],
  ['29', '3', 'paid', 'being asked for', chooseCash],
  ['29', '5', 'pending', 'the cut-off', chooseCash, CUT_OFF],
  ['29', '1', 'confirmed', 'the confirmation', chooseCash, CONFIRMED],
  ['29', '7', 'tradeFailed', 'the registrar', chooseCash, event('tradeFailed')],
  // Quick withdrawals have words of their own.
  ['98', '3', 'withdrawing', 'a slow bank', withdraw('100.48'), QUICK_DATE],
  ['98', '5', 'withdrawing', 'a slow bank, asked', withdraw('100.48'), ASKED],
  ['98', '1', 'fundsArrived', 'a slow bank that has answered', withdraw('100.48'), ANSWERED],
  ['98', '1', 'fundsArrived', 'a bank that pays at once', withdraw('100.00')],
  [
    '98',
    '2',
    'withdrawalFailed',
    'no confirmation',
    withdraw('100.48'),
    event('confirmFailed', WALLET),
  ],
  ['98', '4', 'withdrawalFailed', 'a bank that says no at once', withdraw('100.46')],
  ['98', '7', 'withdrawalFailed', 'a bank that says no later', withdraw('100.49'), ANSWERED],
]

const PURCHASES = new Set(['20', '22', '39'])
const UNDER_WAY = new Set(['3', '5', '8', '9'])
const STATES: Record<string, string> = { '1': 'done', '6': 'cancelled' }
const orderState = (status: string) =>
  STATES[status] ?? (UNDER_WAY.has(status) ? 'underWay' : 'failed')

test.each([
  ['subscriptions', ['22', '39', '49'], '123456789'],
  ['trades without a payment', ['24', '29', '36', '37'], '123567'],
  ['quick withdrawals', ['98'], '123457'],
])('the table below has every status of %s', (_, codes, statuses) => {
  const reached = TABLE.filter(([code]) => codes.includes(code)).map(([, status]) => status)
  expect([...new Set(reached)].toSorted().join('')).toBe(statuses)
})

test.each(TABLE)(
  'an order of code %s gets the status %s (%s) by %s, in lists and in its detail',
  async (businessCode, status, meaning, _how, ...steps) => {
    for (const step of steps) await step()
    const { records } = await listed({ state: orderState(status) })
    const found = records.find((it) => it.businessCode === businessCode)
    expect(found).toMatchObject({ businessCode, status })
    const applyNo = found?.applyNo ?? ''
    const { record, serverTime } = okPayload(await zhang(queryTransactionDetail, { applyNo }))
    expect(record).toEqual(found)
    const today = serverTime.slice(0, 8)
    expect(orderStatus({ ...record, confirmDate: record.transactionCfmDate, today })).toBe(meaning)

    const failed = orderState(status) === 'failed'
    expect(record.errorDetail === '').toBe(!failed)
    // A failure has happened by now.
    expect(failed && record.transactionCfmDate > today).toBe(false)
    const mayCancel = cancelPermission({ ...record, tradeDay: record.transactionDate }, serverTime)
    expect(okPayload(await zhang(isShowCancelBtn, { applyNo })).showFlag).toBe(
      mayCancel === 'allowed' ? '1' : '0',
    )

    const { transits } = okPayload(await zhang(listAssetsChannel, {}))
    const isIn = PURCHASES.has(businessCode) && ['3', '5'].includes(status)
    expect(transits.filter((it) => it.kind === 'in').map((it) => it.amount)).toEqual(
      isIn ? [record.applicationAmt] : [],
    )
    p.sandbox.assertBalanced()
    await p.moveClock({ days: 14 })
    p.sandbox.assertBalanced()
    const { records: later } = await listed({ state: 'underWay' })
    expect(later.filter((it) => it.buyPlanNo === '')).toEqual([])
  },
)
