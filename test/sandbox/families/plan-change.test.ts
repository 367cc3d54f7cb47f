import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { RET } from '#src/api/endpoint.ts'
import { listPlanRecords, listPlans } from '#src/api/plan.ts'
import { queryWelcomeConfig } from '#src/api/keep-challenge.ts'
import {
  createPlan,
  createSmartPlan,
  editPlan,
  pausePlan,
  resumePlan,
  skipPlan,
  terminatePlan,
} from '#src/api/plan-change.ts'
import { queryTransactionDetail, queryTransactionList } from '#src/api/transaction.ts'
import {
  codeOf,
  makePlan,
  makeSmartPlan,
  moveTo,
  openPlanSandbox,
  planFields,
  planNow,
  proofOf,
} from '../plans/test-plan.ts'
import { KEEP, KEEP_OVER } from '../activity/catalogue.ts'
import type { Sandbox } from '../server.ts'
import { ask, call, signIn, type Session } from '../test-client.ts'

let sandbox: Sandbox
let zhang: Session
/** Wednesday, 11 March 2026, 10:00. */
beforeEach(async () => {
  sandbox = await openPlanSandbox()
  zhang = await signIn(sandbox, 'zhang')
})
afterEach(async () => {
  sandbox.assertBalanced()
  await sandbox.stop()
})

const records = async (planNo: string) =>
  (await ask(sandbox, listPlanRecords, { planNo, page: 1, size: 50 }, zhang)).records

describe('making a plan', () => {
  test('the same application makes one plan; another request with it is refused', async () => {
    const fields = await planFields(sandbox, zhang)
    const first = await ask(sandbox, createPlan, fields, zhang)
    expect(await ask(sandbox, createPlan, fields, zhang)).toEqual(first)
    expect(await codeOf(sandbox, createPlan, { ...fields, amount: '200.00' }, zhang)).toBe(
      RET.badRequest,
    )
    const { plans } = await ask(sandbox, listPlans, { ended: '0' }, zhang)
    expect(plans).toEqual([first.plan])
    expect(first.plan).toMatchObject({
      planType: 'ordinary',
      status: 'running',
      nextDebitDate: '20260312',
      nextAmount: '100.00',
      channelName: '江海银行（尾号 1024）',
    })
  })

  test.each([
    ['daily', null, '20260312'],
    ['weekly', 3, '20260318'],
    ['fortnightly', 5, '20260313'],
    // 31 March is a Tuesday; the 15th a Sunday.
    ['monthly', 31, '20260331'],
    ['monthly', 15, '20260316'],
  ])('%s on %s debits first on %s', async (cycle, cycleDay, nextDebitDate) => {
    expect(await makePlan(sandbox, zhang, { cycle, cycleDay })).toMatchObject({ nextDebitDate })
  })

  test.each([
    ['a weekday beyond Friday', { cycleDay: 6 }, RET.badRequest],
    ['a goal that is none', { stopProfitRate: '000' }, RET.badRequest],
    ['a day for a daily plan', { cycle: 'daily' }, RET.badRequest],
    ['a suspended fund', { fundCode: '980203' }, RET.notPurchasable],
    ['too little', { amount: '9.99' }, RET.amountOutOfRange],
    ['more than the card pays at once', { amount: '50000.01' }, RET.amountOutOfRange],
    ["another's card", { bankSerial: 'wang-1' }, RET.cardUnavailable],
    ['agreements unread', { protocolIds: [] }, RET.agreementUnread],
    ['a wrong password', { password: '135792' }, RET.wrongTradingPassword],
    ['an unknown activity', { activityId: 'nothing' }, RET.notFound],
    ['an activity that is over', { activityId: KEEP_OVER }, RET.cannotJoin],
    ['an unknown application', { applyNo: 'A000000000000000' }, RET.notFound],
  ])('refuses %s', async (_what, other, retCode) => {
    const fields = await planFields(sandbox, zhang, other)
    expect(await codeOf(sandbox, createPlan, fields, zhang)).toBe(retCode)
  })

  test("the keep challenge's plan is made once, on a fund of the challenge", async () => {
    const { funds } = await ask(sandbox, queryWelcomeConfig, { activityId: KEEP }, zhang)
    const keep = { activityId: KEEP, fundCode: funds[0]?.fundCode ?? '' }
    expect(await makePlan(sandbox, zhang, keep)).toMatchObject({ planType: 'keep' })
    const again = await planFields(sandbox, zhang, keep)
    expect(await codeOf(sandbox, createPlan, again, zhang)).toBe(RET.cannotJoin)
  })

  test('opening, changing and ending it stand among the trade records', async () => {
    const made = await makePlan(sandbox, zhang)
    const fields = { ...(await planFields(sandbox, zhang)), planNo: made.planNo, smart: null }
    await ask(sandbox, editPlan, fields, zhang)
    const proof = await proofOf(sandbox, zhang)
    await ask(sandbox, terminatePlan, { planNo: made.planNo, ...proof }, zhang)
    const { records: trades } = await ask(
      sandbox,
      queryTransactionList,
      { page: 1, size: 3 },
      zhang,
    )
    expect(trades.map((it) => it.businessCode)).toEqual(['60', '61', '59'])
  })

  test('refuses an application that is too old', async () => {
    const fields = await planFields(sandbox, zhang)
    await moveTo(sandbox, '20260311103001')
    expect(await codeOf(sandbox, createPlan, fields, zhang)).toBe(RET.applicationExpired)
  })

  test('the fifth wrong password locks', async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      await codeOf(
        sandbox,
        createPlan,
        await planFields(sandbox, zhang, { password: '135792' }),
        zhang,
      )
    }
    expect(await codeOf(sandbox, createPlan, await planFields(sandbox, zhang), zhang)).toBe(
      RET.tradingPasswordLocked,
    )
  })

  test('C0 makes no plan on a fund above R1, with or without the warning', async () => {
    const chen = await signIn(sandbox, 'chen')
    const fields = await planFields(sandbox, chen, { bankSerial: 'chen-1' })
    expect(await codeOf(sandbox, createPlan, fields, chen)).toBe(RET.riskMismatch)
  })

  test('a smart plan follows a known index alone', async () => {
    const smart = { indexCode: '000300', averageDays: 250 }
    expect((await makeSmartPlan(sandbox, zhang, smart)).smart).toEqual({
      ...smart,
      indexName: '沪深300',
    })
    const fields = await planFields(sandbox, zhang, { ...smart, indexCode: '999999' })
    expect(await codeOf(sandbox, createSmartPlan, fields, zhang)).toBe(RET.notFound)
  })
})

