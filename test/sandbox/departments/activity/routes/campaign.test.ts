import { describe, expect, test } from 'vitest'
import { processGoldCoinsTask } from '#api/calls/activity.ts'
import { joinActivity, listActivities, markWelcomed, queryActivity } from '#api/calls/campaign.ts'
import { keepClaimRewards, keepHomepage } from '#api/calls/keep-challenge.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { chinaInstant } from '#domain/calendar/calendar-date.ts'
import { campaignState } from '#domain/campaign/campaign-state.ts'
import {
  GAME,
  DIRECT,
  KEEP,
  KEEP_LATER,
  KEEP_MEMBERS,
  KEEP_OVER,
  KEEP_PAUSED,
  KEEP_SOLD_OUT,
} from '#test/sandbox/departments/activity/catalogue.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'
import { ask, call, control, signIn, type Session } from '#test/sandbox/testing/test-client.ts'

const { sandbox, zhang } = useSandbox('zhang')

const view = async (activityId: string, who?: Session) =>
  (await ask(sandbox, queryActivity, { activityId }, who)).activity
const stateOf = async (activityId: string, who?: Session) => {
  const { activity, serverTime } = await ask(sandbox, queryActivity, { activityId }, who)
  return campaignState(activity, chinaInstant(serverTime))
}
const join = (activityId: string, who = zhang, other: object = {}) =>
  call(
    sandbox,
    joinActivity,
    { activityId, ruleVersion: '20260201', consentId: 'keep-rules', ...other },
    who,
  )

describe('a campaign', () => {
  test.each([
    [KEEP, 'zhang', 'open'],
    [KEEP, 'keeper', 'joined'],
    [KEEP, 'li', 'notEligible'],
    [KEEP_OVER, 'zhang', 'ended'],
    [KEEP_LATER, 'zhang', 'notBegun'],
    [KEEP_SOLD_OUT, 'zhang', 'soldOut'],
    [KEEP_PAUSED, 'zhang', 'paused'],
    [KEEP_MEMBERS, 'zhang', 'notEligible'],
    [KEEP_MEMBERS, 'coins', 'notEligible'],
    [KEEP_MEMBERS, 'tiered', 'open'],
  ])('%s is for %s %s', async (activityId, userId, kind) => {
    expect((await stateOf(activityId, await signIn(sandbox, userId))).kind).toBe(kind)
  })

  test('asks who is signed out to sign in, and the unverified to verify before a card', async () => {
    expect(await stateOf(KEEP)).toMatchObject({ need: 'login' })
    const { unmet, welcomed } = await view(KEEP, await signIn(sandbox, 'li'))
    expect(unmet.map(({ need }) => need)).toEqual(['verified', 'card'])
    expect(welcomed).toBe(true)
    expect((await view(KEEP, zhang)).welcomed).toBe(false)
    expect((await view(KEEP)).welcomed).toBeNull()
  })

  test('is found as the running one of its module', async () => {
    const { activity } = await ask(sandbox, queryActivity, { route: 'keepActivity' })
    expect(activity.activityId).toBe(KEEP)
    for (const request of [{ route: 'no-such-module' }, { activityId: 'no-such' }, {}])
      expect((await call(sandbox, queryActivity, request)).retCode).toBe(RET.notFound)
  })

  test('is one of forty, of which what is over is listed for ninety days', async () => {
    const count = async (tab: 'running' | 'coming' | 'over') =>
      (await ask(sandbox, listActivities, { tab, page: 1, size: 1 })).total
    expect([await count('running'), await count('coming'), await count('over')]).toEqual([
      22, 5, 13,
    ])
  })

  test('turns at the very second of its edges, by the provider’s clock', async () => {
    const { startTime } = await view(KEEP_LATER)
    await control(sandbox, 'clock', { to: `${startTime.slice(0, 8)}085959` })
    expect(await stateOf(KEEP_LATER, zhang)).toEqual({ kind: 'notBegun', msLeft: 1_000 })
    expect((await join(KEEP_LATER)).retCode).toBe(SHOWN_RET.activityOver)
    await control(sandbox, 'clock', { to: startTime })
    expect((await stateOf(KEEP_LATER, zhang)).kind).toBe('open')
    expect((await join(KEEP_LATER)).retCode).toBe(RET.ok)
  })
})

describe('joining', () => {
  test('is noted once, whatever is sent how often', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => join(KEEP)))
    expect(answers.map(({ retCode }) => retCode)).toEqual(Array(6).fill(RET.ok))
    const first = (await view(KEEP, zhang)).own
    await control(sandbox, 'clock', { days: 1 })
    expect((await join(KEEP)).payload).toEqual({ joinTime: first?.joinTime })
    expect((await view(KEEP, zhang)).own).toEqual(first)
  })

  test.each([
    [KEEP_PAUSED, SHOWN_RET.activityPaused, '活动暂停：规则调整中，恢复时间另行公告'],
    [KEEP_LATER, SHOWN_RET.activityOver, '活动尚未开始'],
    [KEEP_OVER, SHOWN_RET.activityOver, '活动已结束'],
    [KEEP_SOLD_OUT, SHOWN_RET.soldOut, '已领完'],
    [KEEP_MEMBERS, RET.cannotJoin, 'V3 及以上会员可参加'],
    ['no-such', RET.notFound, '没有这个活动'],
  ])('%s is refused in the words of its state', async (activityId, retCode, retMsg) => {
    expect(await join(activityId)).toMatchObject({ retCode, retMsg })
    expect(
      (await ask(sandbox, listActivities, { tab: 'joined', page: 1, size: 20 }, zhang)).total,
    ).toBe(0)
  })

  test('is refused to the unverified, under old rules, and without what is agreed to', async () => {
    const li = await signIn(sandbox, 'li')
    expect(await join(KEEP, li)).toMatchObject({
      retCode: RET.cannotJoin,
      retMsg: '请先完成实名认证',
    })
    expect((await join(KEEP, zhang, { ruleVersion: '20250101' })).retCode).toBe(
      SHOWN_RET.ruleChanged,
    )
    expect((await join(KEEP, zhang, { consentId: '' })).retCode).toBe(RET.badRequest)
    expect((await view(KEEP, zhang)).own).toBeNull()
  })
})

