import { describe, expect, test } from 'vitest'
import { listCoupons } from '#api/calls/coupons/coupon.ts'
import { listGoldRecords } from '#api/calls/gold/mall.ts'
import {
  claimVipRight,
  listVipPoints,
  listVipRights,
  openVip,
  queryVip,
} from '#api/calls/vip/vip.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { addMonths } from '#domain/calendar/add-months.ts'
import { addDays, daysBetween } from '#domain/calendar/calendar-date.ts'
import { dayPoints } from '#domain/ledger/vip-points.ts'
import { sceneAgreements } from '#test/sandbox/departments/identity/agreements.ts'
import { ask, buy, call, control } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'
import { RIGHTS } from './rights-catalogue.ts'

const { sandbox, zhang, han, li, coins, tiered, zhu, senior } = useSandbox([
  'zhang',
  'han',
  'li',
  'coins',
  'tiered',
  'zhu',
  'senior',
])

const hash = sceneAgreements('vip')[0]?.hash ?? ''
const consent = { agreementIds: ['vip-service'], hash }
const R = (n: number) => `R2026031110000000${String(n).padStart(2, '0')}`

const open = (who = zhang) => ask(sandbox, openVip, consent, who)
async function member(who = tiered) {
  const found = (await ask(sandbox, queryVip, {}, who)).member
  if (found === null) throw new Error('no member')
  return found
}
const days = async (who = tiered) =>
  (await ask(sandbox, listVipPoints, { page: 1, size: 50 }, who)).records
const to = (time: string) => control(sandbox, 'clock', { to: time })
const claim = (rightId: string, period: string, requestNo: string, who = tiered) =>
  call(sandbox, claimVipRight, { rightId, period, requestNo }, who)
async function right(rightId: string, who = tiered) {
  const { rights } = await ask(sandbox, listVipRights, {}, who)
  const found = rights.find((it) => it.rightId === rightId)
  if (found === undefined) throw new Error(rightId)
  return found
}

describe('becoming a member', () => {
  test('counts the past year at once, and is done once', async () => {
    const opened = await open()
    expect(opened).toMatchObject({ openedAt: '20260311100000', tier: 2 })
    expect(await open()).toEqual(opened)
    const { points, tier, protectedUntil, nextTierOn } = await member(zhang)
    expect([points, tier, protectedUntil]).toEqual([opened.points, 2, '20270311'])
    expect(nextTierOn).toBe('20260412')
  })

  test('is for the verified, who have read what they agree to', async () => {
    expect(await call(sandbox, openVip, consent, li)).toMatchObject({
      retCode: RET.cannotJoin,
      retMsg: '请先完成实名认证',
    })
    for (const other of [{ hash: 'a'.repeat(64) }, { agreementIds: [] }])
      expect((await call(sandbox, openVip, { ...consent, ...other }, zhang)).retCode).toBe(
        RET.agreementUnread,
      )
    expect((await call(sandbox, openVip, consent, null)).retCode).toBe(RET.notLoggedIn)
    expect((await ask(sandbox, queryVip, {}, zhang)).member).toBeNull()
  })

  test('gives the days of who holds the same and was one on their evenings', async () => {
    await open()
    const before = (await days(zhang))[0]
    await to('20260318210000')
    const live = (await days(zhang)).filter(({ date }) => date > (before?.date ?? ''))
    expect(live.map(({ date }) => date).toReversed()).toEqual(
      ['11', '12', '13', '14', '15', '16', '17', '18'].map((day) => `202603${day}`),
    )
    await open(han)
    const own = (await days(han)).filter(({ date }) => date > (before?.date ?? ''))
    expect(own.map(({ date, points }) => [date, points])).toEqual(
      live.map(({ date, points }) => [date, points]),
    )
    for (const { other, money, points } of live) expect(points).toBe(dayPoints({ other, money }))
  })
})

