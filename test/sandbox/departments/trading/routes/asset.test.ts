import { expect, test } from 'vitest'
import {
  listAssetsChannel,
  listChannelHoldings,
  listLots,
  queryHolding,
  queryIncomeCalendar,
} from '#api/calls/asset.ts'
import { queryRandomCode } from '#api/calls/account.ts'
import { convert } from '#api/calls/convert.ts'
import { getFundProtocolConfig } from '#api/calls/trade.ts'
import { setDividendMethod } from '#api/calls/transaction.ts'
import { sumDecimals } from '#domain/holding/holding.ts'
import { subtract } from '#domain/money/money.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import {
  ask,
  buy,
  control,
  sealForProvider,
  shownPricingDay,
  signIn,
} from '#test/sandbox/testing/test-client.ts'
import { fastRedeem, sealedProof, sell } from '#test/sandbox/departments/trading/testing/sales.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang } = useSandbox('zhang')

const FUND = '980301'
const FIRST_CARD = 'zhang-1'
const SECOND_CARD = 'zhang-2'
const move = (wish: object) => control(sandbox, 'clock', wish)

test('the assets name each sum in transit with its day, and the total is their sum to the cent', async () => {
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
  expect(sumDecimals(assets.transits.map(({ amount }) => amount))).toBe(assets.inTransit)
  expect(sumDecimals([...assets.transits, ...assets.holdings].map(({ amount }) => amount))).toBe(
    assets.totalAsset,
  )
})

test('a fund on two cards is split without losing a cent', async () => {
  await buy(sandbox, zhang, { fundCode: FUND, amount: '1111.11', bankSerial: SECOND_CARD })
  // Over some days' values: on one of them the parts round otherwise than the whole.
  for (let day = 0; day < 12; day += 1) {
    await move({ next: 'settlement' })
    const held = await ask(sandbox, queryHolding, { fundCode: FUND }, zhang)
    const { channels } = await ask(sandbox, listChannelHoldings, { fundCode: FUND }, zhang)
    expect(channels.map(({ bankSerial }) => bankSerial)).toEqual([FIRST_CARD, SECOND_CARD])
    expect(sumDecimals(channels.map(({ amount }) => amount))).toBe(held.amount)
    expect(sumDecimals(channels.flatMap((it) => it.holdings.map(({ shares }) => shares)))).toBe(
      held.shares,
    )
  }
})

test('a fund that was sold whole counts towards the income of its last day', async () => {
  const { shares } = await ask(sandbox, queryHolding, { fundCode: FUND }, zhang)
  await sell(sandbox, zhang, { fundCode: FUND, shares })
  await move({ next: 'settlement' })
  const assets = await ask(sandbox, listAssetsChannel, {}, zhang)
  expect(assets.incomeDate).toBe('20260311')
  expect(assets.holdings.map(({ fundCode }) => fundCode)).not.toContain(FUND)
  const { days } = await ask(sandbox, queryIncomeCalendar, { month: '202603' }, zhang)
  expect(assets.yesterdayIncome).toBe(days.find(({ date }) => date === '20260311')?.income)
})

test('each lot has its own number', async () => {
  const { lots } = await ask(sandbox, listLots, { fundCode: '001386' }, zhang)
  expect(new Set(lots.map(({ lotNo }) => lotNo)).size).toBe(lots.length)
})

