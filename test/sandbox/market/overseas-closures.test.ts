import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { queryFundOne } from '#api/calls/fund.ts'
import { listMonthDebits } from '#api/calls/plans/plan-overview.ts'
import { previewPlan, queryPlan } from '#api/calls/plan.ts'
import { queryTradingCalendar } from '#api/calls/funds/trading-calendar.ts'
import { getConvertAndRedeemInfo, queryArrivalInfo } from '#api/calls/redeem.ts'
import { getTransactionConfig } from '#api/calls/trade.ts'
import { purchaseDates, redemptionDates, type FundDays } from '#domain/calendar/trading-dates.ts'
import { builtInCalendar } from '#test/sandbox/kernel/calendar.ts'
import { builtInMarket } from './built-in-market.ts'
import { datesFor } from '#test/sandbox/departments/trading/purchase-terms.ts'
import { makePlan, moveTo } from '#test/sandbox/departments/plans/testing/plan.ts'
import { ask, buy, control, orderRecord } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'
import { fundCalendar, isUnpublishedAbroad, overseasDays } from './overseas-closures.ts'
import type { OverseasMarket } from '#test/sandbox/kernel/market/fund.ts'

const { sandbox, zhang } = useSandbox('zhang')
const { isTradingDay } = builtInCalendar()
const fund = (...overseasMarkets: OverseasMarket[]) => ({ overseasMarkets })
const BOTH = fund('HK', 'US')
const QDII: FundDays = { confirm: 2, redeemable: 3, incomeShown: 3, arrival: [4, 10] }
const sent = v.object({ outbox: v.array(v.object({ title: v.string(), text: v.string() })) })
/** Of Hong Kong and New York, open to buy and sell. */
const GLOBAL = '980805'
/** Of Hong Kong alone, and of New York alone. */
const ASIA = '980803'
const AMERICA = '981831'

describe('the trading days of a fund', () => {
  test.each([
    ['20261225', 'Christmas, closed in both markets', false, false, false],
    ['20261126', 'Thanksgiving, in New York alone', false, true, false],
    ['20260703', "the eve of New York's Independence Day", false, true, false],
    ['20260525', "Buddha's birthday in Hong Kong, Memorial Day in New York", false, false, false],
    ['20260701', "Hong Kong's establishment day", false, false, true],
    ['20260407', 'the day after Easter Monday in Hong Kong', false, false, true],
    ['20261127', 'a half day in New York', true, true, true],
    ['20261224', 'a half day in both markets', true, true, true],
    ['20261231', 'a half day in Hong Kong', true, true, true],
    ['20260619', 'closed in all three', false, false, false],
    ['20260925', 'Mid-Autumn, closed here alone', false, false, false],
  ])('follow its markets on %s, %s', (day, _name, both, hongKong, newYork) => {
    const opens = (...markets: OverseasMarket[]) =>
      fundCalendar([fund(...markets)], isTradingDay)(day)
    expect([opens('HK', 'US'), opens('HK'), opens('US')]).toEqual([both, hongKong, newYork])
    expect(opens()).toBe(isTradingDay(day))
  })

  test('give a purchase, its confirmation and a sale no day on which a market is closed', () => {
    const calendar = fundCalendar([BOTH], isTradingDay)
    expect(purchaseDates('20261225100000', QDII, calendar)).toMatchObject({
      tradeDay: '20261228',
      confirmDate: '20261230',
    })
    // The last day before a closure belongs to it from 15:00 on.
    expect(purchaseDates('20261224145959', QDII, calendar)).toMatchObject({
      tradeDay: '20261224',
      confirmDate: '20261229',
    })
    expect(purchaseDates('20261224150000', QDII, calendar).tradeDay).toBe('20261228')
    // New York's Thanksgiving is between the sale and its confirmation.
    expect(redemptionDates('20261125100000', QDII, calendar)).toMatchObject({
      tradeDay: '20261125',
      confirmDate: '20261130',
      arrivalFrom: '20261202',
    })
    // The exchanges here close from 1 to 7 October: the day before belongs to the fund.
    expect(purchaseDates('20260930100000', QDII, calendar)).toMatchObject({
      tradeDay: '20260930',
      confirmDate: '20261009',
    })
  })

  test('of a conversion are those of both funds', () => {
    const pair = fundCalendar([fund('HK'), fund('US')], isTradingDay)
    expect([pair('20260701'), pair('20261126'), pair('20261127')]).toEqual([false, false, true])
  })

  test('name the markets that close them, on days that are open here', () => {
    expect(overseasDays([BOTH], isTradingDay, { from: '20261126', to: '20261231' })).toEqual({
      overseasMarkets: ['香港', '美国'],
      overseasClosures: [
        { date: '20261126', markets: ['美国'] },
        { date: '20261225', markets: ['香港', '美国'] },
      ],
    })
    expect(overseasDays([fund()], isTradingDay, { from: '20260101', to: '20261231' })).toEqual({
      overseasMarkets: [],
      overseasClosures: [],
    })
  })

  test('are provisional beyond the lists of the markets abroad', () => {
    expect(isUnpublishedAbroad([BOTH], '20261231')).toBe(false)
    expect(isUnpublishedAbroad([BOTH], '20270104')).toBe(true)
    expect(isUnpublishedAbroad([fund()], '20270104')).toBe(false)
  })
})

