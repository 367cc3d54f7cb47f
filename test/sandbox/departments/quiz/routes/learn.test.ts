import { describe, expect, test } from 'vitest'
import { processGoldCoinsTask } from '#api/calls/activity.ts'
import { queryChest } from '#api/calls/activities/chest.ts'
import { claimLearningRight, queryLearning, submitCheck } from '#api/calls/activities/learn.ts'
import { RET } from '#api/endpoint.ts'
import { CHEST, LEARN } from '#test/sandbox/departments/activity/catalogue.ts'
import { QUESTIONS } from '#test/sandbox/departments/quiz/question-bank.ts'
import { ask, call, control, type Session } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, finisher, zhang } = useSandbox(['finisher', 'zhang'])

const EDITION = { activityId: LEARN }
const learning = (who: Session | null) => ask(sandbox, queryLearning, EDITION, who)
const check = (unitId: string, answers: number[], requestNo = 'R202603111000000001', more = {}) =>
  call(sandbox, submitCheck, { ...EDITION, unitId, answers, requestNo, ...more }, finisher)
const claim = (rightId: string, who = finisher) =>
  call(sandbox, claimLearningRight, { ...EDITION, rightId }, who)
const coins = async () => (await ask(sandbox, processGoldCoinsTask, {}, finisher)).goldBalance
const draws = async () => (await ask(sandbox, queryChest, { activityId: CHEST }, finisher)).draws

/** The places of the right choices of today's check, which a reader of the bank knows. */
async function keys(): Promise<number[]> {
  const { check: open } = await learning(finisher)
  return (open?.questions ?? []).map(({ questionId, choices }) =>
    choices.indexOf(QUESTIONS.find(({ id }) => id === questionId)?.right ?? ''),
  )
}
const wrong = (right: number[]) => right.map((key) => (key + 1) % 3)

describe('a check', () => {
  test('says nothing of its answers before it was handed in', async () => {
    const { check: open } = await learning(finisher)
    expect(open?.result).toBeNull()
    expect(open?.questions).toHaveLength(3)
    const had = JSON.stringify([await learning(finisher), await learning(zhang)])
    for (const { explanation } of QUESTIONS) expect(had).not.toContain(explanation)
    expect(had).not.toMatch(/"(?:key|explanation|source)"/)
    for (const it of open?.questions ?? [])
      expect(Object.keys(it).toSorted()).toEqual(['choices', 'question', 'questionId'])
    const judged = await check('u04', await keys())
    expect(judged).toMatchObject({ payload: { passed: true, right: 3 } })
    expect(JSON.stringify(judged.payload)).toContain('explanation')
  })

  test('is one a day for a unit, with other questions in other orders the next day', async () => {
    const right = await keys()
    const failed = await check('u04', wrong(right))
    expect(failed).toMatchObject({ payload: { passed: false, right: 0 } })
    expect(await check('u04', wrong(right))).toEqual(failed)
    expect((await check('u04', right)).retCode).toBe(RET.badRequest)
    expect((await check('u04', right, 'R202603111000000002')).retCode).toBe(RET.alreadyClaimed)
    expect((await learning(finisher)).check?.result).toEqual(failed.payload)
    const today = JSON.stringify((await learning(finisher)).check?.questions)
    await control(sandbox, 'clock', { days: 1 })
    const next = await learning(finisher)
    expect(next.check?.result).toBeNull()
    expect(JSON.stringify(next.check?.questions)).not.toBe(today)
    expect((await check('u04', await keys(), 'R202603111000000003')).payload).toMatchObject({
      passed: true,
    })
    expect((await learning(finisher)).days).toBe(5)
  })

  test('of a locked unit, of a lesson not learned or by another count is refused', async () => {
    for (const unitId of ['u06', 'u12'])
      expect((await check(unitId, [0, 0, 0])).retCode).toBe(RET.notEarned)
    for (const answers of [[0, 0], [0, 0, 0, 0], [0, 0, 9], [0, 0, 3], []])
      expect((await check('u04', answers)).retCode).toBe(RET.badRequest)
    await check('u04', await keys(), 'R202603111000000001', { right: 3, passed: true })
    expect((await check('u05', [0, 0, 0], 'R202603111000000009')).retCode).toBe(RET.notEarned)
    expect((await learning(finisher)).check).toBeNull()
  })
})

describe('a right', () => {
  test('gives coins and a draw once, of twenty claims at once too', async () => {
    const had = [await coins(), await draws()]
    const all = await Promise.all(Array.from({ length: 20 }, async () => claim('u02')))
    expect(all.filter(({ retCode }) => retCode === RET.ok)).toHaveLength(1)
    expect(all.filter(({ retCode }) => retCode === RET.alreadyClaimed)).toHaveLength(19)
    expect([await coins(), await draws()]).toEqual([(had[0] ?? 0) + 5, (had[1] ?? 0) + 1])
  })

  test('of a level gives no coins, and its report has the sums of its checks', async () => {
    const had = await coins()
    expect((await claim('level-1')).payload).toEqual({ coins: 0, draws: 0 })
    expect(await coins()).toBe(had)
    const { rights, level } = await learning(finisher)
    expect(level).toBe(1)
    expect(rights.find(({ rightId }) => rightId === 'level-1')).toMatchObject({
      state: 'claimed',
      report: { right: 9, of: 9 },
    })
    expect((await claim('level-2')).retCode).toBe(RET.notEarned)
  })

  test('is had neither by a visitor nor by a user who has not joined', async () => {
    expect((await learning(null)).rights.every(({ state }) => state === 'locked')).toBe(true)
    expect((await claim('u01', zhang)).retCode).toBe(RET.cannotJoin)
  })
})
