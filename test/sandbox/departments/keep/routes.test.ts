import { describe, expect, test } from 'vitest'
import { processGoldCoinsTask } from '#api/calls/activity.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import {
  canJoinActivity,
  keepClaimRewards,
  keepHomepage,
  keepInvestList,
  queryWelcomeConfig,
} from '#api/calls/keep-challenge.ts'
import { cancel } from '#api/calls/cancel.ts'
import { createPlan, pausePlan, skipPlan } from '#api/calls/plan-change.ts'
import { KEEP, KEEP_OVER } from '#test/sandbox/departments/activity/catalogue.ts'
import { daysCovered } from './keep-challenge.ts'
import { builtInCalendar } from '#test/sandbox/kernel/calendar.ts'
import { useDatabaseFile } from '#test/sandbox/testing/use-database-file.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'
import { sealedProof } from '#test/sandbox/departments/trading/testing/sales.ts'
import { moveTo, planFields } from '#test/sandbox/departments/plans/testing/plan.ts'
import { ask, call, control, signIn } from '#test/sandbox/testing/test-client.ts'

const { file, db } = useDatabaseFile()
const { sandbox, zhang } = useSandbox('zhang', { database: file })
const keep = { activityId: KEEP }

type State = 'paid' | 'failed' | 'skipped'

/**
 * A plan of the challenge with instalments on the days from 2026-03-01 on, as the plans' own tables
 * hold it.
 */
function givePlan(states: readonly State[]): void {
  db.run(
    `INSERT INTO plans (plan_no, user_id, fund_code, plan_name, plan_type, cycle, cycle_day, first_day, amount,
       bank_serial, status, status_reason, next_debit, failures, create_time)
     VALUES ('PKEEP', 'zhang', '980301', '挑战定投', 'keep', 'monthly', 20, '20260301', 10000, 'zhang-1',
       'running', '', '20260320', 0, '20260301100000')`,
  )
  db.run(`INSERT INTO challenge_plans VALUES ('PKEEP', ?, 'zhang')`, KEEP)
  for (const [index, state] of states.entries()) {
    db.run(
      `INSERT INTO plan_records VALUES ('PKEEP', ?, ?, 10000, '100', ?, '')`,
      `202603${String(index + 1).padStart(2, '0')}`,
      state,
      state === 'paid' ? '' : '余额不足',
    )
  }
}

const home = () => ask(sandbox, keepHomepage, keep, zhang)
const claim = (stepId: string, activityId = KEEP) =>
  call(sandbox, keepClaimRewards, { activityId, stepId }, zhang)
const stepState = async (stepId: string) =>
  (await home()).steps.find((it) => it.stepId === stepId)?.state

test('no step is reached without a plan', async () => {
  expect(await home()).toMatchObject({ planNo: null, times: 0, nextDebitDate: null })
  expect((await ask(sandbox, keepInvestList, keep, zhang)).records).toEqual([])
  expect((await claim('keep-1')).retCode).toBe(RET.notEarned)
})

test('the home and the list follow the plan’s instalments', async () => {
  givePlan(['paid', 'paid', 'paid', 'failed', 'paid'])
  expect(await home()).toMatchObject({ planNo: 'PKEEP', times: 1, nextDebitDate: '20260320' })
  const { records } = await ask(sandbox, keepInvestList, keep, zhang)
  expect(records.map((it) => it.state)).toEqual(['paid', 'failed', 'paid', 'paid', 'paid'])
  expect(records[1]).toMatchObject({ reason: '余额不足', amount: '100.00', fundCode: '980301' })
  // Three in a row were reached before the failure.
  expect(await stepState('keep-3')).toBe('earned')
  expect(await stepState('keep-6')).toBe('open')
})

