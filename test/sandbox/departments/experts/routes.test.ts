import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { processGoldCoinsTask } from '#api/calls/activity.ts'
import { listItems, queryPerson, setContentSettings } from '#api/calls/content.ts'
import * as calls from '#api/calls/expert.ts'
import { listGoldRecords } from '#api/calls/gold/mall.ts'
import { listCoupons } from '#api/calls/coupons/coupon.ts'
import { listMessages } from '#api/calls/message.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { ask, call, control, type Session } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'
import { numbers } from '#test/sandbox/departments/content/testing/content.ts'

const personas = ['zhang', 'qian', 'zhu', 'expert', 'muted', 'li'] as const
const { sandbox, zhang, qian, zhu, expert, muted } = useSandbox(personas)

const next = numbers('Y')
const BIO = '持有两年，记录每一次再平衡和读季报的笔记'
const application = (more: object = {}) => ({
  requestNo: next(),
  bio: BIO,
  showFacts: '1',
  realName: '1',
  noPromotion: '1',
  noAdvice: '1',
  ...more,
})
const apply = (session: Session, more: object = {}) =>
  call(sandbox, calls.applyExpert, application(more), session)
const claim = (session: Session, awardId: string) =>
  call(sandbox, calls.claimAward, { awardId }, session)
const coins = async (session: Session) =>
  (await ask(sandbox, processGoldCoinsTask, {}, session)).goldBalance
const mine = async (session: Session) =>
  (await ask(sandbox, calls.queryExpertSeason, {}, session)).mine
const awards = async (session: Session) =>
  (await ask(sandbox, calls.listAwards, {}, session)).awards
const stateOf = async (session: Session, awardId: string) =>
  (await awards(session)).find((it) => it.awardId === awardId)?.state
const memberIds = async () =>
  (await ask(sandbox, calls.queryExpertSeason, {})).members.map(({ person }) => person.personId)
const nextMorning = () => control(sandbox, 'clock', { to: '20260312100000' })