describe('debits', () => {
  test('happen on the day as orders of code 39 and are confirmed as purchases', async () => {
    const { planNo } = await makePlan(sandbox, zhang)
    await moveTo(sandbox, '20260312092959')
    expect(await records(planNo)).toEqual([])
    await moveTo(sandbox, '20260316100000')
    const [record, ...others] = await records(planNo)
    expect(others).toEqual([])
    expect(record).toMatchObject({ debitDate: '20260312', state: 'paid', amount: '100.00' })
    const detail = await ask(
      sandbox,
      queryTransactionDetail,
      { applyNo: record?.applyNo ?? '' },
      zhang,
    )
    expect(detail.record).toMatchObject({
      businessCode: '39',
      status: '1',
      applicationAmt: '100.00',
      transactionDate: '20260312',
      transactionCfmDate: '20260313',
    })
    expect(await planNow(sandbox, zhang, planNo)).toMatchObject({
      paidTimes: 1,
      paidAmount: '100.00',
      nextDebitDate: '20260319',
    })
  })

  test('three failures in a row end the plan, which cannot be resumed', async () => {
    const { planNo } = await makePlan(sandbox, zhang, {
      amount: '100.46',
      cycle: 'daily',
      cycleDay: null,
    })
    await moveTo(sandbox, '20260313160000')
    expect(await planNow(sandbox, zhang, planNo)).toMatchObject({ status: 'running', failures: 2 })
    await moveTo(sandbox, '20260320160000')
    expect((await records(planNo)).map((it) => [it.debitDate, it.state, it.reason])).toEqual(
      ['20260316', '20260313', '20260312'].map((day) => [day, 'failed', '银行扣款失败：余额不足']),
    )
    expect(await planNow(sandbox, zhang, planNo)).toMatchObject({
      status: 'terminated',
      nextDebitDate: null,
      endTime: '20260316093000',
      paidTimes: 0,
      paidAmount: '0.00',
    })
    const proof = await proofOf(sandbox, zhang)
    expect(await codeOf(sandbox, resumePlan, { planNo, ...proof }, zhang)).toBe(
      RET.planStateForbids,
    )
    const { plans } = await ask(sandbox, listPlans, { ended: '1' }, zhang)
    expect(plans.map((it) => it.planNo)).toEqual([planNo])
  })

  test('can be paid by the wallet of a card, while it lasts', async () => {
    const wallet = { channelId: '8901', cycle: 'daily', cycleDay: null, amount: '20000.00' }
    const { planNo, channelId } = await makePlan(sandbox, zhang, wallet)
    expect(channelId).toBe('8901')
    await moveTo(sandbox, '20260313100000')
    expect((await records(planNo)).map((it) => [it.state, it.reason])).toEqual([
      ['failed', '钱包余额不足'],
      ['paid', ''],
    ])
    const itself = await planFields(sandbox, zhang, { ...wallet, fundCode: '001386' })
    expect(await codeOf(sandbox, createPlan, itself, zhang)).toBe(RET.cardUnavailable)
  })

  test("are whole or not at all: above the card's day limit nothing is taken", async () => {
    const card = { bankSerial: 'zhang-2', amount: '8000.00' }
    const plans = []
    for (let count = 0; count < 3; count += 1) plans.push(await makePlan(sandbox, zhang, card))
    await moveTo(sandbox, '20260312100000')
    const made = await Promise.all(plans.map(({ planNo }) => records(planNo)))
    expect(made.flat().map((it) => [it.state, it.amount, it.reason])).toEqual([
      ['paid', '8000.00', ''],
      ['paid', '8000.00', ''],
      ['failed', '8000.00', '超过银行卡当日限额'],
    ])
  })
})

