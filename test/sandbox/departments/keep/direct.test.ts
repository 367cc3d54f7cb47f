import { describe, expect, test } from 'vitest'
import { processGoldCoinsTask } from '#api/calls/activity.ts'
import {
  directCanJoin,
  directClaimRewards,
  directHomepage,
  directInvestList,
  directWelcome,
} from '#api/calls/direct-challenge.ts'
import { keepHomepage } from '#api/calls/keep-challenge.ts'
import { createPlan, editPlan, skipPlan, terminatePlan } from '#api/calls/plan-change.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import {
  DIRECT,
  DIRECT_OVER,
  DIRECT_PAUSED,
  KEEP,
} from '#test/sandbox/departments/activity/catalogue.ts'
import {
  moveTo,
  passwordProof,
  planFields,
  planNow,
  sealedFor,
} from '#test/sandbox/departments/plans/testing/plan.ts'
import { ask, call, type Session } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang, keeper, finisher, li } = useSandbox(['zhang', 'keeper', 'finisher', 'li'])
const direct = { activityId: DIRECT }

const home = (who: Session = zhang) => ask(sandbox, directHomepage, direct, who)
const claim = (stepId: string, who: Session = keeper, activityId = DIRECT) =>
  call(sandbox, directClaimRewards, { activityId, stepId }, who)

async function join(other: Record<string, unknown> = {}) {
  const { funds } = await ask(sandbox, directWelcome, direct)
  const asked = { ...direct, fundCode: funds[0]?.fundCode ?? '', ...other }
  return call(sandbox, createPlan, await planFields(sandbox, zhang, asked), zhang)
}

async function joined() {
  expect((await join()).retCode).toBe(RET.ok)
  const { planNo } = await home()
  return planNo ?? ''
}

test('eleven of twelve weeks are reached with the one miss that is let pass', async () => {
  const { times, longest, graceLeft, steps, slots } = await home(keeper)
  expect({ times, longest, graceLeft }).toEqual({ times: 11, longest: 11, graceLeft: 0 })
  expect(steps.map(({ state }) => state)).toEqual(['claimed', 'claimed', 'open'])
  const done = slots.filter(({ state }) => state !== 'ahead')
  expect(done).toHaveLength(12)
  expect(done.filter(({ state }) => state === 'graced')).toHaveLength(1)
})

test('the twelfth debit is counted once its shares are confirmed, and its reward is paid once', async () => {
  await moveTo(sandbox, '20260313160000')
  expect((await claim('direct-12')).retCode).toBe(RET.notEarned)
  await moveTo(sandbox, '20260316090000')
  expect(await home(keeper)).toMatchObject({ times: 12, longest: 12 })
  const { goldBalance } = await ask(sandbox, processGoldCoinsTask, {}, keeper)
  const answers = await Promise.all(Array.from({ length: 20 }, () => claim('direct-12')))
  const count = (code: number) => answers.filter(({ retCode }) => retCode === code).length
  expect([count(RET.ok), count(RET.alreadyClaimed)]).toEqual([1, 19])
  const after = await ask(sandbox, processGoldCoinsTask, {}, keeper)
  expect(after.goldBalance).toBe(goldBalance + 150)
})

test('a miss uses up the grace, and the next one begins again', async () => {
  const planNo = await joined()
  await moveTo(sandbox, '20260313090000')
  expect(await home()).toMatchObject({ times: 1, graceLeft: 1 })
  await ask(sandbox, skipPlan, { planNo, debitDate: '20260319', skip: true }, zhang)
  await moveTo(sandbox, '20260320090000')
  expect(await home()).toMatchObject({ times: 1, longest: 1, graceLeft: 0 })
  await moveTo(sandbox, '20260327090000')
  expect(await home()).toMatchObject({ times: 2, longest: 2 })
  await ask(sandbox, skipPlan, { planNo, debitDate: '20260402', skip: true }, zhang)
  await moveTo(sandbox, '20260403090000')
  const { times, longest, slots } = await home()
  expect({ times, longest }).toEqual({ times: 0, longest: 2 })
  expect(slots.slice(0, 4).map(({ state }) => state)).toEqual(['paid', 'graced', 'paid', 'missed'])
  const { records } = await ask(sandbox, directInvestList, direct, zhang)
  expect(records.map(({ counted }) => counted)).toEqual([0, 1, 0, 1])
})

