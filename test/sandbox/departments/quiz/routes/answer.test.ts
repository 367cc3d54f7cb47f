import { setAnonymous } from '#api/calls/game-standing.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  answerQuestion,
  nextQuestion,
  quizRank,
  quizResult,
  startQuiz,
} from '#api/calls/activities/answer.ts'
import { processGoldCoinsTask } from '#api/calls/activity.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { RUSH } from '#test/sandbox/departments/activity/catalogue.ts'
import { QUESTIONS } from '#test/sandbox/departments/quiz/question-bank.ts'
import { ask, call, control, type Session } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

let time = 0
const { sandbox, finisher, keeper, zhang } = useSandbox(['finisher', 'keeper', 'zhang'], {
  realTime: () => time,
})
beforeEach(() => {
  time = 0
})

const start = (who: Session, requestNo = 'R202603111000000001') =>
  ask(sandbox, startQuiz, { activityId: RUSH, requestNo }, who)
const give = (who: Session, sessionId: string, index: number) =>
  ask(sandbox, nextQuestion, { sessionId, index }, who)
const answer = (who: Session, sessionId: string, index: number, choice: number, more = {}) =>
  call(sandbox, answerQuestion, { sessionId, index, choice, ...more }, who)
const rank = (who: Session) => ask(sandbox, quizRank, { activityId: RUSH }, who)
const coins = async (who: Session) =>
  (await ask(sandbox, processGoldCoinsTask, {}, who)).goldBalance

/** The place of the right choice, which a reader of the bank knows. */
function rightOf({ question, choices }: { question: string; choices: string[] }): number {
  const known = QUESTIONS.find((it) => it.question === question)
  return choices.indexOf(known?.right ?? '')
}

async function play(who: Session, right: number, ms: number) {
  const { sessionId, of } = await start(who)
  for (let index = 0; index < of; index += 1) {
    const asked = await give(who, sessionId, index)
    time += ms
    const key = rightOf(asked)
    await answer(who, sessionId, index, index < right ? key : (key + 1) % asked.choices.length)
  }
  return ask(sandbox, quizResult, { sessionId }, who)
}

/** All texts and numbers of an answer, with the names that they have. */
const leaves = (it: unknown, name = ''): [string, unknown][] =>
  typeof it === 'object' && it !== null
    ? Object.entries(it).flatMap(([key, value]) => leaves(value, Array.isArray(it) ? name : key))
    : [[name, it]]

