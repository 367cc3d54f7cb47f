import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { claimGoldCoinsTask, claimGoldCoinsTaskByCategory } from '#api/calls/activity.ts'
import { joinActivity } from '#api/calls/campaign.ts'
import { claimCoupon, listCoupons } from '#api/calls/coupons/coupon.ts'
import { redeemCode } from '#api/calls/coupons/exchange.ts'
import { claimGiftPack, queryGiftPack } from '#api/calls/coupons/gift-pack.ts'
import { claimExperience } from '#api/calls/coupons/income.ts'
import { keepClaimRewards } from '#api/calls/keep-challenge.ts'
import type { Endpoint } from '#api/endpoint.ts'
import type { Sandbox } from '#test/sandbox/server/server.ts'
import {
  ask,
  call,
  control,
  openSandbox,
  signIn,
  type Session,
} from '#test/sandbox/testing/test-client.ts'
import { sampleCode } from './redeem-codes.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'claims-'))
const file = (at: number) => path.join(folder, `sandbox-${at}.db`)
let at = 0
let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await openSandbox({ database: file(at) })
})
afterAll(async () => {
  await sandbox.stop()
  rmSync(folder, { recursive: true })
})

/** A newcomer without a name, one with, somebody who has earned rewards, an old customer. */
const USERS = ['li', 'wang', 'keeper', 'zhang'] as const

const KEEP = { activityId: 'keep-1' }
/** Few numbers, so that requests come again with other content. */
const numbered = (n: number) => ({ requestNo: `R20260311100000000${n}` })
const NUMBERS = [1, 2].map(numbered)
const BATCHES = ['cut-20', 'last-one', 'experience', 'rate-up', 'new-tenth'] as const
/** The calls that claim or take something, with their fields. */
const CLAIMS: readonly { readonly call: Endpoint; readonly fields: Record<string, unknown> }[] = [
  ...NUMBERS.map(({ requestNo }) => ({
    call: claimGiftPack,
    fields: { packId: 'newcomer-2026', requestNo },
  })),
  ...BATCHES.flatMap((batchId) =>
    NUMBERS.map(({ requestNo }) => ({ call: claimCoupon, fields: { batchId, requestNo } })),
  ),
  ...[1, 6].flatMap((code) =>
    NUMBERS.map(({ requestNo }) => ({
      call: redeemCode,
      fields: { code: sampleCode(code), requestNo },
    })),
  ),
  ...[1, 3, 6].map((times) => ({
    call: keepClaimRewards,
    fields: { ...KEEP, stepId: `keep-${times}` },
  })),
  { call: joinActivity, fields: { ...KEEP, ruleVersion: '20260201', consentId: 'keep-rules' } },
  { call: claimGoldCoinsTaskByCategory, fields: { category: 'newcomer' } },
  { call: claimGoldCoinsTask, fields: { taskId: 'binding_card' } },
  { call: claimGoldCoinsTask, fields: { taskId: 'risk_assessment' } },
]

const user = fc.constantFrom(...USERS)
const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('claim' as const),
      user,
      claim: fc.constantFrom(...CLAIMS),
      /** On one device, on two at the same time, or twice on one after the other. */
      how: fc.constantFrom('once' as const, 'both' as const, 'again' as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('experience' as const), user }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('clock' as const),
      days: fc.constantFrom(1, 7, 8, 30),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('kill' as const), user }) },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const sent = (it: Step & { kind: 'claim' }, session: Session) =>
  call(sandbox, it.claim.call, it.claim.fields, session)