test('a step is claimed once, also by requests at the same time', async () => {
  givePlan(['paid', 'paid', 'paid'])
  const answers = await Promise.all(Array.from({ length: 8 }, () => claim('keep-3')))
  expect(answers.filter((it) => it.retCode === RET.ok)).toHaveLength(1)
  expect(answers.filter((it) => it.retCode === RET.alreadyClaimed)).toHaveLength(7)
  expect((await ask(sandbox, processGoldCoinsTask, {}, zhang)).goldBalance).toBe(50)
  expect(await stepState('keep-3')).toBe('claimed')
  expect((await claim('keep-6')).retCode).toBe(RET.notEarned)
  expect((await claim('keep-7')).retCode).toBe(RET.notFound)
})

test('a plan made with the challenge counts its debits, and its first reward is claimed', async () => {
  const { funds } = await ask(sandbox, queryWelcomeConfig, keep)
  const fundCode = funds[0]?.fundCode ?? ''
  const fields = await planFields(sandbox, zhang, { activityId: KEEP, fundCode })
  const { plan } = await ask(sandbox, createPlan, fields, zhang)
  expect(await home()).toMatchObject({ planNo: plan.planNo, times: 0, nextDebitDate: '20260312' })
  await control(sandbox, 'clock', { to: '20260312160000' })
  // Debited, and not confirmed yet.
  const first = async () => (await ask(sandbox, keepInvestList, keep, zhang)).records[0]
  expect(await home()).toMatchObject({ times: 0 })
  expect((await home()).slots[0]).toEqual({ date: '20260312', state: 'pending' })
  expect(await first()).toMatchObject({ state: 'pending', counted: 0, shares: null })
  expect((await claim('keep-1')).retCode).toBe(RET.notEarned)
  await control(sandbox, 'clock', { to: '20260313085959' })
  expect(await home()).toMatchObject({ times: 0 })
  await control(sandbox, 'clock', { to: '20260313090000' })
  expect(await home()).toMatchObject({ times: 1, longest: 1 })
  expect(await first()).toMatchObject({
    fundCode,
    state: 'paid',
    debitDate: '20260312',
    amount: '100.00',
    counted: 1,
    shares: expect.stringMatching(/^\d+\.\d\d$/),
  })
  expect((await claim('keep-1')).payload).toMatchObject({ reward: { goldCount: 10 } })
  expect((await claim('keep-1')).retCode).toBe(RET.alreadyClaimed)
})

test('a step that was reached can be claimed after the end, until the claims end', async () => {
  givePlan(['paid'])
  const { endTime, claimUntil } = await home()
  await control(sandbox, 'clock', { to: endTime })
  expect(await stepState('keep-1')).toBe('earned')
  await control(sandbox, 'clock', { to: claimUntil })
  expect(await stepState('keep-1')).toBe('missed')
  expect((await claim('keep-1')).retCode).toBe(SHOWN_RET.activityOver)
  expect((await claim('keep-1', KEEP_OVER)).retCode).toBe(SHOWN_RET.activityOver)
})

