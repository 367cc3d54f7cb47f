import { describe, expect, test } from 'vitest'
import {
  autoLoginUrl,
  claimGoldCoinsTask,
  claimGoldCoinsTaskByCategory,
  getActivityRule,
  getUserWelfareInfo,
  processGoldCoinsTask,
} from '#api/calls/activity.ts'
import { listGoldRecords } from '#api/calls/gold/mall.ts'
import { RET } from '#api/endpoint.ts'
import { queryInvite, receiveGameMoney, updateRewardStatus } from '#api/calls/trading-game.ts'
import { DOUBLE_EGG, GAME } from '#test/sandbox/departments/activity/catalogue.ts'
import { MALL_ORIGIN } from '#test/sandbox/departments/activity/welfare.ts'
import { createPlan } from '#api/calls/plan-change.ts'
import { planFields } from '#test/sandbox/departments/plans/testing/plan.ts'
import { ask, buy, call, control, signIn } from '#test/sandbox/testing/test-client.ts'
import { sealedProof } from '#test/sandbox/departments/trading/testing/sales.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang, wang } = useSandbox(['zhang', 'wang'])

test('an activity has rules and dates; an unknown one is not found', async () => {
  const rule = await ask(sandbox, getActivityRule, { activityId: DOUBLE_EGG })
  expect(rule.startDate < rule.endDate).toBe(true)
  expect(rule.rules.length).toBeGreaterThan(0)
  expect((await call(sandbox, getActivityRule, { activityId: 'x' })).retCode).toBe(RET.notFound)
})

describe('gold coins', () => {
  const tasks = (taskBizId?: string, who = zhang) =>
    ask(sandbox, processGoldCoinsTask, taskBizId === undefined ? {} : { taskBizId }, who)
  const task = async (taskBizId: string, who = zhang) => {
    const found = (await tasks(undefined, who)).tasks.find((it) => it.taskBizId === taskBizId)
    if (!found) throw new Error(`no ${taskBizId}`)
    return found
  }
  const claim = (taskId: string, who = zhang) => call(sandbox, claimGoldCoinsTask, { taskId }, who)
  const claimAll = (category: string, who = zhang) =>
    call(sandbox, claimGoldCoinsTaskByCategory, { category }, who)

  test('are earned by facts on record, not by a report of the page', async () => {
    expect((await task('binding_card')).state).toBe('earned')
    const li = await signIn(sandbox, 'li')
    expect((await task('binding_card', li)).state).toBe('open')
    await tasks('binding_card', li)
    expect((await task('binding_card', li)).state).toBe('open')
    expect((await claim('binding_card', li)).retCode).toBe(RET.notEarned)
    expect((await task('risk_assessment', li)).state).toBe('open')
    expect((await task('first_purchase', li)).state).toBe('open')
  })

  test('for the first purchase need a confirmed purchase, not just a plan', async () => {
    const fundCode = '980501'
    const { applyNo, transPwd } = await sealedProof(sandbox, wang, fundCode, { kind: 'plan' })
    const terms = { fundCode, bankSerial: 'wang-1', cycle: 'monthly', cycleDay: 1 }
    const plan = await planFields(sandbox, wang, { ...terms, applyNo, transPwd })
    expect((await call(sandbox, createPlan, plan, wang)).retCode).toBe(RET.ok)
    expect((await task('first_purchase', wang)).state).toBe('open')
    await buy(sandbox, wang, { fundCode, amount: '1000.00', bankSerial: 'wang-1' })
    expect((await task('first_purchase', wang)).state).toBe('open')
    await control(sandbox, 'clock', { next: 'settlement' })
    expect((await task('first_purchase', wang)).state).toBe('earned')
  })

  test('for a page’s report count once a day and lapse with the day', async () => {
    expect((await task('read_article')).state).toBe('open')
    await tasks('read_article')
    await tasks('read_article')
    const { taskId, state } = await task('read_article')
    expect(state).toBe('earned')
    await control(sandbox, 'clock', { days: 1 })
    expect((await claim(taskId)).retCode).toBe(RET.notFound)
    expect((await task('read_article')).state).toBe('open')
  })

  test('of a task are claimed once, also by requests at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => claim('binding_card')))
    expect(answers.filter((it) => it.retCode === RET.ok)).toMatchObject([
      { payload: { goldBalance: 100, reward: { rewardType: '1', goldCount: 100 } } },
    ])
    expect(answers.filter((it) => it.retCode === RET.alreadyClaimed)).toHaveLength(9)
    expect((await tasks()).goldBalance).toBe(100)
  })

  test('of a category are claimed once, also alongside claims of its tasks', async () => {
    const answers = await Promise.all([
      claim('risk_assessment'),
      claimAll('newcomer'),
      claimAll('newcomer'),
      claim('first_purchase'),
    ])
    expect(answers.map((it) => it.retCode)).toEqual([
      RET.ok,
      RET.ok,
      RET.notEarned,
      RET.alreadyClaimed,
    ])
    // Coins for the purchase, which the sandbox tries, are 200 of them.
    expect((await tasks()).goldBalance).toBe(350)
  })
})

