import { expect, test } from 'vitest'
import { processGoldCoinsTask } from '#api/calls/activity.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { buyGameFund } from '#api/calls/game-trading.ts'
import { setAnonymous } from '#api/calls/game-standing.ts'
import {
  isOverTime,
  mncjActivityIndex,
  mncjActivityIndexComment,
  mncjActivityRecommendFundList,
  mncjActivityUser,
  queryFundLevel,
  queryInvite,
  receiveGameMoney,
  updateRewardStatus,
} from '#api/calls/trading-game.ts'
import { GAME, GAME_LATER, GAME_OVER } from '#test/sandbox/departments/activity/catalogue.ts'
import { ask, call, control, signIn, type Session } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang } = useSandbox('zhang')
const game = { activityId: GAME }

test.each([
  [GAME_LATER, 0, false],
  [GAME, 1, false],
  [GAME_OVER, 2, true],
])('%s is in state %i', async (activityId, activityState, over) => {
  expect(await ask(sandbox, isOverTime, { activityId })).toMatchObject({
    activityState,
    isOverTime: over,
  })
})

test('a running game is over after its end', async () => {
  const { endTime } = await ask(sandbox, isOverTime, game)
  await control(sandbox, 'clock', { to: endTime })
  expect(await ask(sandbox, isOverTime, game)).toMatchObject({ activityState: 2 })
})

test('the home ranks those who bought, best first, and equal rates share a rank', async () => {
  const feng = await signIn(sandbox, 'feng')
  const home = await ask(sandbox, mncjActivityIndex, game, feng)
  expect(home).toMatchObject({ activityState: 1, participants: 6, ranked: 4 })
  expect(home.ranking).toHaveLength(4)
  const rates = home.ranking.map((it) => Number(it.profitRate))
  expect(rates).toEqual(rates.toSorted((a, b) => b - a))
  for (const row of home.ranking) {
    const better = home.ranking.filter((it) => Number(it.profitRate) > Number(row.profitRate))
    expect(row.rank).toBe(better.length + 1)
  }
  const same = home.ranking.filter((it) => it.rank === home.own?.rank)
  // One of them has agreed to be named.
  expect(same.map((it) => it.userName).toSorted()).toEqual(['冯*雁', '匿名用户'].toSorted())
  expect(new Set(rates).size).toBeLessThan(rates.length)
})

test('a player without a confirmed purchase has no rank, nor the prize for one', async () => {
  const chen = await signIn(sandbox, 'chen')
  const home = () => ask(sandbox, mncjActivityIndex, game, chen)
  const prize = () => call(sandbox, updateRewardStatus, { ...game, rewardId: 'top-ten' }, chen)
  expect(await home()).toMatchObject({
    own: { totalAsset: '100000.00', profitRate: '0.00', rank: null },
    ruleTxt: expect.stringContaining('首笔模拟买入确认后参加排名'),
  })
  const order = { ...game, requestNo: 'FIRSTORDER000001', fundCode: '980301', amount: '9000.00' }
  await ask(sandbox, buyGameFund, order, chen)
  expect((await home()).own?.rank).toBeNull()
  await control(sandbox, 'clock', { days: 2 })
  expect((await home()).own?.rank).toBeGreaterThan(0)
  expect(await home()).toMatchObject({ ranked: 5 })
  const invited = await signIn(sandbox, 'invited')
  const { endTime } = await ask(sandbox, isOverTime, game)
  await control(sandbox, 'clock', { to: `${endTime.slice(0, 8)}235959` })
  await control(sandbox, 'clock', { days: 10 })
  const reward = { ...game, rewardId: 'top-ten' }
  expect((await call(sandbox, updateRewardStatus, reward, invited)).retCode).toBe(RET.notEarned)
  expect((await prize()).payload).toMatchObject({ reward: { rewardType: '2' } })
})

test('comments come newest first, page by page, named by who has agreed to it', async () => {
  const page = (number: number) =>
    ask(sandbox, mncjActivityIndexComment, { ...game, page: number, size: 3 })
  const [first, second] = [await page(1), await page(2)]
  expect([first.total, first.comments.length, second.comments.length]).toEqual([4, 3, 1])
  const times = [...first.comments, ...second.comments].map((it) => it.time)
  expect(times).toEqual(times.toSorted().toReversed())
  const names = [...first.comments, ...second.comments].map((it) => it.userName)
  expect(new Set(names)).toEqual(new Set(['钱*宇', '冯*雁', '匿名用户']))
})

test('the funds to play with have values and can be queried for their risk', async () => {
  const { funds } = await ask(sandbox, mncjActivityRecommendFundList, game)
  expect(funds.length).toBeGreaterThan(10)
  expect(funds.map((it) => it.fundCode)).not.toContain('980203')
  const [first] = funds
  const level = await ask(sandbox, queryFundLevel, { fundCode: first?.fundCode ?? '' })
  expect(level.fundRiskLevel).toBeGreaterThan(0)
})

test.each([
  [isOverTime, {}],
  [mncjActivityIndex, {}],
  [mncjActivityIndexComment, { page: 1, size: 5 }],
  [queryInvite, {}],
  [mncjActivityRecommendFundList, {}],
  [mncjActivityUser, {}],
  [receiveGameMoney, {}],
  [updateRewardStatus, { rewardId: 'first-buy' }],
])('$name does not find an unknown game', async (endpoint, fields) => {
  const answer = await call(sandbox, endpoint, { activityId: 'keep-1', ...fields }, zhang)
  expect(answer.retCode).toBe(RET.notFound)
})

