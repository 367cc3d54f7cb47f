import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  listAssetsChannel,
  listChannelHoldings,
  listLots,
  queryHolding,
  queryIncomeCalendar,
} from '#src/api/asset.ts'
import { queryRandomCode } from '#src/api/account.ts'
import { setDividendMethod } from '#src/api/transaction.ts'
import { totalOf } from '#src/domain/holding.ts'
import { TRADING_PASSWORD } from '../personas.ts'
import type { Sandbox } from '../server.ts'
import { ask, buy, control, openSandbox, sealForProvider, signIn } from '../test-client.ts'
import { sell } from '../trading/test-sales.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
beforeEach(async () => {
  await control(sandbox, 'reset', {})
})
afterEach(() => sandbox.assertBalanced())
afterAll(() => sandbox.stop())

const FUND = '980301'
const FIRST_CARD = 'zhang-1'
const SECOND_CARD = 'zhang-2'
const move = (wish: object) => control(sandbox, 'clock', wish)

test('names each sum in transit with its day, and the total equals all of them to the cent', async () => {
  const zhang = await signIn(sandbox, 'zhang')
  await sell(sandbox, zhang, { fundCode: FUND, shares: '1000.00' })
  await move({ next: 'settlement' })
  const bought = await buy(sandbox, zhang, { fundCode: '980201', amount: '1500.00' })
  const assets = await ask(sandbox, listAssetsChannel, {}, zhang)
  expect(
    assets.transits.map(({ kind, fundCode, expectedDate }) => [kind, fundCode, expectedDate]),
  ).toEqual([
    ['in', '980201', '20260313'],
    ['out', FUND, '20260317'],
  ])
  expect(assets.transits[0]).toMatchObject({ applyNo: bought.applyNo, amount: '1500.00' })
  expect(assets.serverTime).toBe('20260312090000')
  expect(totalOf(assets.transits.map(({ amount }) => amount))).toBe(assets.inTransit)
  expect(totalOf([...assets.transits, ...assets.holdings].map(({ amount }) => amount))).toBe(
    assets.totalAsset,
  )
})

test('splits a fund over two cards without losing a cent', async () => {
  const zhang = await signIn(sandbox, 'zhang')
  await buy(sandbox, zhang, { fundCode: FUND, amount: '1111.11', bankSerial: SECOND_CARD })
  // Over some days' values: on one of them the parts round otherwise than the whole.
  for (let day = 0; day < 12; day += 1) {
    await move({ next: 'settlement' })
    const held = await ask(sandbox, queryHolding, { fundCode: FUND }, zhang)
    const { channels } = await ask(sandbox, listChannelHoldings, { fundCode: FUND }, zhang)
    expect(channels.map(({ bankSerial }) => bankSerial)).toEqual([FIRST_CARD, SECOND_CARD])
    expect(totalOf(channels.map(({ amount }) => amount))).toBe(held.amount)
    expect(totalOf(channels.flatMap((it) => it.holdings.map(({ shares }) => shares)))).toBe(
      held.shares,
    )
  }
})

test('counts what was sold whole into the income of the last day on which it was held', async () => {
  const zhang = await signIn(sandbox, 'zhang')
  const { shares } = await ask(sandbox, queryHolding, { fundCode: FUND }, zhang)
  await sell(sandbox, zhang, { fundCode: FUND, shares })
  await move({ next: 'settlement' })
  const assets = await ask(sandbox, listAssetsChannel, {}, zhang)
  expect(assets.incomeDate).toBe('20260311')
  expect(assets.holdings.map(({ fundCode }) => fundCode)).not.toContain(FUND)
  const { days } = await ask(sandbox, queryIncomeCalendar, { month: '202603' }, zhang)
  expect(assets.yesterdayIncome).toBe(days.find(({ date }) => date === '20260311')?.income)
})

test('numbers the lots apart', async () => {
  const zhang = await signIn(sandbox, 'zhang')
  const { lots } = await ask(sandbox, listLots, { fundCode: '001386' }, zhang)
  expect(new Set(lots.map(({ lotNo }) => lotNo)).size).toBe(lots.length)
})

test('shows a change of the dividend method as under way until it is confirmed, on its card alone', async () => {
  const zhang = await signIn(sandbox, 'zhang')
  const methods = async () => {
    const { channels } = await ask(sandbox, listChannelHoldings, { fundCode: FUND }, zhang)
    return channels.map(({ bankSerial, holdings: [held] }) => [
      bankSerial,
      held?.dividendMethod,
      held?.pendingDividend,
    ])
  }
  expect(await methods()).toEqual([[FIRST_CARD, '1', null]])
  const { randomCode } = await ask(sandbox, queryRandomCode, {}, zhang)
  await ask(
    sandbox,
    setDividendMethod,
    {
      fundCode: FUND,
      bankSerial: FIRST_CARD,
      dividendMethod: '0',
      transPwd: sealForProvider(TRADING_PASSWORD, randomCode),
      randomCode,
    },
    zhang,
  )
  expect(await methods()).toEqual([
    [FIRST_CARD, '1', { dividendMethod: '0', confirmDate: '20260312' }],
  ])
  await move({ next: 'settlement' })
  expect(await methods()).toEqual([[FIRST_CARD, '0', null]])
})

test('gives the income of several months in one, and sums up the last of them alone', async () => {
  const zhang = await signIn(sandbox, 'zhang')
  const march = await ask(sandbox, queryIncomeCalendar, { month: '202603', fundCode: FUND }, zhang)
  const both = await ask(
    sandbox,
    queryIncomeCalendar,
    { month: '202603', fromMonth: '202602', fundCode: FUND },
    zhang,
  )
  const february = await ask(
    sandbox,
    queryIncomeCalendar,
    { month: '202602', fundCode: FUND },
    zhang,
  )
  expect(both.days).toEqual([...february.days, ...march.days])
  expect(february.days.length).toBeGreaterThan(0)
  expect(both.monthIncome).toBe(march.monthIncome)
})