describe('the mall', () => {
  test('opens at an address with a new ticket and the requested page', async () => {
    const page = `${MALL_ORIGIN}/goods?id=7`
    const [a, b] = [
      new URL((await ask(sandbox, autoLoginUrl, { redirect: page }, zhang)).url),
      new URL((await ask(sandbox, autoLoginUrl, {}, zhang)).url),
    ]
    expect([a.origin, b.origin]).toEqual([MALL_ORIGIN, MALL_ORIGIN])
    expect(a.searchParams.get('redirect')).toBe(page)
    expect(a.searchParams.get('ticket')).not.toBe(b.searchParams.get('ticket'))
  })

  test('takes a ticket once, and within two minutes', async () => {
    const enter = async (url: string) => (await sandbox.fetch(new Request(url))).status
    const { url } = await ask(sandbox, autoLoginUrl, {}, zhang)
    expect([await enter(url), await enter(url)]).toEqual([200, 410])
    const late = (await ask(sandbox, autoLoginUrl, {}, zhang)).url
    await control(sandbox, 'clock', { days: 1 })
    expect(await enter(late)).toBe(410)
  })

  test('is on the page’s own origin for pages of this machine', async () => {
    const { openid, encid } = { openid: zhang.openId, encid: zhang.encOpenId }
    const from = async (origin: string) => {
      const answer = await sandbox.fetch(
        new Request(`http://sandbox${autoLoginUrl.path}`, {
          method: 'POST',
          headers: { openid, encid, origin, 'content-type': 'application/x-www-form-urlencoded' },
        }),
      )
      return answer.text()
    }
    expect(await from('http://127.0.0.1:4173')).toContain('"url":"/sandbox/mall/autoLogin?')
    expect(await from('https://h5.hean.example')).toContain(
      'https://mall.hean.example/sandbox/mall/',
    )
  })

  test.each([
    'http://mall.hean.example/',
    'https://mall.hean.example.evil.example/',
    'https://mall.hean.example@evil.example/',
    'https://user:pass@mall.hean.example/',
    'https://mall.hean.example:8443/',
    'javascript:alert(1)',
    'data:text/html,x',
  ])('refuses the address %s', async (redirect) => {
    const { retCode, payload } = await call(sandbox, autoLoginUrl, { redirect }, zhang)
    expect({ retCode, payload }).toEqual({ retCode: RET.redirectRefused, payload: null })
  })
})

test('welfare shows rewards as open, earned, claimed and lapsed, and what was claimed as coins', async () => {
  const welfare = () => ask(sandbox, getUserWelfareInfo, {}, zhang)
  const rewardState = async (id: string) =>
    (await welfare()).welfares.find((it) => it.welfareId === id)?.state
  expect((await welfare()).drawsLeft).toBe(0)
  expect(await rewardState('mncj-1:invite-one')).toBe('open')
  expect(await rewardState('mncj-0:invite-one')).toBe('lapsed')
  const game = { activityId: GAME }
  const { inviteCode } = await ask(sandbox, queryInvite, game, zhang)
  await ask(sandbox, receiveGameMoney, { ...game, inviteCode }, wang)
  expect(await rewardState('mncj-1:invite-one')).toBe('earned')
  const coins = async () => (await ask(sandbox, processGoldCoinsTask, {}, zhang)).goldBalance
  const before = await coins()
  await ask(sandbox, updateRewardStatus, { ...game, rewardId: 'invite-one' }, zhang)
  expect(await coins()).toBe(before + 20)
  expect((await welfare()).drawsLeft).toBe(0)
  expect(await rewardState('mncj-1:invite-one')).toBe('claimed')
})

describe('the records of gold coins', () => {
  const records = (who: Parameters<typeof ask>[3], page = 1, size = 50) =>
    ask(sandbox, listGoldRecords, { page, size }, who)

  test('add up to the balance, newest first, with the day on which each ends', async () => {
    const every = await signIn(sandbox, 'every')
    const { balance, ending, total, records: rows } = await records(every)
    expect(rows.map(({ title, amount, expiresAt }) => [title, amount, expiresAt])).toEqual([
      ['阅读一篇投教文章', 5, '20271231'],
      ['完成首笔买入', 200, '20261231'],
      ['绑定银行卡', 100, '20261231'],
      ['完成风险测评，到期', -50, null],
      ['完成风险测评', 50, '20241231'],
    ])
    expect([total, balance, ending]).toEqual([5, 305, { amount: 300, date: '20261231' }])
    expect(rows.reduce((sum, it) => sum + it.amount, 0)).toBe(balance)
    expect((await records(every, 2, 2)).records).toEqual(rows.slice(2, 4))
  })

  test('have what is claimed now first, and no lines of another user', async () => {
    expect(await records(zhang)).toMatchObject({ balance: 0, ending: null, total: 0, records: [] })
    await ask(sandbox, claimGoldCoinsTask, { taskId: 'binding_card' }, zhang)
    expect((await records(zhang)).records).toMatchObject([
      { title: '绑定银行卡', amount: 100, expiresAt: '20271231' },
    ])
    expect((await records(wang)).total).toBe(0)
  })
})
