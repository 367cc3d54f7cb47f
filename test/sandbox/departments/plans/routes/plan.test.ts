import { beforeAll, describe, expect, test } from 'vitest'
import { RET } from '#api/endpoint.ts'
import { queryNavHistory } from '#api/calls/fund.ts'
import {
  backtestPlan,
  listPlanIndexes,
  listPlanRecords,
  listPlans,
  previewPlan,
  queryPlan,
} from '#api/calls/plan.ts'
import { pausePlan } from '#api/calls/plan-change.ts'
import { estimatePurchase } from '#domain/money/fees.ts'
import { multiply, roundCent, roundTo } from '#domain/money/money.ts'
import {
  callRetCode,
  makePlan,
  makeSmartPlan,
  moveTo,
} from '#test/sandbox/departments/plans/testing/plan.ts'
import { ask, orderRecord, signIn } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang } = useSandbox('zhang', { reset: 'never' })
let weekly = ''
let daily = ''
let smart = ''
/** Friday 3 April 2026, evening: weekly debits on 12, 19, 26 March and 2 April. */
beforeAll(async () => {
  weekly = (await makePlan(sandbox, zhang)).planNo
  daily = (await makePlan(sandbox, zhang, { fundCode: '001386', cycle: 'daily', cycleDay: null }))
    .planNo
  smart = (await makeSmartPlan(sandbox, zhang, { cycle: 'monthly', cycleDay: 10 })).planNo
  await moveTo(sandbox, '20260403210000')
})

describe('a list', () => {
  test('has plans by type and fund, next debit first', async () => {
    const runningPlans = async (fields: object) =>
      (await ask(sandbox, listPlans, { ended: '0', ...fields }, zhang)).plans
    // After Qingming, which closes Monday 6 April.
    expect((await runningPlans({})).map((it) => [it.planNo, it.nextDebitDate])).toEqual([
      [daily, '20260407'],
      [weekly, '20260409'],
      [smart, '20260410'],
    ])
    expect((await runningPlans({ planType: 'smart' })).map((it) => it.planNo)).toEqual([smart])
    expect((await runningPlans({ fundCode: '001386' })).map((it) => it.planNo)).toEqual([daily])
    expect((await ask(sandbox, listPlans, { ended: '1' }, zhang)).plans).toEqual([])
  })

  test('has records in pages, newest first', async () => {
    const page = (number: number) =>
      ask(sandbox, listPlanRecords, { planNo: weekly, page: number, size: 3 }, zhang)
    const [first, second] = [await page(1), await page(2)]
    expect(first.total).toBe(4)
    expect([...first.records, ...second.records].map((it) => it.debitDate)).toEqual([
      '20260402',
      '20260326',
      '20260319',
      '20260312',
    ])
  })
})

test('the worth of a plan is that of its confirmed instalments', async () => {
  const { records } = await ask(
    sandbox,
    listPlanRecords,
    { planNo: weekly, page: 1, size: 50 },
    zhang,
  )
  const orders = await Promise.all(
    records.map(({ applyNo }) => orderRecord(sandbox, zhang, applyNo)),
  )
  const shares = orders.reduce((sum, it) => sum + Number(it.applicationCfmVol), 0).toFixed(2)
  const { points } = await ask(
    sandbox,
    queryNavHistory,
    { fundCode: '980301', from: '20260401', to: '20260403' },
    zhang,
  )
  const marketValue = roundCent(multiply(shares, points.at(-1)?.nav ?? '0'))
  const answer = await ask(sandbox, queryPlan, { planNo: weekly }, zhang)
  expect(answer).toMatchObject({
    shares,
    marketValue,
    profit: (Number(marketValue) - 400).toFixed(2),
    averageCost: roundTo(String(400 / Number(shares)), 4),
    debitDayLock: false,
    plan: { paidTimes: 4, paidAmount: '400.00' },
  })
})

test("a money fund's instalments earn their income", async () => {
  const answer = await ask(sandbox, queryPlan, { planNo: daily }, zhang)
  expect(Number(answer.profit)).toBeGreaterThan(0)
  expect(answer.shares).toBe(answer.marketValue)
})

