import { describe, expect, test } from 'vitest'
import {
  claimPickReward,
  listPicks,
  pickRank,
  queryPickWeek,
  setPickName,
  submitPick,
} from '#api/calls/activities/challenge-profit.ts'
import { getUserWelfareInfo, processGoldCoinsTask } from '#api/calls/activity.ts'
import { joinActivity } from '#api/calls/campaign.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { sum } from '#domain/money/money.ts'
import { PICK } from '#test/sandbox/departments/activity/catalogue.ts'
import { ask, call, control, type Session } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang, finisher, xu, saver } = useSandbox(['zhang', 'finisher', 'xu', 'saver'])
const ofPicks = { activityId: PICK }

const join = (who: Session) =>
  ask(sandbox, joinActivity, { ...ofPicks, ruleVersion: '20260201', consentId: 'pick-rules' }, who)
const home = (who: Session) => ask(sandbox, queryPickWeek, ofPicks, who)
const history = (who: Session) => ask(sandbox, listPicks, { ...ofPicks, page: 1, size: 50 }, who)
const rank = (who: Session) => ask(sandbox, pickRank, ofPicks, who)
const coins = async (who: Session) =>
  (await ask(sandbox, processGoldCoinsTask, {}, who)).goldBalance
const to = (time: string) => control(sandbox, 'clock', { to: time })
const pick = (who: Session, fundCode: string, weekId = '20260316', more: object = {}) =>
  call(sandbox, submitPick, { ...ofPicks, weekId, fundCode, ...more }, who)
const claim = (stepId: string, who: Session = finisher) =>
  call(sandbox, claimPickReward, { ...ofPicks, stepId }, who)
const offered = async (who: Session) =>
  ((await home(who)).round?.funds ?? []).map(({ fundCode }) => fundCode)

describe('a week', () => {
  test('takes a pick, and a change, until a quarter past nine of its first day and not from then on', async () => {
    await join(zhang)
    const [first = '', second = '', third = ''] = await offered(zhang)
    expect((await pick(zhang, first)).retCode).toBe(RET.ok)
    await to('20260316091459')
    expect((await pick(zhang, second)).retCode).toBe(RET.ok)
    await to('20260316091500')
    expect((await pick(zhang, third)).retCode).toBe(SHOWN_RET.activityOver)
    const { current, round } = await home(zhang)
    expect(current).toMatchObject({ weekId: '20260316', fundCode: second, state: 'running' })
    expect(round).toMatchObject({ weekId: '20260323', own: null })
  })

  test('offers six funds, and takes no other fund, no other week, and none of who has not joined', async () => {
    const funds = await offered(zhang)
    expect(new Set(funds).size).toBe(6)
    expect((await pick(zhang, funds[0] ?? '')).retCode).toBe(RET.cannotJoin)
    await join(zhang)
    expect((await pick(zhang, '980801')).retCode).toBe(RET.badRequest)
    for (const week of ['20260309', '20260323', '20260317'])
      expect((await pick(zhang, funds[0] ?? '', week)).retCode).toBe(SHOWN_RET.activityOver)
    expect((await history(zhang)).total).toBe(0)
  })

  test('is settled once on the last published values, whatever a page says, with what it shows', async () => {
    await join(zhang)
    const [fund = ''] = await offered(zhang)
    await Promise.all(
      Array.from({ length: 20 }, async () =>
        pick(zhang, fund, '20260316', { excess: '99.00', streak: 8, score: '99.00' }),
      ),
    )
    await to('20260320202959')
    const before = await home(zhang)
    expect(before).toMatchObject({ score: '0.00', streak: 0 })
    await to('20260320203000')
    const [settled] = (await history(zhang)).records
    expect(settled).toMatchObject({ weekId: '20260316', state: 'settled' })
    const { fund: own, index, excess } = settled?.result ?? { fund: '', index: '', excess: '' }
    expect(sum([index, excess])).toBe(sum([own]))
    const after = await home(zhang)
    expect(after).toMatchObject({ current: null, score: excess })
    // The ranking has it from the same evening on.
    expect((await rank(zhang)).own?.score).toBe(excess)
    await to('20260320204500')
    await control(sandbox, 'clock', { days: 1 })
    expect(await history(zhang)).toMatchObject({ total: 1, records: [settled] })
    expect((await home(zhang)).score).toBe(excess)
  })
})

test('the seeded season has ten weeks but the void one, and its score is their sum', async () => {
  const { records } = await history(finisher)
  const weeks = records.map(({ weekId }) => weekId)
  expect(weeks).not.toContain('20260216')
  expect(weeks).toHaveLength(10)
  const { score, longest, current } = await home(finisher)
  expect(sum(records.flatMap(({ result }) => result?.excess ?? []))).toBe(sum([score]))
  expect(longest).toBe(3)
  // Of today nothing is out before the evening.
  expect(current?.days.at(-1)).toEqual({ date: '20260311', fund: null, index: null })
})

describe('the coins of wins in a row', () => {
  test('are paid once to twenty claims at once, and not for what was not reached', async () => {
    const had = await coins(finisher)
    const waiting = async () =>
      (await ask(sandbox, getUserWelfareInfo, {}, finisher)).welfares.find(
        ({ welfareId }) => welfareId === `${PICK}:pick-3`,
      )?.state
    expect(await waiting()).toBe('earned')
    const answers = await Promise.all(Array.from({ length: 20 }, async () => claim('pick-3')))
    const count = (code: number) => answers.filter(({ retCode }) => retCode === code).length
    expect([count(RET.ok), count(RET.alreadyClaimed)]).toEqual([1, 19])
    expect(await waiting()).toBe('claimed')
    expect((await claim('pick-8')).retCode).toBe(RET.notEarned)
    expect((await claim('pick-3', zhang)).retCode).toBe(RET.notEarned)
    expect(await coins(finisher)).toBe(had + 20)
  })
})

describe('the ranking', () => {
  const names = async (who: Session) => (await rank(who)).ranking.map(({ name }) => name)

  test('has no name but by consent, which is taken back at any time', async () => {
    expect((await call(sandbox, setPickName, { ...ofPicks, showName: '1' }, xu)).retCode).toBe(
      RET.cannotJoin,
    )
    const shown = await names(zhang)
    expect(shown.filter((name) => name !== '匿名用户').every((name) => name.includes('*'))).toBe(
      true,
    )
    const masked = shown.filter((name) => name.includes('*')).length
    expect(masked).toBe(2)
    await ask(sandbox, setPickName, { ...ofPicks, showName: '0' }, saver)
    expect((await names(zhang)).filter((name) => name.includes('*'))).toHaveLength(masked - 1)
  })
})
