import { expect, test } from 'vitest'
import { listDraws, openChest, queryChest, signIn } from '#api/calls/activities/chest.ts'
import { claimGoldCoinsTask, processGoldCoinsTask } from '#api/calls/activity.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { queryGoldTree } from '#api/calls/gold/tree.ts'
import { CHEST, CHEST_EMPTY, TREE } from '#test/sandbox/departments/activity/catalogue.ts'
import { ask, call, control, type Session } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, coins, zhang } = useSandbox(['coins', 'zhang'])

const NUMBER = 'R202603111000000001'
const open = async (requestNo: string, who: Session, more: object = {}) =>
  call(sandbox, openChest, { activityId: CHEST, requestNo, ...more }, who)
const chest = async (who: Session) => ask(sandbox, queryChest, { activityId: CHEST }, who)
const balance = async (who: Session) =>
  (await ask(sandbox, processGoldCoinsTask, {}, who)).goldBalance

test('a draw becomes a prize, whose coins are in the book', async () => {
  const before = { draws: (await chest(coins)).draws, coins: await balance(coins) }
  const opened = await ask(sandbox, openChest, { activityId: CHEST, requestNo: NUMBER }, coins)
  expect(opened.draws).toBe(before.draws - 1)
  expect(await balance(coins)).toBe(before.coins + (opened.draw.coins ?? 0))
  expect((await ask(sandbox, listDraws, { page: 1, size: 10 }, coins)).records).toEqual([
    opened.draw,
  ])
})

test('one request gives one prize, however often and at once it is sent', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, async () => open(NUMBER, coins)))
  expect(new Set(answers.map((it) => JSON.stringify(it))).size).toBe(1)
  expect((await chest(coins)).draws).toBe(2)
  expect((await open(NUMBER, coins, { activityId: CHEST_EMPTY })).retCode).toBe(RET.badRequest)
})

test('no more prizes are given than there are draws, nor one that the page names', async () => {
  const answers = await Promise.all(
    [1, 2, 3, 4, 5].map(async (at) =>
      open(`R20260311100000000${at}`, coins, { prizeId: 'coins-200', coins: 200 }),
    ),
  )
  expect(answers.filter(({ retCode }) => retCode === RET.ok)).toHaveLength(3)
  expect(answers.filter(({ retCode }) => retCode === RET.notEarned)).toHaveLength(2)
  expect((await chest(coins)).draws).toBe(0)
})

test('another user sees nothing of it', async () => {
  await open(NUMBER, coins)
  expect((await ask(sandbox, listDraws, { page: 1, size: 10 }, zhang)).total).toBe(0)
  expect((await open(NUMBER, zhang)).retCode).toBe(RET.cannotJoin)
})

test('signing in for coins marks the day of the chest, and the other way round, and pays once', async () => {
  const tasks = async () => ask(sandbox, processGoldCoinsTask, {}, zhang)
  const { signIn: first, goldBalance } = await tasks()
  const { signIn: own } = await chest(zhang)
  const water = async () => (await ask(sandbox, queryGoldTree, { activityId: TREE }, zhang)).water
  const watered = await water()
  const claim = async () => call(sandbox, claimGoldCoinsTask, { taskId: first.taskId }, zhang)
  const sign = async () => call(sandbox, signIn, { day: own.day }, zhang)
  // All at once: one of them signs in.
  const answers = await Promise.all([claim(), sign(), claim(), sign()])
  expect(answers.map(({ retCode }) => retCode).toSorted((one, other) => one - other)).toEqual([
    RET.ok,
    ...Array.from({ length: 3 }, () => RET.alreadyClaimed),
  ])
  expect(await balance(zhang)).toBe(goldBalance + (first.coins[0] ?? 0))
  expect((await tasks()).signIn).toMatchObject({ claimed: 1, today: 'claimed' })
  expect((await chest(zhang)).signIn).toMatchObject({ days: 1, isSigned: true })
  await control(sandbox, 'clock', { days: 1 })
  expect(
    (await call(sandbox, signIn, { day: (await chest(zhang)).signIn.day }, zhang)).retCode,
  ).toBe(RET.ok)
  expect((await tasks()).signIn).toMatchObject({ claimed: 2, today: 'claimed' })
  expect(await balance(zhang)).toBe(goldBalance + (first.coins[0] ?? 0) + (first.coins[1] ?? 0))
  expect(await water()).toBe(watered + 20)
})

test('seven days of signing in without a gap give one draw, a day late gives none', async () => {
  for (let day = 0; day < 7; day += 1) {
    const { signIn: own } = await chest(zhang)
    expect(own).toMatchObject({ days: day, isSigned: false })
    const signed = await ask(sandbox, signIn, { day: own.day }, zhang)
    expect(signed).toEqual({ days: day + 1, draws: day === 6 ? 1 : 0 })
    expect((await call(sandbox, signIn, { day: own.day }, zhang)).retCode).toBe(RET.alreadyClaimed)
    await control(sandbox, 'clock', { days: 1 })
    expect((await call(sandbox, signIn, { day: own.day }, zhang)).retCode).toBe(
      SHOWN_RET.activityOver,
    )
  }
  expect((await chest(zhang)).signIn.days).toBe(0)
})
