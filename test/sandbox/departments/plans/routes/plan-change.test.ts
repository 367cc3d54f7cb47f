import { describe, expect, test } from 'vitest'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { listPlans } from '#api/calls/plan.ts'
import { queryWelcomeConfig } from '#api/calls/keep-challenge.ts'
import { createPlan, createSmartPlan, editPlan, terminatePlan } from '#api/calls/plan-change.ts'
import { queryTransactionList } from '#api/calls/transaction.ts'
import {
  callRetCode,
  makePlan,
  makeSmartPlan,
  moveTo,
  planFields,
  passwordProof,
} from '#test/sandbox/departments/plans/testing/plan.ts'
import { KEEP } from '#test/sandbox/departments/activity/catalogue.ts'
import { ask } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang } = useSandbox('zhang')
/** Wednesday, 11 March 2026, 10:00. */

describe('a new plan', () => {
  test('is made once by an application, and another request with it is refused', async () => {
    const fields = await planFields(sandbox, zhang)
    const first = await ask(sandbox, createPlan, fields, zhang)
    expect(await ask(sandbox, createPlan, fields, zhang)).toEqual(first)
    expect(await callRetCode(sandbox, createPlan, { ...fields, amount: '200.00' }, zhang)).toBe(
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
  ])('%s on day %s is debited first on %s', async (cycle, cycleDay, nextDebitDate) => {
    expect(await makePlan(sandbox, zhang, { cycle, cycleDay })).toMatchObject({ nextDebitDate })
  })

  test.each([
    ['a weekday beyond Friday', { cycleDay: 6 }, RET.badRequest],
    ['a day of the month for a week', { cycleDay: 31 }, RET.badRequest],
    ['a goal that is none', { stopProfitRate: '000' }, RET.badRequest],
    ['a goal of a loss', { stopProfitRate: '-10' }, RET.badRequest],
    ['a goal below the least', { stopProfitRate: '4.99' }, RET.badRequest],
    ['a goal above the most', { stopProfitRate: '100.01' }, RET.badRequest],
    ['a day for a daily plan', { cycle: 'daily' }, RET.badRequest],
    ['class Y', { fundCode: '989801' }, SHOWN_RET.notPurchasable],
    ['more than the card pays at once', { amount: '50000.01' }, SHOWN_RET.amountOutOfRange],
    ['an unknown activity', { activityId: 'nothing' }, RET.notFound],
    ['a fund outside the challenge', { activityId: KEEP, fundCode: '980805' }, RET.cannotJoin],
    ['an application for a purchase', { applyKind: 'purchase' }, RET.badRequest],
  ])('with %s is refused', async (_what, other, retCode) => {
    const fields = await planFields(sandbox, zhang, other)
    expect(await callRetCode(sandbox, createPlan, fields, zhang)).toBe(retCode)
  })

  test('of the keep challenge is made once, on a fund of the challenge', async () => {
    const { funds } = await ask(sandbox, queryWelcomeConfig, { activityId: KEEP }, zhang)
    const keep = { activityId: KEEP, fundCode: funds[0]?.fundCode ?? '' }
    expect(await makePlan(sandbox, zhang, keep)).toMatchObject({ planType: 'keep' })
    const again = await planFields(sandbox, zhang, keep)
    expect(await callRetCode(sandbox, createPlan, again, zhang)).toBe(RET.cannotJoin)
  })

  test('opening, changing and ending it are among the trade records', async () => {
    const made = await makePlan(sandbox, zhang)
    const fields = { ...(await planFields(sandbox, zhang)), planNo: made.planNo, smart: null }
    await ask(sandbox, editPlan, fields, zhang)
    const proof = await passwordProof(sandbox, zhang)
    await ask(sandbox, terminatePlan, { planNo: made.planNo, ...proof }, zhang)
    const { records: trades } = await ask(
      sandbox,
      queryTransactionList,
      { page: 1, size: 3 },
      zhang,
    )
    expect(trades.map((it) => it.businessCode)).toEqual(['60', '61', '59'])
  })

  test('with an expired application is refused', async () => {
    const fields = await planFields(sandbox, zhang)
    await moveTo(sandbox, '20260311103001')
    expect(await callRetCode(sandbox, createPlan, fields, zhang)).toBe(RET.applicationExpired)
  })

  test('is locked by the fifth wrong password', async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      await callRetCode(
        sandbox,
        createPlan,
        await planFields(sandbox, zhang, { password: '135792' }),
        zhang,
      )
    }
    expect(await callRetCode(sandbox, createPlan, await planFields(sandbox, zhang), zhang)).toBe(
      RET.tradingPasswordLocked,
    )
  })

  test('with smart amounts needs a known index', async () => {
    const smart = { indexCode: '000300', averageDays: 250 }
    expect((await makeSmartPlan(sandbox, zhang, smart)).smart).toEqual({
      ...smart,
      indexName: '禾岸宽基300',
    })
    const fields = await planFields(sandbox, zhang, { ...smart, indexCode: '999999' })
    expect(await callRetCode(sandbox, createSmartPlan, fields, zhang)).toBe(RET.notFound)
  })
})