describe('an award', () => {
  test('is seen by its user alone, in the state that the clock has brought', async () => {
    expect(await awards(zhang)).toEqual([])
    expect(await awards(expert)).toMatchObject([
      { awardId: 'j-answers', rewardType: '1', coins: 30, state: 'open' },
      { awardId: 'j-column', rewardType: '2', coins: null, cardId: null, state: 'open' },
      { awardId: 'j-diary', rewardType: '1', coins: 20, state: 'open', until: '20260314' },
    ])
    expect(await stateOf(muted, 'j-checked')).toBe('checking')
    expect(await stateOf(muted, 'j-late')).toBe('expired')
    await nextMorning()
    expect(await stateOf(muted, 'j-checked')).toBe('open')
    await control(sandbox, 'clock', { to: '20260315000000' })
    expect(await stateOf(expert, 'j-diary')).toBe('expired')
    expect((await claim(expert, 'j-diary')).retCode).toBe(SHOWN_RET.activityOver)
  })

  test('pays its coins once, which the records of coins show', async () => {
    const before = await coins(expert)
    const first = await ask(sandbox, calls.claimAward, { awardId: 'j-diary' }, expert)
    expect(first).toMatchObject({
      award: { state: 'claimed', claimedAt: expect.stringMatching(/^20260311/) },
      reward: { rewardType: '1', goldCount: 20 },
    })
    expect((await claim(expert, 'j-diary')).retCode).toBe(RET.alreadyClaimed)
    expect(await coins(expert)).toBe(before + 20)
    const { balance, records } = await ask(sandbox, listGoldRecords, { page: 1, size: 20 }, expert)
    expect(balance).toBe(before + 20)
    expect(records[0]).toMatchObject({
      title: '坚持分享定投记录',
      amount: 20,
      expiresAt: '20271231',
    })
  })

  test('gives its coupon once, which the list of coupons and a message show', async () => {
    const before = await coins(expert)
    const { award, reward } = await ask(sandbox, calls.claimAward, { awardId: 'j-column' }, expert)
    expect(award).toMatchObject({ state: 'claimed', text: '理财达人 20 元抵扣券 1 张' })
    expect(reward).toMatchObject({ rewardType: '2', goldCount: null, cardId: award.cardId })
    expect((await claim(expert, 'j-column')).retCode).toBe(RET.alreadyClaimed)
    expect(await coins(expert)).toBe(before)
    const owned = await ask(sandbox, listCoupons, { tab: 'own', page: 1, size: 20 }, expert)
    const given = owned.records.filter(({ batchId }) => batchId === 'award-cut')
    expect(given).toMatchObject([{ cardId: award.cardId, state: 'usable' }])
    const { items } = await ask(sandbox, listMessages, { kind: 'campaign', size: 20 }, expert)
    expect(items.filter(({ eventKey }) => eventKey.startsWith('couponGiven'))).toHaveLength(1)
    expect(await awards(expert)).toContainEqual(award)
    sandbox.assertBalanced()
  })

  test('is not given to somebody else, nor while it is checked', async () => {
    expect((await claim(zhang, 'j-diary')).retCode).toBe(RET.notFound)
    expect((await claim(expert, 'j-checked')).retCode).toBe(RET.notFound)
    expect((await claim(muted, 'j-checked')).retCode).toBe(RET.notEarned)
    expect((await claim(muted, 'j-late')).retCode).toBe(SHOWN_RET.activityOver)
    expect(await coins(zhang)).toBe(0)
  })

  test('pays once whatever is claimed at once, by whom, and in which order', async () => {
    const sessions = { expert, muted, zhang }
    const worth = new Map([
      ['expert j-diary', 20],
      ['expert j-answers', 30],
      ['expert j-column', 0],
    ])
    const one = fc.record({
      who: fc.constantFrom('expert', 'muted', 'zhang'),
      awardId: fc.constantFrom('j-diary', 'j-answers', 'j-column', 'j-checked', 'j-late'),
    })
    const restore = sandbox.checkpoint()
    await fc.assert(
      fc.asyncProperty(fc.array(one, { minLength: 2, maxLength: 12 }), async (claims) => {
        restore()
        const before = await coins(expert)
        const answers = await Promise.all(
          claims.map(({ who, awardId }) => claim(sessions[who], awardId)),
        )
        const paid = claims
          .map(({ who, awardId }) => `${who} ${awardId}`)
          .filter((_, index) => answers[index]?.retCode === 0)
        expect(new Set(paid).size).toBe(paid.length)
        const asked = new Set(claims.map(({ who, awardId }) => `${who} ${awardId}`))
        const due = [...asked].filter((key) => worth.has(key))
        expect(paid.toSorted()).toEqual(due.toSorted())
        const sum = due.reduce((all, key) => all + (worth.get(key) ?? 0), 0)
        expect(await coins(expert)).toBe(before + sum)
        sandbox.assertBalanced()
      }),
      { numRuns: 12 },
    )
  })
})

