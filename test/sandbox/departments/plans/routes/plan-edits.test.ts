import { describe, expect, test } from 'vitest'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { listPlanRecords } from '#api/calls/plan.ts'
import { editPlan, pausePlan, resumePlan, skipPlan, terminatePlan } from '#api/calls/plan-change.ts'
import {
  callRetCode,
  makePlan,
  moveTo,
  planFields,
  passwordProof,
  sealedFor,
} from '#test/sandbox/departments/plans/testing/plan.ts'
import { queryApplyResult } from '#api/calls/trade.ts'
import { ask, call, signIn } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang } = useSandbox('zhang')
/** Wednesday, 11 March 2026, 10:00. */

const records = async (planNo: string) =>
  (await ask(sandbox, listPlanRecords, { planNo, page: 1, size: 50 }, zhang)).records

describe('a plan', () => {
  test('is not debited while it is paused, and goes on at its next day', async () => {
    const { planNo } = await makePlan(sandbox, zhang)
    for (let times = 0; times < 2; times += 1) {
      const { plan } = await ask(sandbox, pausePlan, { planNo }, zhang)
      expect(plan).toMatchObject({ status: 'paused', nextDebitDate: null })
    }
    await moveTo(sandbox, '20260319100000')
    expect(await records(planNo)).toEqual([])
    const { randomCode, transPwd } = await passwordProof(sandbox, zhang)
    const { plan } = await ask(sandbox, resumePlan, { planNo, randomCode, transPwd }, zhang)
    expect(plan).toMatchObject({ status: 'running', nextDebitDate: '20260326' })
  })

  test('resumes only with the right password under a code of the provider', async () => {
    const { planNo } = await makePlan(sandbox, zhang)
    await ask(sandbox, pausePlan, { planNo }, zhang)
    const wrong = await passwordProof(sandbox, zhang, '135792')
    expect(await callRetCode(sandbox, resumePlan, { planNo, ...wrong }, zhang)).toBe(
      RET.wrongTradingPassword,
    )
    const proof = await passwordProof(sandbox, zhang)
    const stolen = { planNo, ...proof, randomCode: 'never-given' }
    expect(await callRetCode(sandbox, resumePlan, stolen, zhang)).toBe(SHOWN_RET.tokenExpired)
    // A code works once.
    expect(await callRetCode(sandbox, resumePlan, { planNo, ...wrong }, zhang)).toBe(
      SHOWN_RET.tokenExpired,
    )
  })

  test("an application's own code proves as well as one of queryRandomCode", async () => {
    const { planNo } = await makePlan(sandbox, zhang)
    await ask(sandbox, pausePlan, { planNo }, zhang)
    const { randomCode, transPwd } = await sealedFor(sandbox, zhang)
    const { plan } = await ask(sandbox, resumePlan, { planNo, randomCode, transPwd }, zhang)
    expect(plan.status).toBe('running')
    const again = { planNo, randomCode, transPwd }
    expect((await ask(sandbox, terminatePlan, again, zhang)).plan.status).toBe('terminated')
  })

  test('does not resume with a code that is older than ten minutes', async () => {
    const { planNo } = await makePlan(sandbox, zhang)
    const proof = await passwordProof(sandbox, zhang)
    await moveTo(sandbox, '20260311101100')
    expect(await callRetCode(sandbox, terminatePlan, { planNo, ...proof }, zhang)).toBe(
      SHOWN_RET.tokenExpired,
    )
  })

  test.each([
    ['20260312000000', SHOWN_RET.planDebitDay],
    ['20260312093100', SHOWN_RET.planDebitDay],
    ['20260312145959', SHOWN_RET.planDebitDay],
    ['20260312150000', RET.ok],
  ])('at %s of a debit day answers pausing, ending and editing with %s', async (time, retCode) => {
    const { planNo } = await makePlan(sandbox, zhang)
    await moveTo(sandbox, time)
    const fields = { ...(await planFields(sandbox, zhang)), planNo, smart: null }
    expect(await callRetCode(sandbox, editPlan, fields, zhang)).toBe(retCode)
    expect(await callRetCode(sandbox, pausePlan, { planNo }, zhang)).toBe(retCode)
    const proof = await passwordProof(sandbox, zhang)
    expect(await callRetCode(sandbox, terminatePlan, { planNo, ...proof }, zhang)).toBe(retCode)
  })

  test('records a skipped debit and is debited next time', async () => {
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
    expect(await callRetCode(sandbox, skipPlan, other, zhang)).toBe(SHOWN_RET.planStateForbids)
  })

  test('has its skip taken back before the day, not on it', async () => {
    const { planNo } = await makePlan(sandbox, zhang)
    const skip = { planNo, debitDate: '20260312', skip: true }
    await ask(sandbox, skipPlan, skip, zhang)
    const { plan } = await ask(sandbox, skipPlan, { ...skip, skip: false }, zhang)
    expect(plan).toMatchObject({ skipDate: null, nextDebitDate: '20260312' })
    await moveTo(sandbox, '20260312080000')
    expect(await callRetCode(sandbox, skipPlan, skip, zhang)).toBe(SHOWN_RET.planDebitDay)
  })

  test('changes amount, day and card in one edit', async () => {
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
    // The same application with other terms is refused, and names the plan that it changed.
    const changed = { ...fields, amount: '300.00' }
    expect(await callRetCode(sandbox, editPlan, changed, zhang)).toBe(RET.badRequest)
    expect(await ask(sandbox, queryApplyResult, { applyNo: fields.applyNo }, zhang)).toEqual({
      state: 'placed',
      planNo,
    })
    for (const [other, retCode] of [
      [{ amount: '10000.01' }, SHOWN_RET.amountOutOfRange],
      [{ bankSerial: 'wang-1' }, SHOWN_RET.cardUnavailable],
      [{ password: '135792' }, RET.wrongTradingPassword],
    ] as const) {
      const next = await planFields(sandbox, zhang, { bankSerial: 'zhang-2', ...other })
      expect(await callRetCode(sandbox, editPlan, { ...next, planNo, smart: null }, zhang)).toBe(
        retCode,
      )
    }
  })

  test('stays ended, and ending it again answers the same', async () => {
    const { planNo } = await makePlan(sandbox, zhang)
    const fields = { planNo, ...(await passwordProof(sandbox, zhang)) }
    const ended = await call(sandbox, terminatePlan, fields, zhang)
    expect(ended.payload).toMatchObject({ plan: { status: 'terminated', nextDebitDate: null } })
    expect(await call(sandbox, terminatePlan, fields, zhang)).toEqual(ended)
    expect(await callRetCode(sandbox, pausePlan, { planNo }, zhang)).toBe(
      SHOWN_RET.planStateForbids,
    )
    const edited = { ...(await planFields(sandbox, zhang)), planNo, smart: null }
    expect(await callRetCode(sandbox, editPlan, edited, zhang)).toBe(SHOWN_RET.planStateForbids)
  })

  test('of another user is not found', async () => {
    const { planNo } = await makePlan(sandbox, zhang)
    const qian = await signIn(sandbox, 'qian')
    const proof = await passwordProof(sandbox, qian)
    const fields = { ...(await planFields(sandbox, qian)), planNo, smart: null }
    const skip = { planNo, debitDate: '20260312', skip: true }
    expect([
      await callRetCode(sandbox, pausePlan, { planNo }, qian),
      await callRetCode(sandbox, resumePlan, { planNo, ...proof }, qian),
      await callRetCode(sandbox, terminatePlan, { planNo, ...proof }, qian),
      await callRetCode(sandbox, skipPlan, skip, qian),
      await callRetCode(sandbox, editPlan, fields, qian),
    ]).toEqual(Array.from({ length: 5 }, () => RET.notFound))
  })
})
