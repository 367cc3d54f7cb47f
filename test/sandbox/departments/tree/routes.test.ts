import { expect, test } from 'vitest'
import { claimGoldCoinsTask, processGoldCoinsTask } from '#api/calls/activity.ts'
import {
  claimGoldTreeStage,
  listGoldTreeRecords,
  queryGoldTree,
  waterGoldTree,
} from '#api/calls/gold/tree.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { TREE, TREE_LATER, TREE_OVER } from '#test/sandbox/departments/activity/catalogue.ts'
import { ask, call, control, signIn, type Session } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang, wang } = useSandbox(['zhang', 'wang'])

const tree = (who: Session = zhang, activityId = TREE) =>
  ask(sandbox, queryGoldTree, { activityId }, who)
const at = (to: string) => control(sandbox, 'clock', { to })
let taps = 0
const tap = (more: object = {}, who: Session = zhang) => {
  taps += 1
  const requestNo = `TAP${String(taps).padStart(17, '0')}`
  return call(sandbox, waterGoldTree, { activityId: TREE, requestNo, ...more }, who)
}
const claim = (stage: string, more: object = {}, who: Session = zhang) =>
  call(sandbox, claimGoldTreeStage, { activityId: TREE, round: 1, stage, ...more }, who)
const coins = async () => (await ask(sandbox, processGoldCoinsTask, {}, zhang)).goldBalance

test('290 and a tap make 300: a sapling that brings 20 coins once, and 90 left today', async () => {
  expect((await claim('sapling')).retCode).toBe(RET.notEarned)
  expect((await tap()).payload).toEqual({
    round: 1,
    watered: 300,
    water: 110,
    todayLeft: 90,
    reached: 'sapling',
  })
  const before = await coins()
  const answers = await Promise.all([claim('sapling'), claim('sapling')])
  expect(new Set(answers.map(({ retCode }) => retCode))).toEqual(
    new Set([RET.ok, RET.alreadyClaimed]),
  )
  expect(await coins()).toBe(before + 20)
})

test('the eleventh tap of a day is refused, and the next day takes taps again', async () => {
  const codes: number[] = []
  for (let no = 0; no < 11; no += 1) codes.push((await tap()).retCode)
  expect(codes).toEqual([...Array<number>(10).fill(RET.ok), SHOWN_RET.limitReached])
  await at('20260312100000')
  expect((await tap()).payload).toMatchObject({ watered: 400, todayLeft: 90, water: 10 })
})

test('two tabs give water once with one request, and twice with two', async () => {
  const requestNo = 'SAMETAP0000000000001'
  const same = await Promise.all([tap({ requestNo }), tap({ requestNo })])
  expect(same[0]?.payload).toEqual(same[1]?.payload)
  expect((await tree()).watered).toBe(300)
  await Promise.all([tap(), tap()])
  expect((await tree()).watered).toBe(320)
  const other = await tap({ requestNo, activityId: TREE_OVER })
  expect(other.retCode).toBe(RET.badRequest)
})

test('water comes once a day from each task, and a task of yesterday brings none', async () => {
  const waterOf = async () => (await tree(wang)).water
  expect((await tap({}, wang)).retCode).toBe(RET.notEarned)
  const report = (taskBizId: string) => ask(sandbox, processGoldCoinsTask, { taskBizId }, wang)
  for (const task of ['read_article', 'view_gold', 'read_article', 'view_fund']) await report(task)
  expect(await waterOf()).toBe(20)
  const { signIn: today } = await ask(sandbox, processGoldCoinsTask, {}, wang)
  await ask(sandbox, claimGoldCoinsTask, { taskId: today.taskId }, wang)
  expect(await waterOf()).toBe(30)
  await at('20260312100000')
  const late = await call(sandbox, claimGoldCoinsTask, { taskId: today.taskId }, wang)
  expect([late.retCode, await waterOf()]).toEqual([RET.notFound, 30])
  await report('view_gold')
  expect(await waterOf()).toBe(40)
  const { records } = await ask(sandbox, listGoldTreeRecords, { page: 1, size: 20 }, wang)
  expect(records.map(({ title, balanceAfter }) => `${title} ${balanceAfter}`)).toEqual([
    '看金价 40',
    '签到 30',
    '看金价 20',
    '阅读一篇投教文章 10',
  ])
})

test('an instalment that was paid brings 20, whatever its amount', async () => {
  const planner = await signIn(sandbox, 'planner')
  const { water } = await tree(planner)
  for (let day = 12; day <= 27; day += 1) await at(`202603${day}235900`)
  const done = (await tree(planner)).water - water
  expect(done).toBeGreaterThan(0)
  expect(done % 20).toBe(0)
})

test('a tree that is over takes no water and keeps its rewards for 30 days', async () => {
  expect((await tap({ activityId: TREE_OVER })).retCode).toBe(SHOWN_RET.activityOver)
  expect((await tap({ activityId: TREE_LATER })).retCode).toBe(SHOWN_RET.activityOver)
  const { claimUntil, state } = await tree(zhang, TREE_OVER)
  expect(state).toBe('over')
  const late = (stage: string) => claim(stage, { activityId: TREE_OVER })
  await at(`${claimUntil}235900`)
  expect((await late('tree')).retCode).toBe(RET.ok)
  await at(`${addDays(claimUntil, 1)}000000`)
  expect((await late('sprout')).retCode).toBe(SHOWN_RET.activityOver)
  const states = (await tree(zhang, TREE_OVER)).rewards.map((it) => `${it.stage} ${it.state}`)
  expect(states).toEqual([
    'seed lapsed',
    'sprout lapsed',
    'sapling lapsed',
    'tree claimed',
    'fruit ahead',
  ])
})

test('the water that is left is lost with the end of the tree', async () => {
  const { endDate } = await tree()
  await at(`${endDate}235800`)
  expect((await tree()).water).toBe(120)
  await at(`${addDays(endDate, 1)}000000`)
  expect((await tree()).water).toBe(0)
})

test('a claim needs a verified name, and a stage ahead is refused', async () => {
  const li = await signIn(sandbox, 'li')
  expect((await claim('seed', {}, li)).retCode).toBe(RET.notAuthenticated)
  expect((await claim('seed', { round: 2 })).retCode).toBe(RET.notEarned)
  expect((await claim('fruit')).retCode).toBe(RET.notEarned)
})