describe('the provider', () => {
  const CLOSED = [
    { date: '20260403', markets: ['香港', '美国'] },
    { date: '20260407', markets: ['香港'] },
  ]

  test('counts Christmas as no day of a fund of Hong Kong and New York', () => {
    const market = builtInMarket('overseas')
    const dates = (code: string) => {
      const found = market.fund(code)
      return found && datesFor(found, '20261225100000', market)
    }
    expect(dates(GLOBAL)).toMatchObject({ tradeDay: '20261228', confirmDate: '20261230' })
    expect(dates('980301')).toMatchObject({ tradeDay: '20261225', confirmDate: '20261228' })
  })

  test('names the markets of a fund that invests through Hong Kong Connect', () => {
    const connect = builtInMarket('overseas').funds.filter((it) => it.name.includes('港股'))
    expect(connect.length).toBeGreaterThan(0)
    for (const it of connect) expect(it).toMatchObject({ isQdii: false, overseasMarkets: ['HK'] })
    const world = builtInMarket('overseas').funds.filter((it) => it.isQdii)
    expect(world.filter((it) => it.overseasMarkets.length === 0)).toEqual([])
  })

  test('says of a purchase which day is closed where, and until when that is known', async () => {
    await moveTo(sandbox, '20260403100000')
    expect(await ask(sandbox, getTransactionConfig, { fundCode: GLOBAL }, zhang)).toMatchObject({
      tradeDate: '20260408',
      cutoffTime: '20260408150000',
      confirmDate: '20260410',
      overseasMarkets: ['香港', '美国'],
      overseasClosures: CLOSED,
    })
    expect(await ask(sandbox, queryFundOne, { fundCode: GLOBAL })).toMatchObject({
      tradeDate: '20260408',
      overseasClosures: CLOSED,
    })
    expect(await ask(sandbox, queryFundOne, { fundCode: '980301' })).toMatchObject({
      tradeDate: '20260403',
      overseasMarkets: [],
      overseasClosures: [],
    })
    expect(await ask(sandbox, queryTradingCalendar, {})).toMatchObject({
      overseasUntil: '20261231',
    })
    const placed = await buy(sandbox, zhang, { fundCode: ASIA, amount: '1000.00' })
    expect(await orderRecord(sandbox, zhang, placed.applyNo)).toMatchObject({
      transactionDate: '20260408',
      transactionCfmDate: '20260410',
      overseasMarkets: ['香港'],
      overseasClosures: CLOSED.map((it) => ({ ...it, markets: ['香港'] })),
    })
  })

  test('says the same of a sale, and of a conversion by the markets of both funds', async () => {
    await moveTo(sandbox, '20260407100000')
    const arrival = (asked: { fundCode: string; targetFundCode?: string }) =>
      ask(sandbox, queryArrivalInfo, { ...asked, applyKind: 'convert' }, zhang)
    expect(
      await ask(sandbox, queryArrivalInfo, { fundCode: ASIA, applyKind: 'redeem' }, zhang),
    ).toMatchObject({
      tradeDate: '20260408',
      confirmDate: '20260410',
      overseasClosures: [{ date: '20260407', markets: ['香港'] }],
    })
    const into = { fundCode: AMERICA, targetFundCode: ASIA }
    expect(await arrival({ fundCode: AMERICA })).toMatchObject({
      tradeDate: '20260407',
      overseasClosures: [],
    })
    expect(await arrival(into)).toMatchObject({
      tradeDate: '20260408',
      confirmDate: '20260410',
      overseasMarkets: ['香港', '美国'],
      overseasClosures: [{ date: '20260407', markets: ['香港'] }],
    })
    const day = async (asked: typeof into | { fundCode: string }) =>
      (await ask(sandbox, getConvertAndRedeemInfo, asked, zhang)).tradeDate
    expect(await day({ fundCode: AMERICA })).toBe('20260407')
    expect(await day(into)).toBe('20260408')
  })

  test('moves a debit of a plan to the next trading day of its fund, and says why', async () => {
    const monthly = { cycle: 'monthly', cycleDay: 3 } as const
    const asked = { fundCode: GLOBAL, ...monthly, smart: null, count: 1 }
    expect(await ask(sandbox, previewPlan, asked, zhang)).toMatchObject({
      debitDates: ['20260408'],
      overseasMarkets: ['香港', '美国'],
      overseasClosures: CLOSED,
    })
    expect(await ask(sandbox, previewPlan, { ...asked, fundCode: '980301' }, zhang)).toMatchObject({
      debitDates: ['20260403'],
      overseasClosures: [],
    })
    const { planNo } = await makePlan(sandbox, zhang, { fundCode: GLOBAL, ...monthly })
    const plan = async () => (await ask(sandbox, queryPlan, { planNo }, zhang)).plan
    expect(await plan()).toMatchObject({ nextDebitDate: '20260408', overseasClosures: CLOSED })
    const { debits } = await ask(sandbox, listMonthDebits, { month: '202604' }, zhang)
    expect(debits.filter((it) => it.planNo === planNo)).toMatchObject([
      { date: '20260408', movedFrom: '20260403', closedMarkets: ['香港', '美国'] },
    ])
    await moveTo(sandbox, '20260407120000')
    expect((await plan()).paidTimes).toBe(0)
    await moveTo(sandbox, '20260408120000')
    expect((await plan()).paidTimes).toBe(1)
    const { outbox } = v.parse(sent, await control(sandbox, 'outbox'))
    expect(
      outbox.filter(({ title }) => title === '定投扣款因境外市场休市顺延').map(({ text }) => text),
    ).toEqual([expect.stringContaining('原定 04-03 扣款，香港、美国市场休市，顺延至 04-08')])
  })
})
