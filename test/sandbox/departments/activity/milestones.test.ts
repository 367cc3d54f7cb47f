import { expect, test } from 'vitest'
import { listCoupons } from '#api/calls/coupons/coupon.ts'
import { claimMilestone, queryMilestones } from '#api/calls/coupons/newcomer.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import type { Milestone } from '#domain/campaign/newcomer-milestones.ts'
import { ask, buy, call, control, signIn, type Session } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox, chen, li, zhang } = useSandbox(['chen', 'li', 'zhang'])

const states = async (session: Session) =>
  Object.fromEntries(
    (await ask(sandbox, queryMilestones, {}, session)).milestones.map((it) => [
      it.milestone,
      it.state,
    ]),
  )
const claim = (session: Session, milestone: Milestone) =>
  call(sandbox, claimMilestone, { milestone }, session)

test('what was reached in time is claimed once, by however many devices', async () => {
  expect(await states(chen)).toMatchObject({ verified: 'earned', firstBuy: 'open' })
  const other = await signIn(sandbox, 'chen')
  const both = await Promise.all([claim(chen, 'verified'), claim(other, 'verified')])
  expect(new Set(both.map(({ retCode }) => retCode))).toEqual(new Set([RET.ok, RET.alreadyClaimed]))
  expect(await states(chen)).toMatchObject({ verified: 'claimed' })
})

test('a first purchase counts from its order once it is confirmed, and brings a real coupon', async () => {
  await buy(sandbox, chen, { fundCode: '001386', amount: '100.00', bankSerial: 'chen-1' })
  expect(await states(chen)).toMatchObject({ firstBuy: 'open' })
  await control(sandbox, 'clock', { days: 5 })
  expect(await states(chen)).toMatchObject({ firstBuy: 'earned', lessons: 'open' })
  expect((await claim(chen, 'firstBuy')).retCode).toBe(RET.ok)
  const own = { tab: 'own', page: 1, size: 10 }
  const { records } = await ask(sandbox, listCoupons, own, chen)
  const { milestones } = await ask(sandbox, queryMilestones, {}, chen)
  expect(records.map(({ cardId }) => cardId)).toEqual([milestones[1]?.cardId])
})

test('a day that has passed is missed, and nothing can be claimed for it', async () => {
  expect(await states(li)).toMatchObject({ verified: 'open' })
  expect((await claim(li, 'verified')).retCode).toBe(RET.notEarned)
  await control(sandbox, 'clock', { days: 3 })
  expect(await states(li)).toMatchObject({ verified: 'missed', firstBuy: 'open' })
  expect((await claim(li, 'verified')).retCode).toBe(SHOWN_RET.activityOver)
})

test('who registered before the edition has no milestones, and a visitor sees all of them', async () => {
  expect((await ask(sandbox, queryMilestones, {}, zhang)).eligible).toBe(false)
  expect((await claim(zhang, 'verified')).retCode).toBe(RET.cannotJoin)
  const { eligible, milestones } = await ask(sandbox, queryMilestones, {})
  expect([eligible, milestones.length]).toEqual([null, 3])
})
