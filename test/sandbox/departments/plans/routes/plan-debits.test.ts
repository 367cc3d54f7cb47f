import { describe, expect, test } from 'vitest'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { listPlanRecords, listPlans, queryPlan } from '#api/calls/plan.ts'
import { createPlan, resumePlan } from '#api/calls/plan-change.ts'
import { queryTransactionDetail, queryTransactionList } from '#api/calls/transaction.ts'
import { roundCent, subtract } from '#domain/money/money.ts'
import { orderName } from '#domain/business-codes.ts'
import {
  callRetCode,
  makePlan,
  moveTo,
  planFields,
  planNow,
  passwordProof,
} from '#test/sandbox/departments/plans/testing/plan.ts'
import { ask } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang } = useSandbox('zhang')
/** Wednesday, 11 March 2026, 10:00. */

const records = async (planNo: string) =>
  (await ask(sandbox, listPlanRecords, { planNo, page: 1, size: 50 }, zhang)).records

describe('debits', () => {
  test('happen on the day as orders of code 39 and are confirmed as purchases', async () => {
    const { planNo } = await makePlan(sandbox, zhang)
    await moveTo(sandbox, '20260312092959')
    expect(await records(planNo)).toEqual([])
    await moveTo(sandbox, '20260312100000')
    // Paid and not confirmed: it is in no figure of value or profit.
    expect(await ask(sandbox, queryPlan, { planNo }, zhang)).toMatchObject({
      plan: { paidAmount: '100.00' },
      confirmingAmount: '100.00',
      marketValue: '0.00',
      profit: '0.00',
    })
    await moveTo(sandbox, '20260316100000')
    const confirmed = await ask(sandbox, queryPlan, { planNo }, zhang)
    expect(confirmed.confirmingAmount).toBe('0.00')
    expect(roundCent(subtract(confirmed.marketValue, confirmed.profit))).toBe(
      confirmed.plan.paidAmount,
    )
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

  test('end the plan for good after three failures in a row', async () => {
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
    // The note of its end says why, and is no cancellation of the user's.
    const noted = { page: 1, size: 9, buyPlanNo: planNo, kind: 'plan' } as const
    const notes = (await ask(sandbox, queryTransactionList, noted, zhang)).records
    expect(
      notes.flatMap((it) => (it.businessCode === '60' ? [[orderName(it), it.errorDetail]] : [])),
    ).toEqual([['定投已结束', '连续 3 次扣款失败，计划已结束：银行扣款失败：余额不足']])
    const proof = await passwordProof(sandbox, zhang)
    expect(await callRetCode(sandbox, resumePlan, { planNo, ...proof }, zhang)).toBe(
      SHOWN_RET.planStateForbids,
    )
    const { plans } = await ask(sandbox, listPlans, { ended: '1' }, zhang)
    expect(plans.map((it) => it.planNo)).toEqual([planNo])
  })

  test('can be paid by the wallet of a card while its balance lasts', async () => {
    const wallet = { channelId: '8901', cycle: 'daily', cycleDay: null, amount: '20000.00' }
    const { planNo, channelId } = await makePlan(sandbox, zhang, wallet)
    expect(channelId).toBe('8901')
    await moveTo(sandbox, '20260313100000')
    expect((await records(planNo)).map((it) => [it.state, it.reason])).toEqual([
      ['failed', '禾岸宝余额不足'],
      ['paid', ''],
    ])
    const itself = await planFields(sandbox, zhang, { ...wallet, fundCode: '001386' })
    expect(await callRetCode(sandbox, createPlan, itself, zhang)).toBe(SHOWN_RET.cardUnavailable)
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
