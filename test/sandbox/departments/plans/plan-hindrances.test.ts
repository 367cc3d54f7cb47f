import { describe, expect, test } from 'vitest'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { queryMonthlyReport } from '#api/calls/monthly-report.ts'
import { listPlans, queryPlan } from '#api/calls/plan.ts'
import { editPlan, pausePlan, resumePlan, skipPlan, terminatePlan } from '#api/calls/plan-change.ts'
import { queryRiskQuestionnaire, submitRiskAnswers } from '#api/calls/risk.ts'
import { roundCent, sum } from '#domain/money/money.ts'
import {
  callRetCode,
  makePlan,
  makeSmartPlan,
  moveTo,
  passwordProof,
  planNow,
  sealedFor,
} from './testing/plan.ts'
import { ask, signIn } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang, failing, planner } = useSandbox(['zhang', 'failing', 'planner'])
/** Wednesday, 11 March 2026, 10:00. */

const plans = async (who = zhang) => ask(sandbox, listPlans, { ended: '0' }, who)
/** Takes the assessment again, with careful answers. */
async function lowerClass(): Promise<void> {
  const { questionnaireId, questions } = await ask(sandbox, queryRiskQuestionnaire, {}, zhang)
  const answers = questions.map(({ questionId, options }, index) => ({
    questionId,
    // The first asks for the age.
    optionIds: [options[index === 0 ? 1 : index % 2]?.optionId ?? ''],
  }))
  const { clientRiskLevel } = await ask(
    sandbox,
    submitRiskAnswers,
    { questionnaireId, answers },
    zhang,
  )
  expect(clientRiskLevel).toBeLessThan(3)
  expect(clientRiskLevel).toBeGreaterThan(0)
}
const detail = async (planNo: string, who = zhang) => ask(sandbox, queryPlan, { planNo }, who)

describe('the money that plans need', () => {
  test('is every debit of thirty days, at the base of a smart plan', async () => {
    const weekly = await makePlan(sandbox, zhang)
    const smart = await makeSmartPlan(sandbox, zhang, {
      fundCode: '980303',
      amount: '500.00',
      cycle: 'monthly',
      cycleDay: 20,
    })
    const { through, upcoming } = await plans()
    expect(through).toBe('20260410')
    expect(upcoming.map((it) => `${it.date} ${it.amount}`)).toEqual([
      '20260312 100.00',
      '20260319 100.00',
      '20260320 500.00',
      '20260326 100.00',
      '20260402 100.00',
      '20260409 100.00',
    ])
    expect(upcoming.filter((it) => it.planNo === smart.planNo)).toHaveLength(1)
    await ask(
      sandbox,
      skipPlan,
      { planNo: weekly.planNo, debitDate: '20260312', skip: true },
      zhang,
    )
    const { upcoming: rest } = await plans()
    expect(roundCent(sum(rest.map((it) => it.amount)))).toBe('900.00')
    await ask(sandbox, pausePlan, { planNo: weekly.planNo }, zhang)
    expect((await plans()).upcoming.map((it) => it.planNo)).toEqual([smart.planNo])
  })

  test('is none of a plan whose card is untied', async () => {
    const { plans: list, upcoming } = await plans(planner)
    const abnormal = list.find((it) => it.status === 'abnormal')
    expect(upcoming.some((it) => it.planNo === abnormal?.planNo)).toBe(false)
  })
})

describe('what hinders the next debit', () => {
  test('is nothing of a plan that will be paid', async () => {
    const { planNo } = await makePlan(sandbox, zhang)
    expect((await detail(planNo)).obstacle).toBeNull()
    expect((await plans()).obstacles).toEqual([])
  })

  test('is a card that is out of order, in list and detail, and is the reason of the failure', async () => {
    const { plans: list, obstacles } = await plans(failing)
    const planNo = list[0]?.planNo ?? ''
    expect(obstacles).toMatchObject([{ planNo, kind: 'cardUnavailable' }])
    const { obstacle } = await detail(planNo, failing)
    expect(obstacle).toMatchObject({ kind: 'cardUnavailable' })
    await moveTo(sandbox, '20260312100000')
    expect((await planNow(sandbox, failing, planNo)).failures).toBe(1)
    await moveTo(sandbox, '20260316100000')
    expect(await detail(planNo, failing)).toMatchObject({
      endedBy: 'failures',
      obstacle: null,
      plan: {
        status: 'terminated',
        statusReason: expect.stringContaining(obstacle?.reason ?? '-'),
      },
    })
  })

  test('is a wallet with too little in it', async () => {
    const { planNo } = await makePlan(sandbox, zhang, {
      channelId: '8901',
      amount: '40000.00',
      fundCode: '980503',
    })
    expect((await detail(planNo)).obstacle).toMatchObject({ kind: 'walletShort' })
  })

  test('is a class that fell below the fund after the plan was made without a warning', async () => {
    const { planNo } = await makePlan(sandbox, zhang, { cfmTime: null })
    const warned = await makePlan(sandbox, zhang, { fundCode: '980303' })
    await lowerClass()
    expect((await detail(planNo)).obstacle).toMatchObject({ kind: 'riskMismatch' })
    // A warning that was confirmed then still holds.
    expect((await detail(warned.planNo)).obstacle).toBeNull()
    await moveTo(sandbox, '20260312100000')
    expect((await planNow(sandbox, zhang, planNo)).failures).toBe(1)
    expect((await planNow(sandbox, zhang, warned.planNo)).paidTimes).toBe(1)
  })
})

