import { expect, test } from 'vitest'
import { listMessages } from '#api/calls/message.ts'
import { listPlans, previewPlan } from '#api/calls/plan.ts'
import * as calls from '#api/calls/plans/plan-overview.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { makePlan, moveTo, passwordProof } from '#test/sandbox/departments/plans/testing/plan.ts'
import { ask, call, type Session } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang, planner, qian } = useSandbox(['zhang', 'planner', 'qian'])

const NUMBER = 'PLANCARD00000000'
const monthDebits = (month: string, session = planner) =>
  ask(sandbox, calls.listMonthDebits, { month }, session)
const plansOf = async (session: Session) =>
  (await ask(sandbox, listPlans, { ended: '0' }, session)).plans
async function change(to: string, from: string, session = zhang, requestNo = NUMBER) {
  const proof = await passwordProof(sandbox, session)
  const asked = { requestNo, fromBankSerial: from, bankSerial: to, ...proof }
  return call(sandbox, calls.changePlansCard, asked, session)
}

test('the debits to come are those of the plans, on the days that they are announced for', async () => {
  const { upcoming, through } = await ask(sandbox, listPlans, { ended: '0' }, planner)
  const debits = [...(await monthDebits('202603')).debits, ...(await monthDebits('202604')).debits]
  const due = debits
    .filter(({ state, date }) => state === 'due' && date <= through)
    .map(({ date, planNo, amount }) => `${date} ${planNo} ${amount}`)
  expect(due.toSorted()).toEqual(
    upcoming.map(({ date, planNo, amount }) => `${date} ${planNo} ${amount}`).toSorted(),
  )
  expect(debits.some(({ state }) => state === 'skipped')).toBe(true)
})

test('a debit that a closure moves names its planned day', async () => {
  await makePlan(sandbox, zhang, { cycle: 'monthly', cycleDay: 15 })
  const { debits } = await monthDebits('202603', zhang)
  expect(debits.map(({ date, movedFrom, state }) => [date, movedFrom, state])).toEqual([
    ['20260316', '20260315', 'due'],
  ])
  const october = await monthDebits('202610', zhang)
  const { debitDates } = await ask(
    sandbox,
    previewPlan,
    { fundCode: '980301', cycle: 'monthly', cycleDay: 15, smart: null, count: 8 },
    zhang,
  )
  expect(debitDates).toContain(october.debits[0]?.date)
})

test('debits become what has come of them, and those of somebody else are in no month', async () => {
  const plan = await makePlan(sandbox, zhang, { cycle: 'weekly', cycleDay: 4 })
  await moveTo(sandbox, '20260313100000')
  const own = (await monthDebits('202603', zhang)).debits
  expect(own.map(({ date, state }) => `${date} ${state}`)).toEqual([
    '20260312 paid',
    '20260319 due',
    '20260326 due',
  ])
  expect(own[0]?.applyNo).not.toBe('')
  const others = (await monthDebits('202603', qian)).debits
  expect(others.filter(({ planNo }) => planNo === plan.planNo)).toEqual([])
  expect((await monthDebits('202704', zhang)).debits).toEqual([])
})

test('all plans of a card go over to another by one request, each once', async () => {
  const made = [
    await makePlan(sandbox, zhang, { amount: '100.00' }),
    await makePlan(sandbox, zhang, { amount: '20000.00' }),
  ]
  const first = await change('zhang-2', 'zhang-1')
  expect(first).toMatchObject({
    retCode: 0,
    payload: {
      plans: [
        { planNo: made[0]?.planNo, change: 'changed' },
        // The other card pays 10,000 yuan at once.
        { planNo: made[1]?.planNo, change: 'overLimit' },
      ],
    },
  })
  expect(await change('zhang-2', 'zhang-1')).toEqual(first)
  expect(await change('zhang-1', 'zhang-2')).toMatchObject({ retCode: RET.badRequest })
  expect(
    await call(sandbox, calls.queryPlansCardChange, { requestNo: NUMBER }, zhang),
  ).toMatchObject({ payload: { plans: [{ change: 'changed' }, { change: 'overLimit' }] } })
  const cards = (await plansOf(zhang)).map(({ amount, bankSerial }) => `${amount} ${bankSerial}`)
  expect(cards.toSorted()).toEqual(['100.00 zhang-2', '20000.00 zhang-1'])
  const { items } = await ask(sandbox, listMessages, { kind: 'plan', size: 20 }, zhang)
  expect(items.filter(({ title }) => title === '定投扣款卡已更换')).toHaveLength(1)
  // Back again: that is another event.
  await change('zhang-1', 'zhang-2', zhang, 'PLANCARD00000001')
  await change('zhang-2', 'zhang-1', zhang, 'PLANCARD00000002')
  const after = await ask(sandbox, listMessages, { kind: 'plan', size: 20 }, zhang)
  expect(after.items.filter(({ title }) => title === '定投扣款卡已更换')).toHaveLength(3)
})

test('a plan on its debit day stays as it is until it is over', async () => {
  await makePlan(sandbox, zhang, { cycle: 'weekly', cycleDay: 4 })
  await moveTo(sandbox, '20260312080000')
  expect(await change('zhang-2', 'zhang-1')).toMatchObject({
    payload: { plans: [{ change: 'locked' }] },
  })
})

test('somebody else’s card or change is not there, and a wrong password changes nothing', async () => {
  await makePlan(sandbox, zhang)
  expect(await change('qian-1', 'zhang-1')).toMatchObject({ retCode: SHOWN_RET.cardUnavailable })
  expect(await change('qian-1', 'zhang-1', qian)).toMatchObject({ retCode: RET.notFound })
  const proof = await passwordProof(sandbox, zhang, '000000')
  const asked = { requestNo: NUMBER, fromBankSerial: 'zhang-1', bankSerial: 'zhang-2', ...proof }
  expect(await call(sandbox, calls.changePlansCard, asked, zhang)).toMatchObject({
    retCode: RET.wrongTradingPassword,
  })
  expect((await plansOf(zhang))[0]?.bankSerial).toBe('zhang-1')
  await change('zhang-2', 'zhang-1')
  expect(
    await call(sandbox, calls.queryPlansCardChange, { requestNo: NUMBER }, qian),
  ).toMatchObject({ retCode: RET.notFound })
})