describe('changing a plan', () => {
  test('nothing is debited while it is paused; resumed, it goes on at its next day', async () => {
    const { planNo } = await makePlan(sandbox, zhang)
    for (let times = 0; times < 2; times += 1) {
      const { plan } = await ask(sandbox, pausePlan, { planNo }, zhang)
      expect(plan).toMatchObject({ status: 'paused', nextDebitDate: null })
    }
    await moveTo(sandbox, '20260319100000')
    expect(await records(planNo)).toEqual([])
    const { randomCode, transPwd } = await proofOf(sandbox, zhang)
    const { plan } = await ask(sandbox, resumePlan, { planNo, randomCode, transPwd }, zhang)
    expect(plan).toMatchObject({ status: 'running', nextDebitDate: '20260326' })
  })

  test('resuming asks for the right password under a code that was given', async () => {
    const { planNo } = await makePlan(sandbox, zhang)
    await ask(sandbox, pausePlan, { planNo }, zhang)
    const wrong = await proofOf(sandbox, zhang, '135792')
    expect(await codeOf(sandbox, resumePlan, { planNo, ...wrong }, zhang)).toBe(
      RET.wrongTradingPassword,
    )
    const proof = await proofOf(sandbox, zhang)
    const stolen = { planNo, ...proof, randomCode: 'never-given' }
    expect(await codeOf(sandbox, resumePlan, stolen, zhang)).toBe(RET.tokenExpired)
    // A code works once.
    expect(await codeOf(sandbox, resumePlan, { planNo, ...wrong }, zhang)).toBe(RET.tokenExpired)
  })

  test.each([
    ['20260312000000', RET.planDebitDay],
    ['20260312093100', RET.planDebitDay],
    ['20260312145900', RET.planDebitDay],
    ['20260312150000', RET.ok],
  ])('at %s of a debit day pausing, ending and editing answer %s', async (time, retCode) => {
    const { planNo } = await makePlan(sandbox, zhang)
    await moveTo(sandbox, time)
    const fields = { ...(await planFields(sandbox, zhang)), planNo, smart: null }
    expect(await codeOf(sandbox, editPlan, fields, zhang)).toBe(retCode)
    expect(await codeOf(sandbox, pausePlan, { planNo }, zhang)).toBe(retCode)
    const proof = await proofOf(sandbox, zhang)
    expect(await codeOf(sandbox, terminatePlan, { planNo, ...proof }, zhang)).toBe(retCode)
  })

  test('a skipped debit is recorded, and the next one happens', async () => {
    const { planNo } = await makePlan(sandbox, zhang)
    const skip = { planNo, debitDate: '20260312', skip: true }
    await ask(sandbox, skipPlan, skip, zhang)
    const { plan } = await ask(sandbox, skipPlan, skip, zhang)
    expect(plan).toMatchObject({ skipDate: '20260312', nextDebitDate: '20260319' })
    await moveTo(sandbox, '20260319100000')
    expect((await records(planNo)).map((it) => [it.debitDate, it.state])).toEqual([
      ['20260319', 'paid'],
      ['20260312', 'skipped'],
    ])
    const other = { planNo, debitDate: '20260402', skip: true }
    expect(await codeOf(sandbox, skipPlan, other, zhang)).toBe(RET.planStateForbids)
  })

  test('a skip can be taken back, but not on its day', async () => {
    const { planNo } = await makePlan(sandbox, zhang)
    const skip = { planNo, debitDate: '20260312', skip: true }
    await ask(sandbox, skipPlan, skip, zhang)
    const { plan } = await ask(sandbox, skipPlan, { ...skip, skip: false }, zhang)
    expect(plan).toMatchObject({ skipDate: null, nextDebitDate: '20260312' })
    await moveTo(sandbox, '20260312080000')
    expect(await codeOf(sandbox, skipPlan, skip, zhang)).toBe(RET.planDebitDay)
  })

  test('an edit changes amount, day and card at once', async () => {
    const { planNo } = await makePlan(sandbox, zhang)
    const fields = {
      ...(await planFields(sandbox, zhang, {
        amount: '250.00',
        cycle: 'monthly',
        cycleDay: 31,
        bankSerial: 'zhang-2',
        planName: '月供',
        stopProfitRate: '0020',
      })),
      planNo,
      smart: null,
    }
    const { plan } = await ask(sandbox, editPlan, fields, zhang)
    expect(plan).toMatchObject({
      planName: '月供',
      amount: '250.00',
      cycle: 'monthly',
      nextDebitDate: '20260331',
      bankSerial: 'zhang-2',
      stopProfitRate: '20',
    })
    expect(await ask(sandbox, editPlan, fields, zhang)).toEqual({ plan })
    for (const [other, retCode] of [
      [{ amount: '10000.01' }, RET.amountOutOfRange],
      [{ bankSerial: 'wang-1' }, RET.cardUnavailable],
      [{ password: '135792' }, RET.wrongTradingPassword],
    ] as const) {
      const next = await planFields(sandbox, zhang, { bankSerial: 'zhang-2', ...other })
      expect(await codeOf(sandbox, editPlan, { ...next, planNo, smart: null }, zhang)).toBe(retCode)
    }
  })

  test('ended by its owner it stays ended, and ending it again answers the same', async () => {
    const { planNo } = await makePlan(sandbox, zhang)
    const fields = { planNo, ...(await proofOf(sandbox, zhang)) }
    const ended = await call(sandbox, terminatePlan, fields, zhang)
    expect(ended.payload).toMatchObject({ plan: { status: 'terminated', nextDebitDate: null } })
    expect(await call(sandbox, terminatePlan, fields, zhang)).toEqual(ended)
    expect(await codeOf(sandbox, pausePlan, { planNo }, zhang)).toBe(RET.planStateForbids)
    const edited = { ...(await planFields(sandbox, zhang)), planNo, smart: null }
    expect(await codeOf(sandbox, editPlan, edited, zhang)).toBe(RET.planStateForbids)
  })

  test("another user's plan is not found", async () => {
    const { planNo } = await makePlan(sandbox, zhang)
    const qian = await signIn(sandbox, 'qian')
    const proof = await proofOf(sandbox, qian)
    const fields = { ...(await planFields(sandbox, qian)), planNo, smart: null }
    const skip = { planNo, debitDate: '20260312', skip: true }
    expect([
      await codeOf(sandbox, pausePlan, { planNo }, qian),
      await codeOf(sandbox, resumePlan, { planNo, ...proof }, qian),
      await codeOf(sandbox, terminatePlan, { planNo, ...proof }, qian),
      await codeOf(sandbox, skipPlan, skip, qian),
      await codeOf(sandbox, editPlan, fields, qian),
    ]).toEqual(Array.from({ length: 5 }, () => RET.notFound))
  })
})