test('the money is taken once, also by ten requests at the same time', async () => {
  expect(await ask(sandbox, mncjActivityUser, game, zhang)).toMatchObject({
    joined: false,
    cash: '0.00',
  })
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => call(sandbox, receiveGameMoney, game, zhang)),
  )
  expect(answers.filter((it) => it.retCode === RET.ok)).toHaveLength(1)
  expect(answers.filter((it) => it.retCode === RET.alreadyClaimed)).toHaveLength(9)
  expect(await ask(sandbox, mncjActivityUser, game, zhang)).toMatchObject({
    appUserId: 'zhang',
    userName: '张*明',
    joined: true,
    cash: '100000.00',
  })
})

test('an invitation gives both sides coins, once', async () => {
  const wang = await signIn(sandbox, 'wang')
  const { inviteCode } = await ask(sandbox, queryInvite, game, wang)
  const coins = async (session: Session) =>
    (await ask(sandbox, processGoldCoinsTask, {}, session)).goldBalance
  const join = () => call(sandbox, receiveGameMoney, { ...game, inviteCode }, zhang)
  const answers = await Promise.all([join(), join(), join()])
  expect(answers.filter((it) => it.retCode === RET.ok)).toHaveLength(1)
  expect(answers[0]?.payload).toMatchObject({ reward: { rewardType: '1', goldCount: 50 } })
  expect([await coins(zhang), await coins(wang)]).toEqual([50, 50])
  const { invitees } = await ask(sandbox, queryInvite, game, wang)
  expect(invitees).toMatchObject([{ userName: '好友 1' }])
  await ask(sandbox, setAnonymous, { anonymous: '0' }, zhang)
  const named = await ask(sandbox, queryInvite, game, wang)
  expect(named.invitees).toMatchObject([{ userName: '张*明' }])
})

test.each([
  ['of oneself', RET.cannotJoin],
  ['unknown', RET.badRequest],
])('an invitation code %s is refused', async (which, retCode) => {
  const own = await ask(sandbox, queryInvite, game, zhang)
  const inviteCode = which === 'unknown' ? 'NOBODY' : own.inviteCode
  const answer = await call(sandbox, receiveGameMoney, { ...game, inviteCode }, zhang)
  expect(answer.retCode).toBe(retCode)
})

test('an unverified user cannot join, and a game that does not run takes no players', async () => {
  const li = await signIn(sandbox, 'li')
  expect((await call(sandbox, receiveGameMoney, game, li)).retCode).toBe(RET.cannotJoin)
  for (const activityId of [GAME_OVER, GAME_LATER]) {
    const answer = await call(sandbox, receiveGameMoney, { activityId }, zhang)
    expect(answer.retCode).toBe(SHOWN_RET.activityOver)
  }
})

test('a reward is earned by its condition and claimed once, also in parallel', async () => {
  const claim = (rewardId = 'first-buy') =>
    call(sandbox, updateRewardStatus, { ...game, rewardId }, zhang)
  await ask(sandbox, receiveGameMoney, game, zhang)
  expect((await claim()).retCode).toBe(RET.notEarned)
  expect((await claim('no-such')).retCode).toBe(RET.notFound)
  const requestNo = 'REWARD0000000001'
  const order = { ...game, requestNo, fundCode: '980301', amount: '1000.00' }
  await ask(sandbox, buyGameFund, order, zhang)
  expect((await claim()).retCode).toBe(RET.notEarned)
  await control(sandbox, 'clock', { next: 'settlement' })
  const answers = await Promise.all(Array.from({ length: 5 }, () => claim()))
  expect(answers.filter((it) => it.retCode === RET.ok)).toHaveLength(1)
  expect(answers.filter((it) => it.retCode === RET.alreadyClaimed)).toHaveLength(4)
  const { goldBalance } = await ask(sandbox, processGoldCoinsTask, {}, zhang)
  expect(goldBalance).toBe(20)
  const home = await ask(sandbox, mncjActivityIndex, game, zhang)
  expect(home.rewards.find((it) => it.rewardId === 'first-buy')?.state).toBe('claimed')
})

test('the reward for the final ranking is there once the ranking is final', async () => {
  const qian = await signIn(sandbox, 'qian')
  const claim = () => call(sandbox, updateRewardStatus, { ...game, rewardId: 'top-ten' }, qian)
  const home = () => ask(sandbox, mncjActivityIndex, game, qian)
  expect((await claim()).retCode).toBe(RET.notEarned)
  const { endTime } = await ask(sandbox, isOverTime, game)
  await control(sandbox, 'clock', { to: `${endTime.slice(0, 8)}145500` })
  const order = { ...game, requestNo: 'LASTORDER0000001', fundCode: '980301', amount: '9000.00' }
  await ask(sandbox, buyGameFund, order, qian)
  await control(sandbox, 'clock', { to: `${endTime.slice(0, 8)}235959` })
  expect((await claim()).retCode).toBe(RET.notEarned)
  await control(sandbox, 'clock', { next: 'settlement' })
  const { ranking } = await home()
  await control(sandbox, 'clock', { days: 10 })
  expect((await home()).ranking).toEqual(ranking)
  expect((await claim()).payload).toMatchObject({
    reward: { rewardType: '2', cardId: expect.any(String) },
  })
  expect((await claim()).retCode).toBe(RET.alreadyClaimed)
})