describe('a session', () => {
  test('says nothing of an answer before it is due, in any answer of any call', async () => {
    const had = JSON.stringify([await rank(finisher)])
    const begun = await start(finisher)
    const { sessionId } = begun
    const known = new Set(['serverTime', 'index', 'of', 'question', 'choices', 'msLeft', 'review'])
    for (let index = 0; index < begun.of; index += 1) {
      const early = await call(sandbox, nextQuestion, { sessionId, index: index + 1 }, finisher)
      expect([early.retCode, early.payload]).toEqual([RET.notEarned, null])
      const asked = await call(sandbox, nextQuestion, { sessionId, index }, finisher)
      const again = await call(sandbox, nextQuestion, { sessionId, index }, finisher)
      expect(again).toEqual(asked)
      const due = QUESTIONS.find((it) => leaves(asked).some(([, text]) => text === it.question))
      for (const other of [
        begun,
        asked,
        await start(finisher),
        await rank(finisher),
        (await call(sandbox, quizResult, { sessionId }, finisher)).payload,
      ]) {
        expect(JSON.stringify(other)).not.toContain(due?.explanation)
        for (const [name] of leaves(other)) expect(name).not.toMatch(/key|right|explan|source/)
      }
      expect(Object.keys(Object(asked.payload)).filter((name) => !known.has(name))).toEqual([])
      expect(asked.payload).toMatchObject({ review: null, msLeft: 10_000 })
      expect(new Set(Object(asked.payload).choices)).toEqual(
        new Set([due?.right, ...(due?.wrong ?? [])]),
      )
      const told = await answer(finisher, sessionId, index, 0)
      expect(told.payload).toMatchObject({ review: { explanation: due?.explanation } })
    }
    for (const { question } of QUESTIONS) expect(had).not.toContain(question)
  })

  test('counts by the time of the provider, to a millisecond', async () => {
    const { sessionId } = await start(finisher)
    const first = await give(finisher, sessionId, 0)
    time += 10_800
    const kept = await answer(finisher, sessionId, 0, rightOf(first), { ms: 1, score: 999 })
    expect(kept).toMatchObject({ retCode: RET.ok, payload: { msLeft: 0 } })
    const second = await give(finisher, sessionId, 1)
    time += 10_801
    const late = await answer(finisher, sessionId, 1, rightOf(second))
    expect(late.retCode).toBe(SHOWN_RET.answerLate)
    const over = await give(finisher, sessionId, 1)
    expect(over).toMatchObject({ msLeft: 0, review: { choice: null, key: rightOf(second) } })
  })

  test('goes on at the same question with the same time on another device', async () => {
    const { sessionId } = await start(finisher)
    const first = await give(finisher, sessionId, 0)
    time += 3_250
    expect(await start(finisher, 'R202603111000000002')).toEqual({ sessionId, at: 0, of: 10 })
    const again = await give(finisher, sessionId, 0)
    expect([again.question, again.choices, again.msLeft]).toEqual([
      first.question,
      first.choices,
      6_750,
    ])
    time += 60_000
    expect((await rank(finisher)).today).toEqual({ sessionId, at: 1, of: 10 })
  })

  test('keeps the first answer, of twenty at once too, and shows it to its user alone', async () => {
    const { sessionId } = await start(finisher)
    await give(finisher, sessionId, 0)
    const all = await Promise.all(
      Array.from({ length: 20 }, async (_, at) => answer(finisher, sessionId, 0, at % 3)),
    )
    expect(all.filter(({ retCode }) => retCode === RET.ok)).toHaveLength(1)
    expect(all.filter(({ retCode }) => retCode === RET.alreadyClaimed)).toHaveLength(19)
    for (const choice of [3, 99])
      expect((await answer(finisher, sessionId, 1, choice)).retCode).toBe(RET.notEarned)
    expect((await answer(keeper, sessionId, 0, 0)).retCode).toBe(RET.notFound)
    expect((await call(sandbox, quizResult, { sessionId }, keeper)).retCode).toBe(RET.notFound)
    expect((await call(sandbox, nextQuestion, { sessionId, index: 0 }, keeper)).retCode).toBe(
      RET.notFound,
    )
  })

  test('is one a day, paid once by its right answers', async () => {
    const had = await coins(finisher)
    const done = await play(finisher, 8, 2_000)
    expect(done).toMatchObject({ score: 112, right: 8, ms: 20_000, coins: 20 })
    expect(done.reviews).toHaveLength(10)
    expect(await coins(finisher)).toBe(had + 20)
    const starts = await Promise.all(
      Array.from({ length: 20 }, async (_, at) => start(finisher, `R2026031110000000${10 + at}`)),
    )
    expect(new Set(starts.map((it) => JSON.stringify(it))).size).toBe(1)
    expect(starts[0]).toMatchObject({ at: 10 })
    expect(await coins(finisher)).toBe(had + 20)
    await control(sandbox, 'clock', { days: 1 })
    expect((await start(finisher)).at).toBe(0)
  })
})

describe('the ranking', () => {
  test('comes out in the evening, with equal scores at one rank and names by consent alone', async () => {
    const before = await rank(finisher)
    expect(before.updatedAt).toBe('20260310203000')
    expect(before.ranking.map(({ score }) => score)).toEqual([130, 117, 104, 104, 60])
    expect(before.ranking.map(({ rank: at }) => at)).toEqual([1, 2, 3, 3, 5])
    expect(new Set(before.ranking.map(({ name }) => name))).toEqual(new Set(['匿名用户', '我']))
    expect(before.anonymous).toBe(true)
    await ask(sandbox, setAnonymous, { anonymous: '0' }, finisher)
    expect((await rank(finisher)).anonymous).toBe(false)
    const named = (await rank(zhang)).ranking.map(({ name }) => name)
    expect(named.filter((name) => name !== '匿名用户')).toEqual([expect.stringContaining('*')])
    await ask(sandbox, setAnonymous, { anonymous: '1' }, finisher)
    const hidden = (await rank(zhang)).ranking.map(({ name }) => name)
    expect(new Set(hidden)).toEqual(new Set(['匿名用户']))
    await play(finisher, 10, 1_000)
    expect(await rank(finisher)).toMatchObject({ best: 140, own: { rank: 3, score: 104 } })
    await control(sandbox, 'clock', { to: '20260311203000' })
    expect(await rank(finisher)).toMatchObject({ own: { rank: 1, score: 140 } })
  })

  test('has no place for a user without a session', async () => {
    expect(await rank(zhang)).toMatchObject({ today: null, best: null, own: null })
  })
})