async function claim(it: Step & { kind: 'claim' }): Promise<void> {
  const [one, other] = [await signIn(sandbox, it.user), await signIn(sandbox, it.user)]
  if (it.how === 'once') return void (await sent(it, one))
  const answers =
    it.how === 'both'
      ? await Promise.all([sent(it, one), sent(it, other)])
      : [await sent(it, one), await sent(it, one)]
  const codes = answers.map(({ retCode }) => retCode)
  const { idempotency } = it.claim.call
  // Only one sending of what can be claimed once is answered with it.
  if (idempotency === 'once' && codes[0] === 0 && codes[1] === 0)
    throw new Error(`${it.claim.call.name} was answered twice`)
  if (idempotency === 'byKey' && codes[0] !== codes[1])
    throw new Error(`${it.claim.call.name} was answered ${codes.join(' and ')}`)
}

async function experience(who: string): Promise<void> {
  const session = await signIn(sandbox, who)
  const { records } = await ask(sandbox, listCoupons, { tab: 'own', page: 1, size: 50 }, session)
  const cardId = records.find(({ terms }) => terms.kind === 'experience')?.cardId
  if (cardId === undefined) return
  const both = [1, 2].map(() => call(sandbox, claimExperience, { cardId }, session))
  const codes = (await Promise.all(both)).map(({ retCode }) => retCode)
  if (codes.filter((code) => code === 0).length > 1) throw new Error('An experience was paid twice')
}

/** The provider dies with a claim under way: what it has written so far is all that is left. */
async function kill(who: string): Promise<void> {
  const session = await signIn(sandbox, who)
  const request = { batchId: 'cut-20', requestNo: 'R202603111000000009' }
  const dying = call(sandbox, claimCoupon, request, session)
  const [before, after] = [file(at), file(at + 1)]
  for (const part of ['', '-wal'])
    if (existsSync(before + part)) copyFileSync(before + part, after + part)
  const answered = await dying
  await sandbox.stop()
  at += 1
  sandbox = await openSandbox({ database: after })
  // Sent again it is done once, whether or not the provider had got to it.
  const again = await call(sandbox, claimCoupon, request, await signIn(sandbox, who))
  if (again.retCode !== answered.retCode) throw new Error('A claim ended otherwise after a death')
}

async function take(it: Step): Promise<void> {
  switch (it.kind) {
    case 'claim':
      return claim(it)
    case 'experience':
      return experience(it.user)
    case 'clock':
      return void (await control(sandbox, 'clock', { days: it.days }))
    case 'kill':
      return kill(it.user)
  }
}

const MOST = { 'cut-20': 2, 'last-one': 1, experience: 1, 'rate-up': 1, 'new-tenth': 1 } as const
const owned = v.object({ batchId: v.string(), cardId: v.string() })

/** Every coupon that a user has had. */
async function allOf(session: Session) {
  const tabs = ['own', 'used', 'expired', 'gone'] as const
  const lists = tabs.map((tab) => ask(sandbox, listCoupons, { tab, page: 1, size: 50 }, session))
  return (await Promise.all(lists)).flatMap(({ records }) =>
    records.map((it) => v.parse(owned, it)),
  )
}

test('whatever is claimed, by whom, how often and through what, is had once, and the books balance', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 20 }), async (steps) => {
      await control(sandbox, 'reset', {})
      for (const it of steps) {
        await take(it)
        sandbox.assertBalanced()
      }
      let lastOnes = 0
      for (const who of USERS) {
        const session = await signIn(sandbox, who)
        const all = await allOf(session)
        const of = (batchId: string) => all.filter((it) => it.batchId === batchId).length
        for (const [batchId, most] of Object.entries(MOST))
          expect(of(batchId)).toBeLessThanOrEqual(most)
        lastOnes += of('last-one')
        const { takenAt } = await ask(sandbox, queryGiftPack, {}, session)
        // All of a pack is there, or nothing.
        expect([of('gift-tenth'), of('gift-cut')]).toEqual(takenAt === null ? [0, 0] : [1, 1])
        expect(new Set(all.map(({ cardId }) => cardId)).size).toBe(all.length)
      }
      expect(lastOnes).toBeLessThanOrEqual(1)
    }),
    { numRuns: 10 },
  )
})
