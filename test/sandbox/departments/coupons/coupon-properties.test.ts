import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancel } from '#api/calls/cancel.ts'
import {
  cancelGift,
  claimCoupon,
  giveCoupon,
  listCoupons,
  queryCouponBatch,
  takeGift,
} from '#api/calls/coupons/coupon.ts'
import { redeemCode } from '#api/calls/coupons/exchange.ts'
import { applyByEncriptTransPwd } from '#api/calls/trade.ts'
import { passwordProof } from '#test/sandbox/departments/plans/testing/plan.ts'
import type { Sandbox } from '#test/sandbox/server/server.ts'
import {
  ask,
  call,
  control,
  openSandbox,
  preparePurchase,
  signIn,
  type Session,
} from '#test/sandbox/testing/test-client.ts'
import { sampleCode } from './redeem-codes.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'coupons-'))
const database = path.join(folder, 'sandbox.db')
let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await openSandbox({ database })
})
afterAll(async () => {
  await sandbox.stop()
  rmSync(folder, { recursive: true })
})

const USERS = ['zhang', 'wang'] as const
const BATCHES = ['cut-20', 'last-one', 'back-half', 'one-fund'] as const
const PER_USER = { 'cut-20': 2, 'last-one': 1, 'back-half': 1, 'one-fund': 1 } as const

const user = fc.constantFrom(...USERS)
/** Few numbers, so that requests are sent again and again, also with other content. */
const requestNo = fc.integer({ min: 1, max: 4 }).map((n) => `R2026031110000000000${n}`)
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('claim'),
      user,
      requestNo,
      batchId: fc.constantFrom(...BATCHES),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('order'), user, card: fc.nat(3), both: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel'), user }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('fail'), user }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('give'), user, requestNo, card: fc.nat(3) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('take'), user, twice: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('withdraw'), user }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('redeem'),
      user,
      requestNo,
      code: fc.integer({ min: 1, max: 4 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('wait'), hours: fc.constantFrom(1, 6, 23, 30, 100) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restart') }) },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** The orders and the gift that one run placed and offered. */
interface Run {
  orders: Map<string, string>
  gift: string
}

const owned = async (session: Session) =>
  (await ask(sandbox, listCoupons, { tab: 'own', page: 1, size: 50 }, session)).records

async function order(session: Session, who: string, run: Run, at: { card: number; both: boolean }) {
  const cards = (await owned(session)).map(({ cardId }) => cardId)
  const cardIds = cards.slice(at.card % Math.max(1, cards.length)).slice(0, at.both ? 2 : 1)
  const { fields } = await preparePurchase(sandbox, session, {
    fundCode: '980301',
    amount: '5000.00',
    bankSerial: `${who}-1`,
  })
  const request = { ...fields, cardIds }
  const answers = await Promise.all([
    call(sandbox, applyByEncriptTransPwd, request, session),
    call(sandbox, applyByEncriptTransPwd, request, session),
  ])
  expect(answers[1].retCode).toBe(answers[0].retCode)
  if (answers[0].retCode === 0) run.orders.set(who, fields.applyNo)
}

/** The same request again has the same answer. */
async function claimTwice(session: Session, request: { batchId: string; requestNo: string }) {
  const first = await call(sandbox, claimCoupon, request, session)
  expect(await call(sandbox, claimCoupon, request, session)).toEqual(first)
}

/** A gift is taken once, by however many at the same time. */
async function takeTwice(session: Session, giftCode: string) {
  const both = [1, 2].map(() => call(sandbox, takeGift, { giftCode }, session))
  const codes = (await Promise.all(both)).map(({ retCode }) => retCode)
  expect(codes.filter((code) => code === 0).length).toBeLessThanOrEqual(1)
}

async function take(it: Step, run: Run): Promise<void> {
  if (it.kind === 'restart') {
    await sandbox.stop()
    sandbox = await openSandbox({ database })
    return
  }
  if (it.kind === 'wait') {
    const { now } = await control(sandbox, 'clock')
    const hours = 'hours' in it ? it.hours : 0
    await control(sandbox, 'clock', { to: later(String(now), hours) })
    return
  }
  if (!('user' in it)) return
  const who = it.user
  const session = await signIn(sandbox, who)
  if ('batchId' in it) {
    await claimTwice(session, { batchId: it.batchId, requestNo: it.requestNo })
  } else if ('both' in it) await order(session, who, run, it)
  else if ('code' in it) {
    const request = { code: sampleCode(it.code), requestNo: it.requestNo }
    await call(sandbox, redeemCode, request, session)
  } else if ('requestNo' in it) {
    const cards = await owned(session)
    const cardId = cards[it.card % Math.max(1, cards.length)]?.cardId ?? '0'.repeat(24)
    const { retCode, payload } = await call(
      sandbox,
      giveCoupon,
      { cardId, requestNo: it.requestNo },
      session,
    )
    if (retCode === 0) run.gift = String(Reflect.get(Object(payload), 'giftCode'))
  } else if ('twice' in it) await takeTwice(session, run.gift)
  else if (it.kind === 'withdraw') {
    await call(sandbox, cancelGift, { giftCode: run.gift }, session)
  } else if (it.kind === 'fail') {
    const failure = { kind: 'tradeFailed', userId: who, fundCode: '980301' }
    await control(sandbox, 'event', failure)
  } else {
    const applyNo = run.orders.get(who) ?? 'A000000000000000'
    await call(sandbox, cancel, { applyNo, ...(await passwordProof(sandbox, session)) }, session)
  }
}

/** So many hours on. */
const later = (now: string, hours: number): string => {
  const at = Date.UTC(
    Number(now.slice(0, 4)),
    Number(now.slice(4, 6)) - 1,
    Number(now.slice(6, 8)),
    Number(now.slice(8, 10)) + hours,
    Number(now.slice(10, 12)),
    Number(now.slice(12, 14)),
  )
  return new Date(at).toISOString().replace(/\D/g, '').slice(0, 14)
}

test('no coupon is doubled or lost, no stock is below zero, and the books balance, whatever happens', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (steps) => {
      await control(sandbox, 'reset', {})
      const run: Run = { orders: new Map(), gift: '0'.repeat(20) }
      for (const it of steps) {
        await take(it, run)
        sandbox.assertBalanced()
      }
      for (const batchId of BATCHES) {
        for (const who of USERS) {
          const session = await signIn(sandbox, who)
          const { batch } = await ask(sandbox, queryCouponBatch, { batchId }, session)
          expect(batch.own.length).toBeLessThanOrEqual(PER_USER[batchId])
          expect(batch.left).toBeGreaterThanOrEqual(0)
        }
      }
      // Nothing stays locked or offered once everything is over.
      await control(sandbox, 'clock', { days: 45 })
      sandbox.assertBalanced()
      for (const who of USERS) expect(await owned(await signIn(sandbox, who))).toEqual([])
    }),
    { numRuns: 8 },
  )
})
