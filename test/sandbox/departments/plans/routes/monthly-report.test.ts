import { beforeAll, describe, expect, test } from 'vitest'
import { listAssetsChannel } from '#api/calls/asset.ts'
import { RET } from '#api/endpoint.ts'
import {
  listMonthlyAssets,
  listMonthlyProfits,
  listMonthlyTrend,
  queryMonthlyReport,
} from '#api/calls/monthly-report.ts'
import { subtract } from '#domain/money/money.ts'
import {
  callRetCode,
  makePlan,
  moveTo,
  purchase,
} from '#test/sandbox/departments/plans/testing/plan.ts'
import { expectReportsAddUp } from '#test/sandbox/departments/plans/testing/report.ts'
import { ask, signIn } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang, wang } = useSandbox(['zhang', 'wang'], { reset: 'never' })
/**
 * Zhang buys and has a plan; wang buys a money fund on 31 March, confirmed in April. Wednesday 15
 * April 2026, evening.
 */
beforeAll(async () => {
  await makePlan(sandbox, zhang)
  await purchase(sandbox, zhang, { fundCode: '980301', amount: '1234.56' })
  // Paid, and given back on the day of confirmation.
  await purchase(sandbox, zhang, { fundCode: '980305', amount: '777.77' })
  await moveTo(sandbox, '20260331100000')
  await purchase(sandbox, wang, { fundCode: '001386', amount: '50000.00', bankSerial: 'wang-1' })
  await moveTo(sandbox, '20260415210000')
})

const report = (month?: string, who = zhang) =>
  ask(sandbox, queryMonthlyReport, month === undefined ? {} : { month }, who)

describe('a month', () => {
  test('opens where the one before closed, and its figures add up to the cent, fund by fund', async () => {
    expect((await report()).months[0]).toBe('202604')
    await expectReportsAddUp(sandbox, zhang)
  })

  test('has the flows of purchase, instalments and refund', async () => {
    // 1,234.56 and 777.77 and the instalments of 12, 19 and 26 March; back came 777.77.
    expect(await report('202603')).toMatchObject({
      partial: false,
      inflow: '2312.33',
      outflow: '777.77',
    })
    // The instalments of 2 and 9 April.
    expect(await report('202604')).toMatchObject({
      partial: true,
      inflow: '200.00',
      outflow: '0.00',
    })
  })

  test('counts the instalments of plans whose day was in it', async () => {
    expect((await report('202603')).instalments).toEqual({
      paid: 3,
      paidAmount: '300.00',
      failed: 0,
      skipped: 0,
    })
    expect((await report('202604')).instalments).toMatchObject({ paid: 2, paidAmount: '200.00' })
  })

  test('says up to when its values are', async () => {
    expect(await report('202603')).toMatchObject({ asOf: '20260331', pendingFunds: 0 })
    expect(await report('202604')).toMatchObject({ asOf: '20260415', revisedDate: null })
  })

  test('is a bar of the trend, with the same figures', async () => {
    const { months } = await ask(sandbox, listMonthlyTrend, {}, zhang)
    expect(months.map((it) => it.month)).toEqual((await report()).months)
    for (const it of months) {
      const { profit, closingAsset, profitRate } = await report(it.month)
      expect(it).toMatchObject({ profit, closingAsset, profitRate })
    }
  })

  test('names the best and the worst fund', async () => {
    const { best, worst } = await report('202603')
    const { profits } = await ask(sandbox, listMonthlyProfits, { month: '202603' }, zhang)
    expect(best?.profit).toBe(profits[0]?.profit)
    expect(worst?.profit).toBe(profits.at(-1)?.profit)
    expect(Number(best?.profit)).toBeGreaterThan(Number(worst?.profit))
  })

  test('without a name is the last whole one', async () => {
    expect((await report()).month).toBe('202603')
  })
})

describe("a money fund over the month's end", () => {
  test('is in transit first, then earns', async () => {
    const march = await report('202603', wang)
    const closing = await ask(sandbox, listMonthlyAssets, { month: '202603' }, wang)
    expect(march).toMatchObject({
      months: ['202604', '202603'],
      openingAsset: '0.00',
      inflow: '50000.00',
      profit: '0.00',
      profitRate: '0.00',
      closingAsset: '50000.00',
      income: '0.00',
      allocation: [{ fundTypeName: '在途资金', amount: '50000.00' }],
    })
    expect(closing).toMatchObject({ closingAsset: '50000.00', inTransit: '50000.00', assets: [] })
    const april = await report('202604', wang)
    const { holdings } = await ask(sandbox, listAssetsChannel, {}, wang)
    expect(april.profit).toBe(subtract(holdings[0]?.amount ?? '0', '50000'))
    expect(Number(april.profit)).toBeGreaterThan(0)
    expect(Number(april.profitRate)).toBeGreaterThan(0)
  })
})

describe('a report', () => {
  test('before the first payment or of a future month is not found', async () => {
    for (const endpoint of [queryMonthlyReport, listMonthlyAssets, listMonthlyProfits]) {
      for (const month of ['202602', '202605']) {
        expect(await callRetCode(sandbox, endpoint, { month }, wang)).toBe(RET.notFound)
      }
      expect(await callRetCode(sandbox, endpoint, { month: '000000' }, wang)).toBe(RET.badRequest)
    }
  })

  test('of a new user is empty', async () => {
    const chen = await signIn(sandbox, 'chen')
    expect(await report(undefined, chen)).toEqual({
      month: '202603',
      months: [],
      partial: false,
      asOf: '20260331',
      pendingFunds: 0,
      revisedDate: null,
      openingAsset: '0.00',
      inflow: '0.00',
      outflow: '0.00',
      profit: '0.00',
      income: '0.00',
      closingAsset: '0.00',
      profitRate: null,
      best: null,
      worst: null,
      allocation: [],
      instalments: { paid: 0, paidAmount: '0.00', failed: 0, skipped: 0 },
    })
    expect(await ask(sandbox, listMonthlyTrend, {}, chen)).toEqual({ months: [] })
  })
})