describe('an application', () => {
  test('is decided the next trading day, and its facts are shown as was chosen', async () => {
    expect(await mine(qian)).toMatchObject({ state: 'none', verified: true })
    expect((await apply(qian)).retCode).toBe(0)
    expect(await mine(qian)).toMatchObject({ state: 'applied', appliedAt: expect.any(String) })
    expect(await memberIds()).not.toContain('u-qian')
    expect((await apply(zhu, { showFacts: '0' })).retCode).toBe(0)
    await nextMorning()
    expect(await mine(qian)).toMatchObject({ state: 'expert', appliedAt: null })
    const { members } = await ask(sandbox, calls.queryExpertSeason, {})
    const facts = (id: string) => members.find(({ person }) => person.personId === id)?.facts
    expect(facts('u-qian')).toEqual({ years: 1, funds: 60 })
    expect(facts('u-zhu')).toBeNull()
  })

  test('sent again is the same one, and its number takes no other content', async () => {
    const one = application()
    const first = await ask(sandbox, calls.applyExpert, one, qian)
    expect(await ask(sandbox, calls.applyExpert, one, qian)).toEqual(first)
    const other = { ...one, bio: `${BIO}，还有读书` }
    expect((await call(sandbox, calls.applyExpert, other, qian)).retCode).toBe(RET.badRequest)
    expect((await apply(qian)).retCode).toBe(RET.requestPending)
    await nextMorning()
    expect(await ask(sandbox, calls.applyExpert, one, qian)).toEqual({
      ...first,
      state: 'accepted',
    })
  })

  test.each([
    ['推荐大家买入红利低波，闭眼持有', /不得推荐/],
    ['介绍写得很认真但审核不通过', /不符合社区规范/],
  ])('with the bio %s is rejected by its review, and another may follow', async (bio, reason) => {
    expect((await apply(qian, { bio })).retCode).toBe(0)
    await nextMorning()
    expect(await mine(qian)).toMatchObject({
      state: 'none',
      reason: expect.stringMatching(reason),
    })
    expect(await memberIds()).not.toContain('u-qian')
    expect((await apply(qian)).retCode).toBe(0)
  })

  test('with markup in the bio stays text', async () => {
    const bio = '<img src=x onerror=alert(1)><b>持有两年</b>'
    expect((await apply(qian, { bio })).retCode).toBe(0)
    await nextMorning()
    const { person } = await ask(sandbox, queryPerson, { personId: 'u-qian' })
    expect(person.line).toBe(bio)
  })

  test.each([
    { realName: '0' },
    { noPromotion: '0' },
    { noAdvice: '0' },
    { bio: '太短' },
    { bio: '长'.repeat(101) },
  ])('without what each applicant declares is refused: %j', async (more) => {
    expect((await apply(qian, more)).retCode).toBe(RET.badRequest)
  })

  test('of a bio with a way to reach its author is refused', async () => {
    const answer = await apply(qian, { bio: '持有两年，有问题加我微信聊聊' })
    expect(answer.retCode).toBe(SHOWN_RET.contentRefused)
  })
})

describe('experts', () => {
  test('who is suspended is in no list, and is again when that ends', async () => {
    expect(await memberIds()).toEqual(['u-expert', 'b-lu', 'b-an'])
    expect(await mine(muted)).toMatchObject({ state: 'suspended', until: '20260410' })
    await control(sandbox, 'clock', { to: '20260411100000' })
    expect(await memberIds()).toContain('u-muted')
    expect(await mine(muted)).toMatchObject({ state: 'expert', reason: '', until: null })
  })

  test('show years and funds, and never an amount', async () => {
    const { badge, facts } = await ask(sandbox, calls.queryExpert, { personId: 'u-expert' })
    expect(badge).toEqual({ title: '理财达人', since: '20250408', suspended: false })
    expect(facts).toEqual({ years: 3, funds: 4 })
    const none = await ask(sandbox, calls.queryExpert, { personId: 'b-qing' })
    expect(none).toEqual({ badge: null, facts: null })
  })

  test('are the authors of the channel of experts', async () => {
    const request = { channel: 'expert', size: 20 }
    const { records } = await ask(sandbox, listItems, request)
    const authors = new Set(records.map(({ author }) => author.personId))
    expect(records.length).toBeGreaterThan(5)
    expect([...authors].filter((id) => !['u-expert', 'b-lu', 'b-an'].includes(id))).toEqual([])
  })

  test('with something public in a season get its award once, after its end', async () => {
    await ask(sandbox, setContentSettings, { rulesAgreed: '1' }, expert)
    await control(sandbox, 'clock', { to: '20260410100000' })
    const granted = (await awards(expert)).filter((it) => it.seasonTitle === '2026 年第一季')
    expect(granted).toMatchObject([{ coins: 30, state: 'open', until: '20260502' }])
    await control(sandbox, 'clock', { to: '20260415100000' })
    expect(await awards(expert)).toHaveLength(4)
  })
})
