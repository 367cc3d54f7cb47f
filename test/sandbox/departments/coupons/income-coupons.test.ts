import { expect, test } from 'vitest'
import {
  claimCoupon,
  giveCoupon,
  listCoupons,
  listOrderCoupons,
} from '#api/calls/coupons/coupon.ts'
import { claimExperience, queryIncomeCoupon } from '#api/calls/coupons/income.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { ask, call, control, signIn, type Session } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, zhang, wang, li } = useSandbox(['zhang', 'wang', 'li'])

async function claimed(session: Session, batchId: string): Promise<string> {
  const request = { batchId, requestNo: 'R202603111000000001' }
  return (await ask(sandbox, claimCoupon, request, session)).coupon.cardId
}
const income = (session: Session, cardId: string) =>
  ask(sandbox, queryIncomeCoupon, { cardId }, session)
const pass = (days: number) => control(sandbox, 'clock', { days })
const claim = (session: Session, cardId: string) =>
  call(sandbox, claimExperience, { cardId }, session)

test('a higher rate counts from the day after its claim, and pays by itself the day after its last', async () => {
  const cardId = await claimed(zhang, 'rate-up')
  expect(await income(zhang, cardId)).toMatchObject({ state: 'running', coins: 0 })
  await pass(8)
  const over = await income(zhang, cardId)
  expect(over.days.map(({ amount }) => amount)).not.toContain(null)
  expect(over.days[0]?.date).toBe('20260312')
  expect(over.state).toBe('settling')
  await pass(1)
  expect(await income(zhang, cardId)).toMatchObject({ state: 'paid', coins: over.coins })
})

test('who holds nothing in the wallet gets nothing for a higher rate, and the coupon ends', async () => {
  const cardId = await claimed(wang, 'rate-up')
  await pass(9)
  expect(await income(wang, cardId)).toMatchObject({ state: 'paid', coins: 0 })
})

test('an experience shows each day once the fund has published it, and is claimed once', async () => {
  const cardId = await claimed(zhang, 'experience')
  await pass(4)
  const midway = await income(zhang, cardId)
  expect(midway.days.filter(({ amount }) => amount === null).length).toBeGreaterThan(2)
  expect((await claim(zhang, cardId)).retCode).toBe(RET.notEarned)
  await pass(4)
  const { state, coins } = await income(zhang, cardId)
  expect(state).toBe('claimable')
  const both = await Promise.all([claim(zhang, cardId), claim(zhang, cardId)])
  expect(new Set(both.map(({ retCode }) => retCode))).toEqual(new Set([RET.ok, RET.alreadyClaimed]))
  expect(both.find(({ retCode }) => retCode === RET.ok)?.payload).toEqual({ coins })
})

test('an experience of who is not verified waits seven days, and then lapses', async () => {
  const cardId = await claimed(li, 'experience')
  await pass(9)
  expect((await income(li, cardId)).state).toBe('unverified')
  expect((await claim(li, cardId)).retCode).toBe(RET.cannotJoin)
  await pass(6)
  expect((await income(li, cardId)).state).toBe('lapsed')
  expect((await claim(li, cardId)).retCode).toBe(SHOWN_RET.activityOver)
})

test('no order, gift or other user can use them', async () => {
  const cardId = await claimed(zhang, 'experience')
  const asked = { scene: 'buy', fundCode: '980301' }
  const { coupons } = await ask(sandbox, listOrderCoupons, asked, zhang)
  expect(coupons.map((it) => it.cardId)).not.toContain(cardId)
  const gift = { cardId, requestNo: 'R202603111000000002' }
  expect((await call(sandbox, giveCoupon, gift, zhang)).retCode).toBe(SHOWN_RET.couponUnusable)
  const other = await signIn(sandbox, 'qian')
  expect((await call(sandbox, queryIncomeCoupon, { cardId }, other)).retCode).toBe(RET.notFound)
  expect((await claim(other, cardId)).retCode).toBe(RET.notFound)
  const used = { tab: 'used', page: 1, size: 10 }
  expect((await ask(sandbox, listCoupons, used, zhang)).total).toBe(0)
})