describe('points', () => {
  test('are of confirmed shares alone: a deposit of the evening brings none that day', async () => {
    await open()
    const order = { fundCode: '001386', amount: '20000.00' }
    expect((await buy(sandbox, zhang, order)).retCode).toBe(RET.ok)
    await to('20260311203100')
    const [today, before] = await days(zhang)
    expect(today?.date).toBe('20260311')
    expect(Number(today?.money) - Number(before?.money)).toBeLessThan(10)
    await to('20260312203100')
    expect(Number((await days(zhang))[0]?.money) - Number(today?.money)).toBeGreaterThan(19_999)
  })

  test('are counted once an evening, and are no coins', async () => {
    await to('20260311202000')
    expect((await member()).latest?.date).toBe('20260310')
    await to('20260311203100')
    await to('20260311235959')
    expect((await days()).filter(({ date }) => date === '20260311')).toHaveLength(1)
    const { balance } = await ask(sandbox, listGoldRecords, { page: 1, size: 5 }, tiered)
    expect(balance).toBe(0)
  })

  test('age day by day, and the tier falls when its protection is over', async () => {
    const first = await member()
    expect(first).toMatchObject({ tier: 3, points: 17_400, nextTierOn: null })
    expect(first.pointsAtEnd).toBeLessThan(100)
    await to('20260312210000')
    expect((await member()).points).toBe(first.points - 60)
    await to(`${first.protectedUntil}202000`)
    expect((await member()).tier).toBe(3)
    await to(`${first.protectedUntil}203100`)
    const fallen = await member()
    expect(fallen.tier).toBe(2)
    expect(fallen.points).toBeLessThan(100)
    expect(fallen.protectedUntil > first.protectedUntil).toBe(true)
  })

  test('take a member up on the evening on which they suffice', async () => {
    await open()
    const { nextTierOn } = await member(zhang)
    let before = await member(zhang)
    let day = addDays(nextTierOn ?? '', -3)
    for (; day < '20260501'; day = addDays(day, 1)) {
      await to(`${day}203100`)
      const now = await member(zhang)
      if (now.tier === 3) break
      before = now
    }
    expect(Math.abs(daysBetween(day, nextTierOn ?? ''))).toBeLessThan(3)
    expect(before).toMatchObject({ tier: 2 })
    expect(before.points).toBeLessThan(18_000)
    const risen = await member(zhang)
    expect(risen).toMatchObject({ reachedOn: day, protectedUntil: addMonths(day, 12) })
    expect(risen.points).toBeGreaterThanOrEqual(18_000)
  })

  test('are listed by day for their member alone', async () => {
    const page = { page: 1, size: 20 }
    expect((await ask(sandbox, listVipPoints, page, zhang)).total).toBe(0)
    expect((await call(sandbox, listVipPoints, page, null)).retCode).toBe(RET.notLoggedIn)
    expect([(await member(senior)).tier, (await member(zhu)).tier]).toEqual([4, 5])
  })
})

describe('a right', () => {
  test('is one of sixteen, each with its own id', () => {
    expect(RIGHTS).toHaveLength(16)
    expect(new Set(RIGHTS.map(({ rightId }) => rightId)).size).toBe(16)
  })

  test('is had once for a request, as often as the period allows', async () => {
    const both = await Promise.all([
      claim('lecture', '202603', R(1)),
      claim('lecture', '202603', R(2)),
    ])
    expect(both.map(({ retCode }) => retCode)).toEqual([RET.ok, SHOWN_RET.quotaUsed])
    expect(await claim('lecture', '202603', R(1))).toEqual(both[0])
    expect((await claim('review-year', '2026', R(1))).retCode).toBe(RET.badRequest)
    expect((await right('lecture')).used).toBe(1)
    expect((await right('lecture', zhu)).used).toBe(0)
  })

  test('is not carried over, and not had for another period', async () => {
    expect((await claim('lecture', '202604', R(1))).retCode).toBe(SHOWN_RET.activityOver)
    expect((await claim('lecture', '202602', R(1))).retCode).toBe(SHOWN_RET.activityOver)
    await to('20260331230000')
    expect((await claim('lecture', '202603', R(1))).retCode).toBe(RET.ok)
    await to('20260401000000')
    expect((await claim('lecture', '202603', R(2))).retCode).toBe(SHOWN_RET.activityOver)
    expect((await right('lecture')).used).toBe(0)
    expect((await claim('lecture', '202604', R(3))).retCode).toBe(RET.ok)
    expect((await claim('lecture', '202604', R(4))).retCode).toBe(SHOWN_RET.quotaUsed)
  })

  test('of a coupon is in the coupon centre, in the same step', async () => {
    const { payload } = await claim('coupon-v2', '2026Q1', R(1))
    const { records } = await ask(sandbox, listCoupons, { tab: 'own', page: 1, size: 9 }, tiered)
    expect(records.map(({ title }) => title)).toEqual(['会员 20 元抵扣券'])
    expect(payload).toMatchObject({
      right: { used: 1, claims: [{ cardId: records[0]?.cardId }] },
    })
  })

  test.each([
    ['research', '2026Q1', RET.cannotJoin, 'V4 及以上会员可用'],
    ['line-member', '202603', RET.notFound, '没有这项权益'],
    ['no-such', '202603', RET.notFound, '没有这项权益'],
  ])('%s of %s is refused', async (rightId, period, retCode, retMsg) => {
    expect(await claim(rightId, period, R(1))).toMatchObject({ retCode, retMsg })
  })

  test('is not for who is no member, or has no tier', async () => {
    expect((await claim('lecture', '202603', R(1), zhang)).retMsg).toBe('请先开通会员')
    expect((await claim('lecture', '202603', R(1), coins)).retMsg).toBe('V1 及以上会员可用')
  })
})