test('a plan has no average cost before its first confirmation', async () => {
  const answer = await ask(sandbox, queryPlan, { planNo: smart }, zhang)
  expect(answer).toMatchObject({
    shares: '0.00',
    marketValue: '0.00',
    profit: '0.00',
    profitRate: '0.00',
    averageCost: null,
    // Of a smart plan only on the day before.
    plan: { nextAmount: null, productCode: '20002001' },
  })
})

test('a missing plan and the plan of another user are not found', async () => {
  const qian = await signIn(sandbox, 'qian')
  for (const [planNo, session] of [
    [weekly, qian],
    ['nothing', zhang],
  ] as const) {
    expect(await callRetCode(sandbox, queryPlan, { planNo }, session)).toBe(RET.notFound)
    const page = { planNo, page: 1, size: 5 }
    expect(await callRetCode(sandbox, listPlanRecords, page, session)).toBe(RET.notFound)
    expect(await callRetCode(sandbox, pausePlan, { planNo }, session)).toBe(RET.notFound)
  }
})

test('the index that smart plans follow has closes enough for every average', async () => {
  const { indexes } = await ask(sandbox, listPlanIndexes, {}, zhang)
  expect(indexes).toEqual([
    { indexCode: '000300', indexName: '禾岸宽基300', averageDays: [180, 250, 500] },
  ])
})

describe('a preview', () => {
  const fields = { fundCode: '980301', cycle: 'monthly', cycleDay: 31, smart: null }

  test('has debits on the last day of short months and after holidays', async () => {
    const { debitDates, minAmount } = await ask(sandbox, previewPlan, fields, zhang)
    // 31 May is a Sunday.
    expect(debitDates).toEqual([
      '20260430',
      '20260601',
      '20260630',
      '20260731',
      '20260831',
      '20260930',
    ])
    expect(minAmount).toBe('10.00')
  })

  test('of a smart plan explains its rate by the index', async () => {
    const smartTerms = { indexCode: '000300', averageDays: 500 }
    const answer = await ask(sandbox, previewPlan, { ...fields, smart: smartTerms }, zhang)
    expect(answer.smart).toMatchObject({ indexDate: '20260403' })
    const { indexClose, average, deviation, share } = answer.smart ?? {}
    expect(Number(deviation)).toBeCloseTo((Number(indexClose) / Number(average) - 1) * 100, 1)
    expect(Number(share)).toBeGreaterThanOrEqual(60)
    expect(Number(share)).toBeLessThanOrEqual(210)
  })

  test('of an unknown index has no rate, and of an unknown fund is not found', async () => {
    const unknown = { indexCode: '123456', averageDays: 180 }
    const answer = await ask(sandbox, previewPlan, { ...fields, smart: unknown }, zhang)
    expect(answer.smart).toBeNull()
    const other = { ...fields, fundCode: '999999' }
    expect(await callRetCode(sandbox, previewPlan, other, zhang)).toBe(RET.notFound)
    expect(await callRetCode(sandbox, previewPlan, { ...fields, cycleDay: null }, zhang)).toBe(
      RET.badRequest,
    )
  })
})