test('a change of the dividend method is pending on its card alone until it is confirmed', async () => {
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

test('the income of several months comes in one answer, with the sum of the last month', async () => {
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

test('a sum without a QDII fund’s missing value of the day is marked incomplete everywhere', async () => {
  const qian = await signIn(sandbox, 'qian')
  const assets = await ask(sandbox, listAssetsChannel, {}, qian)
  const [known, waiting] = [true, false].map((isKnown) =>
    assets.holdings.filter(({ yesterdayIncome }) => (yesterdayIncome !== null) === isKnown),
  )
  expect(assets.incomeDate).toBe('20260310')
  expect(waiting?.map(({ navDate }) => navDate)).toContain('20260309')
  expect(assets.pendingFunds).toBe(waiting?.length)
  expect(assets.missingFunds).toBe(0)
  expect(assets.yesterdayIncome).toBe(
    sumDecimals(known?.map((it) => it.yesterdayIncome ?? '') ?? []),
  )
  const { days } = await ask(sandbox, queryIncomeCalendar, { month: '202603' }, qian)
  expect(days.find(({ date }) => date === '20260310')).toEqual({
    date: '20260310',
    income: assets.yesterdayIncome,
    pendingFunds: assets.pendingFunds,
  })
  expect(days.find(({ date }) => date === '20260309')?.pendingFunds).toBe(0)
  // In the evening QDII funds catch up.
  await move({ to: '20260311210000' })
  const evening = await ask(sandbox, listAssetsChannel, {}, qian)
  expect([evening.incomeDate, evening.pendingFunds]).toEqual(['20260310', 0])
})

test('shares in a sale and in a conversion are named, and are part of the frozen ones', async () => {
  const before = await ask(sandbox, queryHolding, { fundCode: FUND }, zhang)
  expect([before.sellingShares, before.convertingShares]).toEqual(['0.00', '0.00'])
  await sell(sandbox, zhang, { fundCode: FUND, shares: '1000.00' })
  const { applyNo, transPwd } = await sealedProof(sandbox, zhang, FUND, { kind: 'convert' })
  const { protocols } = await ask(sandbox, getFundProtocolConfig, { fundCode: '980302' }, zhang)
  await ask(
    sandbox,
    convert,
    {
      applyNo,
      transPwd,
      pricingDay: await shownPricingDay(sandbox, zhang, FUND),
      fundCode: FUND,
      targetFundCode: '980302',
      shares: '500.00',
      bankSerial: FIRST_CARD,
      largeRedeemFlag: '0',
      protocolHashes: protocols.map(({ hash }) => hash),
      cfmTime: '20260311100000',
    },
    zhang,
  )
  const held = await ask(sandbox, queryHolding, { fundCode: FUND }, zhang)
  expect(held).toMatchObject({ sellingShares: '1000.00', convertingShares: '500.00' })
  expect(held.frozenShares).toBe(sumDecimals([before.frozenShares, '1500.00']))
  expect(sumDecimals([held.usableShares, held.frozenShares])).toBe(held.shares)
  const { holdings } = await ask(sandbox, listAssetsChannel, {}, zhang)
  expect(holdings.find(({ fundCode }) => fundCode === FUND)).toMatchObject({
    sellingShares: '1000.00',
    convertingShares: '500.00',
  })
  await move({ next: 'settlement' })
  const after = await ask(sandbox, queryHolding, { fundCode: FUND }, zhang)
  expect([after.sellingShares, after.convertingShares]).toEqual(['0.00', '0.00'])
})

test('no withdrawal from the wallet takes anything from an income', async () => {
  const WALLET = '001386'
  const figures = async () => {
    const assets = await ask(sandbox, listAssetsChannel, {}, zhang)
    const wallet = assets.holdings.find(({ fundCode }) => fundCode === WALLET)
    const { days } = await ask(
      sandbox,
      queryIncomeCalendar,
      { month: '202603', fundCode: WALLET },
      zhang,
    )
    return {
      day: assets.incomeDate,
      yesterday: wallet?.yesterdayIncome,
      earned: wallet?.holdProfit,
      rate: wallet?.holdProfitRate,
      total: assets.holdProfit,
      cumulative: assets.cumulativeProfit,
      days,
    }
  }
  const before = await figures()
  expect(Number(before.earned)).toBeGreaterThan(0)
  expect(before.rate).toBeNull()
  const { shares } = await ask(sandbox, queryHolding, { fundCode: WALLET }, zhang)
  await fastRedeem(sandbox, zhang, '3000.00')
  expect(await figures()).toEqual(before)
  // The rest in the ordinary way, on a Friday: it earns on over the weekend, and leaves on Monday.
  await move({ to: '20260313100000' })
  await sell(sandbox, zhang, { fundCode: WALLET, shares: subtract(shares, '3000.00') })
  await move({ to: '20260316085000' })
  const monday = await figures()
  await move({ to: '20260316120000' })
  const gone = await figures()
  expect(gone.days).toEqual(monday.days)
  expect(gone.days.map(({ date }) => date)).toContain('20260315')
  expect(gone.cumulative).toBe(monday.cumulative)
  expect(gone.total).toBe(monday.total)
})

test('the yearly rate of a holding runs to the day of its value, also over a long closure', async () => {
  const held = () => ask(sandbox, queryHolding, { fundCode: '980301' }, zhang)
  const before = await held()
  expect(before).toMatchObject({ navDate: '20260310', annualizedDate: '20260310' })
  // Friday's value holds until Monday evening.
  await control(sandbox, 'clock', { to: '20260314090000' })
  const saturday = await held()
  expect(saturday.annualizedDate).toBe(saturday.navDate)
  await control(sandbox, 'clock', { to: '20260316090000' })
  expect((await held()).annualizedReturn).toBe(saturday.annualizedReturn)
})

test('the assets say how many orders were confirmed today, and what arrived, on that day alone', async () => {
  const today = async () => (await ask(sandbox, listAssetsChannel, {}, zhang)).today
  expect(await today()).toEqual({ confirmed: 0, arrived: '0.00' })
  await buy(sandbox, zhang, { fundCode: '980201', amount: '1500.00' })
  await buy(sandbox, zhang, { fundCode: '980301', amount: '1000.00' })
  await move({ next: 'settlement' })
  expect(await today()).toEqual({ confirmed: 2, arrived: '0.00' })
  await fastRedeem(sandbox, zhang, '100.00')
  expect(await today()).toEqual({ confirmed: 2, arrived: '100.00' })
  await move({ next: 'settlement' })
  expect(await today()).toEqual({ confirmed: 0, arrived: '0.00' })
})
