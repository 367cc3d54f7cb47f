import * as v from 'valibot'
import { expect, test } from 'vitest'
import { queryHolding } from '#api/calls/asset.ts'
import { queryMonthlyReport } from '#api/calls/monthly-report.ts'
import { listPlanRecords, listPlans, queryPlan } from '#api/calls/plan.ts'
import { pausePlan, resumePlan, skipPlan } from '#api/calls/plan-change.ts'
import { queryTransactionList } from '#api/calls/transaction.ts'
import { roundCent, sum } from '#domain/money/money.ts'
import { makePlan, makeSmartPlan, moveTo, passwordProof } from './testing/plan.ts'
import { expectReportsAddUp } from './testing/report.ts'
import { ask, type Session } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang } = useSandbox('zhang')

type PlanRecord = v.InferOutput<typeof listPlanRecords.payload>['records'][number]

const PAGE = 50

async function allRecords(planNo: string, who: Session): Promise<PlanRecord[]> {
  const records: PlanRecord[] = []
  for (let page = 1; ; page += 1) {
    const answer = await ask(sandbox, listPlanRecords, { planNo, page, size: PAGE }, who)
    records.push(...answer.records)
    if (answer.records.length < PAGE) {
      if (records.length !== answer.total) throw new Error(`${records.length} of ${answer.total}`)
      return records
    }
  }
}

/** The amounts that the trade records have as debits of plans of a fund. */
async function debits(fundCode: string, who: Session) {
  const amounts: string[] = []
  for (let page = 1; ; page += 1) {
    const asked = { page, size: PAGE, fundCode, kind: 'plan' }
    const { records } = await ask(sandbox, queryTransactionList, asked, who)
    amounts.push(
      ...records
        .filter((it) => it.businessCode === '39')
        .map((it) => it.applicationAmt ?? it.applicationCfmAmt ?? '0'),
    )
    if (records.length < PAGE) return { times: amounts.length, amount: roundCent(sum(amounts)) }
  }
}

test('after a year list and detail agree with the records, the orders and the reports to the cent', async () => {
  const weekly = await makePlan(sandbox, zhang, { fundCode: '980303', amount: '123.45' })
  const monthly = await makePlan(sandbox, zhang, {
    fundCode: '980503',
    amount: '1000.00',
    cycle: 'monthly',
    cycleDay: 31,
  })
  const smart = await makeSmartPlan(sandbox, zhang, {
    fundCode: '980205',
    amount: '333.33',
    cycle: 'fortnightly',
    cycleDay: 2,
  })
  await ask(
    sandbox,
    skipPlan,
    { planNo: weekly.planNo, debitDate: weekly.nextDebitDate ?? '', skip: true },
    zhang,
  )
  await moveTo(sandbox, '20260801100000')
  await ask(sandbox, pausePlan, { planNo: weekly.planNo }, zhang)
  await moveTo(sandbox, '20260901100000')
  const proof = await passwordProof(sandbox, zhang)
  await ask(sandbox, resumePlan, { planNo: weekly.planNo, ...proof }, zhang)
  // Past the evening, with nothing waiting for confirmation.
  await moveTo(sandbox, '20270313210000')

  const { plans, upcoming, through } = await ask(sandbox, listPlans, { ended: '0' }, zhang)
  expect(plans).toHaveLength(3)
  let paidInReports = '0'
  for (const { planNo, fundCode } of [weekly, monthly, smart]) {
    const listed = plans.find((it) => it.planNo === planNo)
    const detail = await ask(sandbox, queryPlan, { planNo }, zhang)
    expect(detail.plan).toEqual(listed)
    const records = await allRecords(planNo, zhang)
    const paid = records.filter((it) => it.state === 'paid')
    expect(detail.plan.paidTimes).toBe(paid.length)
    expect(detail.plan.paidAmount).toBe(roundCent(sum(paid.map((it) => it.amount))))
    expect(await debits(fundCode, zhang)).toEqual({
      times: paid.length,
      amount: detail.plan.paidAmount,
    })
    // The plan alone bought this fund, and it pays no dividends.
    const held = await ask(sandbox, queryHolding, { fundCode }, zhang)
    expect([detail.shares, detail.marketValue, detail.profit]).toEqual([
      held.shares,
      held.amount,
      held.holdProfit,
    ])
    expect(detail.averageCost).toBe(held.costPrice)
    paidInReports = sum([paidInReports, detail.plan.paidAmount])
    const coming = upcoming.filter((it) => it.planNo === planNo)
    expect(coming[0]?.date).toBe(detail.plan.nextDebitDate)
    expect(coming.every((it) => it.date > '20270313' && it.date <= through)).toBe(true)
  }
  const states = (await allRecords(weekly.planNo, zhang)).map((it) => it.state)
  expect(states.filter((it) => it === 'skipped')).toHaveLength(1)

  const { months } = await ask(sandbox, queryMonthlyReport, {}, zhang)
  const reported = await Promise.all(
    months.map((month) => ask(sandbox, queryMonthlyReport, { month }, zhang)),
  )
  expect(roundCent(sum(reported.map((it) => it.instalments.paidAmount)))).toBe(
    roundCent(paidInReports),
  )
  await expectReportsAddUp(sandbox, zhang)
})