describe('a plan of the twelve weeks', () => {
  test.each([
    ['daily', { cycle: 'daily', cycleDay: null }, '本挑战只支持每周定投'],
    ['monthly', { cycle: 'monthly', cycleDay: 10 }, '本挑战只支持每周定投'],
    ['of a fund that is not offered', { fundCode: '980503' }, '该基金不在活动范围内'],
    ['of an edition that is over', { activityId: DIRECT_OVER }, '活动已结束'],
  ])('is refused where it is %s', async (_, other, reason) => {
    expect(await join(other)).toMatchObject({ retCode: RET.cannotJoin, retMsg: reason })
    expect(await home()).toMatchObject({ planNo: null, slots: [] })
  })

  test('keeps its weekday, so that no two debits of a week count', async () => {
    const planNo = await joined()
    const plan = await planNow(sandbox, zhang, planNo)
    const change = async (other: object) => {
      const { applyNo, transPwd } = await sealedFor(sandbox, zhang, plan.fundCode)
      const { amount, bankSerial, cycle, cycleDay } = plan
      const terms = { planName: '', amount, bankSerial, channelId: null, stopProfitRate: null }
      const asked = { applyNo, planNo, ...terms, cycle, cycleDay, smart: null, transPwd, ...other }
      return call(sandbox, editPlan, asked, zhang)
    }
    for (const other of [{ cycleDay: 5 }, { cycle: 'daily', cycleDay: null }])
      expect(await change(other)).toMatchObject({
        retCode: SHOWN_RET.planStateForbids,
        retMsg: '挑战计划每周扣款一次，扣款日不能修改',
      })
    expect((await change({ amount: '300.00' })).retCode).toBe(RET.ok)
    expect(await home()).toMatchObject({ nextDebitDate: '20260312' })
  })

  test('that ended can be followed by another while twelve weeks are left', async () => {
    const canJoin = () => ask(sandbox, directCanJoin, direct, finisher)
    expect(await canJoin()).toEqual({ canJoin: true, reason: '' })
    await moveTo(sandbox, '20260323093000')
    expect((await canJoin()).canJoin).toBe(true)
    await moveTo(sandbox, '20260324093000')
    expect(await canJoin()).toEqual({
      canJoin: false,
      reason: '距活动结束已不足 12 周，不能重新开始',
    })
  })

  test('that its owner ends leaves the challenge, and what was reached stays', async () => {
    const { planNo } = await home(keeper)
    const ends = { planNo: planNo ?? '', ...(await passwordProof(sandbox, keeper)) }
    expect((await call(sandbox, terminatePlan, ends, keeper)).retCode).toBe(RET.ok)
    await moveTo(sandbox, '20260601093000')
    expect(await home(keeper)).toMatchObject({ times: 11, nextDebitDate: null })
    expect((await claim('direct-8')).retCode).toBe(RET.alreadyClaimed)
    expect((await claim('direct-12')).retCode).toBe(RET.notEarned)
  })
})

test.each([
  ['a step of another challenge', () => claim('keep-1'), RET.notFound],
  ['a challenge of other calls', () => claim('keep-1', keeper, KEEP), RET.notFound],
  ['a step that was not reached', () => claim('direct-12'), RET.notEarned],
  ['another’s step', () => claim('direct-4', zhang), RET.notEarned],
  ['a paused edition', () => claim('direct-4', keeper, DIRECT_PAUSED), SHOWN_RET.activityPaused],
  ['an edition that is over', () => claim('direct-4', keeper, DIRECT_OVER), RET.notEarned],
])('a claim of %s brings nothing', async (_, claimed, retCode) => {
  const before = await ask(sandbox, processGoldCoinsTask, {}, keeper)
  expect((await claimed()).retCode).toBe(retCode)
  const after = await ask(sandbox, processGoldCoinsTask, {}, keeper)
  expect(after.goldBalance).toBe(before.goldBalance)
})

test('fields that a page makes up change neither streak nor reward', async () => {
  const forged = { ...direct, stepId: 'direct-12', times: 12, longest: 12, amount: 9_999 }
  const { retCode } = await call(sandbox, directClaimRewards, forged, keeper)
  expect([RET.notEarned, RET.badRequest]).toContain(retCode)
  expect((await home(keeper)).longest).toBe(11)
})

test('who is not verified may not join, and hears why', async () => {
  const { canJoin, reason } = await ask(sandbox, directCanJoin, direct, li)
  expect(canJoin).toBe(false)
  expect(reason).not.toBe('')
})

test('each challenge is found by its own calls alone', async () => {
  expect((await call(sandbox, keepHomepage, direct, zhang)).retCode).toBe(RET.notFound)
  const keep = { activityId: KEEP }
  expect((await call(sandbox, directHomepage, keep, zhang)).retCode).toBe(RET.notFound)
  expect((await call(sandbox, directWelcome, keep)).retCode).toBe(RET.notFound)
})

test('the welcome page offers six funds with risk and minimum, debited weekly', async () => {
  const { cycle, grace, funds } = await ask(sandbox, directWelcome, direct)
  expect({ cycle, grace }).toEqual({ cycle: 'weekly', grace: 1 })
  expect(funds).toHaveLength(6)
})