test('the welcome page is shown once to each user', async () => {
  const seen = () => call(sandbox, markWelcomed, { activityId: KEEP }, zhang)
  expect((await seen()).retCode).toBe(RET.ok)
  expect((await seen()).retCode).toBe(RET.ok)
  expect((await view(KEEP, zhang)).welcomed).toBe(true)
  expect((await view(KEEP_OVER, zhang)).welcomed).toBe(false)
  expect((await view(KEEP, await signIn(sandbox, 'wang'))).welcomed).toBe(false)
})

describe('a claim', () => {
  const coins = async (who: Session) =>
    (await ask(sandbox, processGoldCoinsTask, {}, who)).goldBalance

  test('from two devices gives one reward', async () => {
    const [phone, tablet] = [await signIn(sandbox, 'keeper'), await signIn(sandbox, 'keeper')]
    const before = await coins(phone)
    const fields = { activityId: KEEP, stepId: 'keep-3' }
    const answers = await Promise.all([
      call(sandbox, keepClaimRewards, fields, phone),
      call(sandbox, keepClaimRewards, fields, tablet),
      call(sandbox, keepClaimRewards, fields, tablet),
      call(sandbox, keepClaimRewards, fields, phone),
    ])
    const codes = answers.map(({ retCode }) => retCode)
    expect(codes.filter((it) => it === RET.ok)).toHaveLength(1)
    expect(codes.filter((it) => it === RET.alreadyClaimed)).toHaveLength(3)
    expect(await coins(phone)).toBe(before + 50)
  })

  test('of a step that was not reached, of another campaign or of somebody else gives nothing', async () => {
    const keeper = await signIn(sandbox, 'keeper')
    const claim = async (activityId: string, stepId: string, who = keeper) =>
      (await call(sandbox, keepClaimRewards, { activityId, stepId }, who)).retCode
    expect(await claim(KEEP, 'keep-6')).toBe(RET.notEarned)
    expect(await claim(KEEP, 'keep-0')).toBe(RET.notFound)
    expect(await claim(GAME, 'first-buy')).toBe(RET.notFound)
    expect(await claim(KEEP_OVER, 'keep-3')).toBe(RET.notEarned)
    expect(await claim(KEEP_PAUSED, 'keep-1')).toBe(SHOWN_RET.activityPaused)
    expect(await claim(KEEP_LATER, 'keep-1')).toBe(SHOWN_RET.activityOver)
    expect(await claim(KEEP, 'keep-3', zhang)).toBe(RET.notEarned)
  })

  test('takes no count, streak or amount from the page', async () => {
    const keeper = await signIn(sandbox, 'keeper')
    const forged = { activityId: KEEP, stepId: 'keep-12', times: 12, longest: 12, amount: 9_999 }
    expect((await call(sandbox, keepClaimRewards, forged, keeper)).retCode).toBe(RET.notEarned)
  })

  test('is possible until thirty days after the end, for what was reached before', async () => {
    const keeper = await signIn(sandbox, 'keeper')
    const { endTime, claimUntil } = await ask(sandbox, keepHomepage, { activityId: KEEP }, keeper)
    const last = `${claimUntil.slice(0, 8)}145900`
    await control(sandbox, 'clock', { to: endTime })
    expect((await stateOf(KEEP, keeper)).kind).toBe('ended')
    await control(sandbox, 'clock', { to: last })
    const claim = (stepId: string) =>
      call(sandbox, keepClaimRewards, { activityId: KEEP, stepId }, keeper)
    expect((await claim('keep-3')).retCode).toBe(RET.ok)
    await control(sandbox, 'clock', { to: claimUntil })
    expect(await claim('keep-6')).toMatchObject({
      retCode: SHOWN_RET.activityOver,
      retMsg: '奖励领取已截止',
    })
  })
})

describe('the list of campaigns', () => {
  const list = async (tab: 'running' | 'coming' | 'over' | 'joined', who?: Session) =>
    (await ask(sandbox, listActivities, { tab, page: 1, size: 50 }, who)).records.map(
      ({ activityId }) => activityId,
    )

  test('has each in its tab, claimable ones first, then what ends soonest', async () => {
    const keeper = await signIn(sandbox, 'keeper')
    const running = await list('running', keeper)
    expect(running[0]).toBe(KEEP)
    expect(await list('running')).toEqual([...running.slice(1, -1), KEEP, KEEP_MEMBERS])
    expect(await list('coming')).toContain(KEEP_LATER)
    expect(await list('over')).toContain(KEEP_OVER)
    expect(await list('joined', keeper)).toEqual([KEEP, DIRECT])
    expect(await list('joined')).toEqual([])
  })

  test('drops what has been over for more than ninety days', async () => {
    await control(sandbox, 'clock', { days: 120 })
    expect(await list('over')).not.toContain(KEEP_OVER)
  })
})