describe('a back-test', () => {
  const fields = {
    fundCode: '980301',
    amount: '1000.00',
    cycle: 'monthly',
    cycleDay: 1,
    smart: null,
    from: '202509',
    to: '202602',
  }

  test('of one instalment returns as much as the lump sum', async () => {
    const answer = await ask(sandbox, backtestPlan, { ...fields, from: '202602' }, zhang)
    expect(answer).toMatchObject({ times: 1, paidAmount: '1000.00' })
    expect(answer.profitRate).toBe(answer.lumpSumProfitRate)
    // On its first day only the fee is gone.
    const { fee } = estimatePurchase({
      amount: '1000.00',
      tiers: [{ upTo: null, rate: '1.50', flat: null }],
      discount: '0.1',
      nav: '1',
    })
    const first = Number(answer.curve[0]?.plan)
    expect(first).toBeLessThan(0)
    expect(first).toBeGreaterThanOrEqual(-Number(fee) / 10 - 0.01)
  })

  test('of six months has six instalments on trading days', async () => {
    const answer = await ask(sandbox, backtestPlan, fields, zhang)
    expect(answer).toMatchObject({ times: 6, paidAmount: '6000.00' })
    expect(answer.curve.map((it) => it.date)).toEqual([
      '20250901',
      '20251009',
      '20251103',
      '20251201',
      '20260105',
      '20260202',
    ])
    const rate = ((Number(answer.marketValue) / 6000 - 1) * 100).toFixed(2)
    expect(Number(answer.profitRate)).toBeCloseTo(Number(rate), 1)
  })

  test('of a smart plan pays its percentages of the base', async () => {
    const terms = { indexCode: '000300', averageDays: 180 }
    const answer = await ask(sandbox, backtestPlan, { ...fields, smart: terms }, zhang)
    expect(Number(answer.paidAmount) % 100).toBe(0)
    expect(answer.times).toBe(6)
  })

  test('pays nothing before the fund existed', async () => {
    const answer = await ask(
      sandbox,
      backtestPlan,
      { ...fields, from: '200001', to: '200012' },
      zhang,
    )
    expect(answer).toEqual({
      times: 0,
      paidAmount: '0.00',
      shares: '0.00',
      marketValue: '0.00',
      profitRate: '0.00',
      averageCost: null,
      lumpSumMarketValue: '0.00',
      lumpSumProfitRate: '0.00',
      firstDate: null,
      lastDate: null,
      curve: [],
    })
  })

  test('of an unknown fund or a wrong period is refused', async () => {
    const unknown = { ...fields, fundCode: '999999' }
    expect(await callRetCode(sandbox, backtestPlan, unknown, zhang)).toBe(RET.notFound)
    const wrong = { ...fields, from: '202603' }
    expect(await callRetCode(sandbox, backtestPlan, wrong, zhang)).toBe(RET.badRequest)
    const ages = { ...fields, from: '190001', to: '209912', cycle: 'daily', cycleDay: null }
    expect(await callRetCode(sandbox, backtestPlan, ages, zhang)).toBe(RET.ok)
    for (const amount of ['0100.00', '50000000.01']) {
      expect(await callRetCode(sandbox, backtestPlan, { ...fields, amount }, zhang)).toBe(
        RET.badRequest,
      )
    }
    const none = { ...fields, from: '202513', to: '202613' }
    expect(await callRetCode(sandbox, backtestPlan, none, zhang)).toBe(RET.badRequest)
  })
})

test('a preview of a plan whose cycle stays goes on counting its fortnights', async () => {
  const cycle = { cycle: 'fortnightly', cycleDay: 1 }
  const { planNo, nextDebitDate } = await makePlan(sandbox, zhang, cycle)
  expect(nextDebitDate).toBe('20260407')
  await moveTo(sandbox, '20260407210000')
  const asked = { fundCode: '980301', smart: null, ...cycle }
  const first = async (more: object) =>
    await ask(sandbox, previewPlan, { ...asked, ...more }, zhang)
  expect(await first({})).toMatchObject({ firstDay: '20260413' })
  const kept = await first({ planNo })
  expect(kept.firstDay).toBe('20260406')
  expect(kept.debitDates[0]).toBe('20260420')
  // Another weekday begins again.
  expect((await first({ planNo, cycleDay: 2 })).firstDay).toBe('20260414')
  const qian = await signIn(sandbox, 'qian')
  expect(await callRetCode(sandbox, previewPlan, { ...asked, planNo }, qian)).toBe(RET.notFound)
})

test('the list has for each plan what it has made, as the plan itself says', async () => {
  const planner = await signIn(sandbox, 'planner')
  const { plans, results } = await ask(sandbox, listPlans, { ended: '0' }, planner)
  expect(results.map(({ planNo }) => planNo).toSorted()).toEqual(
    plans.map(({ planNo }) => planNo).toSorted(),
  )
  expect(results.some(({ profit }) => profit !== '0.00')).toBe(true)
  for (const result of results) {
    const { planNo } = result
    const own = await ask(sandbox, queryPlan, { planNo }, planner)
    expect(result).toEqual({
      planNo,
      confirmingAmount: own.confirmingAmount,
      profit: own.profit,
      profitRate: own.profitRate,
    })
  }
})