describe('what was due and not tried', () => {
  const weekly = async () => {
    const { funds } = await ask(sandbox, queryWelcomeConfig, keep)
    const fields = { activityId: KEEP, fundCode: funds[0]?.fundCode ?? '' }
    const { plan } = await ask(sandbox, createPlan, await planFields(sandbox, zhang, fields), zhang)
    await moveTo(sandbox, '20260313090000')
    return plan.planNo
  }

  test('while the plan was paused breaks the row, and what was reached stays', async () => {
    const planNo = await weekly()
    await ask(sandbox, pausePlan, { planNo }, zhang)
    await moveTo(sandbox, '20260319093000')
    expect(await home()).toMatchObject({ times: 0, longest: 1, nextDebitDate: null })
    expect((await home()).slots).toEqual([
      { date: '20260312', state: 'paid' },
      { date: '20260319', state: 'missed' },
    ])
    const { records } = await ask(sandbox, keepInvestList, keep, zhang)
    expect(records[0]).toMatchObject({
      state: 'skipped',
      counted: 0,
      applyNo: '',
      reason: '定投已暂停，本期没有扣款',
    })
    expect(await stepState('keep-1')).toBe('earned')
  })

  test('by a skip breaks the row too', async () => {
    const planNo = await weekly()
    await ask(sandbox, skipPlan, { planNo, debitDate: '20260319', skip: true }, zhang)
    await moveTo(sandbox, '20260326160000')
    expect(await home()).toMatchObject({ times: 0, longest: 1 })
    await moveTo(sandbox, '20260327090000')
    expect(await home()).toMatchObject({ times: 1, longest: 1 })
  })

  test('an instalment that is cancelled does not count', async () => {
    await weekly()
    await moveTo(sandbox, '20260319100000')
    const newest = async () => (await ask(sandbox, keepInvestList, keep, zhang)).records[0]
    const { applyNo = '' } = (await newest()) ?? {}
    const proof = await sealedProof(sandbox, zhang, '980301')
    await ask(sandbox, cancel, { ...proof, applyNo }, zhang)
    expect(await home()).toMatchObject({ times: 0, longest: 1 })
    expect(await newest()).toMatchObject({ state: 'failed', reason: '已撤单', counted: 0 })
  })

  test('a plan that ended can be followed by another, and what was reached stays', async () => {
    const planNo = await weekly()
    await moveTo(sandbox, '20260313160000')
    db.run(`UPDATE plans SET status = 'terminated', next_debit = NULL WHERE plan_no = ?`, planNo)
    expect(await ask(sandbox, canJoinActivity, keep, zhang)).toEqual({ canJoin: true, reason: '' })
    const { funds } = await ask(sandbox, queryWelcomeConfig, keep)
    const fields = { activityId: KEEP, fundCode: funds[1]?.fundCode ?? '' }
    const { plan } = await ask(sandbox, createPlan, await planFields(sandbox, zhang, fields), zhang)
    expect(await home()).toMatchObject({ planNo: plan.planNo, times: 0, longest: 1 })
    expect(await stepState('keep-1')).toBe('earned')
  })

  test('a plan of another challenge counts in its own alone', async () => {
    await weekly()
    const other = await ask(sandbox, keepHomepage, { activityId: KEEP_OVER }, zhang)
    expect(other).toMatchObject({ planNo: null, longest: 0, slots: [] })
  })
})

test.each([
  ['zhang', KEEP, true],
  ['li', KEEP, false],
  ['zhang', KEEP_OVER, false],
])('the user %s asks to join the challenge %s and gets %s', async (userId, activityId, canJoin) => {
  const who = await signIn(sandbox, userId)
  const answer = await ask(sandbox, canJoinActivity, { activityId }, who)
  expect(answer.canJoin).toBe(canJoin)
  expect(answer.reason === '').toBe(canJoin)
})

test('a user with a plan of the challenge cannot join again', async () => {
  givePlan([])
  expect(await ask(sandbox, canJoinActivity, keep, zhang)).toEqual({
    canJoin: false,
    reason: '您已参加本次挑战',
  })
})

test('the welcome page offers funds that take plans', async () => {
  const welcome = await ask(sandbox, queryWelcomeConfig, keep)
  expect(welcome.funds.length).toBeGreaterThan(0)
  expect(welcome.content.length).toBeGreaterThan(0)
})

test.each([
  [keepHomepage, {}],
  [keepInvestList, {}],
  [keepClaimRewards, { stepId: 'keep-1' }],
  [canJoinActivity, {}],
  [queryWelcomeConfig, {}],
])('$name does not find an unknown challenge', async (endpoint, fields) => {
  const answer = await call(sandbox, endpoint, { activityId: 'mncj-1', ...fields }, zhang)
  expect(answer.retCode).toBe(RET.notFound)
})

test.each([
  ['weekly', 4, '20260312', 1],
  // 2026-10-01 to 10-07 is closed: both Thursdays are debited on the 8th.
  ['weekly', 4, '20261008', 2],
  ['weekly', 5, '20261009', 1],
  ['monthly', 3, '20261008', 1],
  ['daily', null, '20261008', 1],
] as const)('a %s debit of day %s on %s covers %i planned days', (cycle, cycleDay, date, days) => {
  const plan = { cycle, cycle_day: cycleDay, first_day: '20260301', fund_code: '' }
  expect(daysCovered(plan, date, { ...builtInCalendar(), fund: () => undefined })).toBe(days)
})