describe('on the debit day', () => {
  const day = (time: string) => moveTo(sandbox, `20260312${time}`)

  test('nothing but resuming is taken until 15:00 to the second', async () => {
    const { planNo } = await makePlan(sandbox, zhang)
    const end = async () => ({ planNo, ...(await passwordProof(sandbox, zhang)) })
    const edit = async () => ({
      ...(await sealedFor(sandbox, zhang)),
      planNo,
      planName: '',
      amount: '200.00',
      cycle: 'weekly',
      cycleDay: 4,
      bankSerial: 'zhang-1',
      channelId: null,
      stopProfitRate: null,
      smart: null,
    })
    const skips = { planNo, debitDate: '20260312', skip: true }
    for (const time of ['000000', '093000', '145959']) {
      await day(time)
      expect((await detail(planNo)).debitDayLock).toBe(true)
      expect(await callRetCode(sandbox, pausePlan, { planNo }, zhang)).toBe(SHOWN_RET.planDebitDay)
      expect(await callRetCode(sandbox, skipPlan, skips, zhang)).toBe(SHOWN_RET.planDebitDay)
      expect(await callRetCode(sandbox, terminatePlan, await end(), zhang)).toBe(
        SHOWN_RET.planDebitDay,
      )
      expect(await callRetCode(sandbox, editPlan, await edit(), zhang)).toBe(SHOWN_RET.planDebitDay)
    }
    await day('150000')
    expect((await detail(planNo)).debitDayLock).toBe(false)
    expect(await callRetCode(sandbox, pausePlan, { planNo }, zhang)).toBe(RET.ok)
  })

  test('a paused plan is resumed, and begins with the debit after it', async () => {
    const { planNo } = await makePlan(sandbox, zhang)
    await ask(sandbox, pausePlan, { planNo }, zhang)
    await day('093100')
    const proof = await passwordProof(sandbox, zhang)
    expect(await callRetCode(sandbox, resumePlan, { planNo, ...proof }, zhang)).toBe(RET.ok)
    expect(await planNow(sandbox, zhang, planNo)).toMatchObject({
      status: 'running',
      nextDebitDate: '20260319',
      paidTimes: 0,
    })
  })

  test('a debit that is skipped does not lock the plan', async () => {
    const { planNo } = await makePlan(sandbox, zhang)
    await ask(sandbox, skipPlan, { planNo, debitDate: '20260312', skip: true }, zhang)
    await day('100000')
    expect((await detail(planNo)).debitDayLock).toBe(false)
  })
})

describe("another user's plan", () => {
  test('is not found by any call, and stays as it is', async () => {
    const { planNo } = await makePlan(sandbox, zhang)
    const proof = await passwordProof(sandbox, planner)
    const skips = { planNo, debitDate: '20260312', skip: true }
    expect(await callRetCode(sandbox, queryPlan, { planNo }, planner)).toBe(RET.notFound)
    expect(await callRetCode(sandbox, pausePlan, { planNo }, planner)).toBe(RET.notFound)
    expect(await callRetCode(sandbox, skipPlan, skips, planner)).toBe(RET.notFound)
    const proved = { planNo, ...proof }
    expect(await callRetCode(sandbox, resumePlan, proved, planner)).toBe(RET.notFound)
    expect(await callRetCode(sandbox, terminatePlan, proved, planner)).toBe(RET.notFound)
    expect(await planNow(sandbox, zhang, planNo)).toMatchObject({
      status: 'running',
      skipDate: null,
    })
  })
})

test("a report's month in a link shows whoever follows it their own, and no such month is refused", async () => {
  const chen = await signIn(sandbox, 'chen')
  const month = '202602'
  expect((await ask(sandbox, queryMonthlyReport, { month }, zhang)).month).toBe(month)
  expect(await callRetCode(sandbox, queryMonthlyReport, { month }, chen)).toBe(RET.notFound)
  for (const wrong of ['202613', '2026-3', '999999'])
    expect(await callRetCode(sandbox, queryMonthlyReport, { month: wrong }, zhang)).toBe(
      RET.badRequest,
    )
})
