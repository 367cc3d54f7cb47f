import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAssetsChannel } from '#api/calls/asset.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { listPlans } from '#api/calls/plan.ts'
import { terminatePlan } from '#api/calls/plan-change.ts'
import { getConvertAndRedeemInfo } from '#api/calls/redeem.ts'
import { queryTransactionList } from '#api/calls/transaction.ts'
import { WALLET_FUND } from '#domain/business-codes.ts'
import { overNetwork } from '#test/sandbox/testing/over-network.ts'
import type { Sandbox } from '#test/sandbox/server/server.ts'
import { cents, yuan } from '#test/sandbox/kernel/store/cents.ts'
import {
  ask,
  call,
  control,
  openSandbox,
  signIn,
  type Session,
} from '#test/sandbox/testing/test-client.ts'
import { sell } from './testing/sales.ts'
import { statusWatch } from './testing/status-watch.ts'
import { passwordUnderCode, step, take } from './testing/steps.ts'
import {
  inputAmount,
  KINDS,
  ORDERS_BY_KIND,
  proofFor,
  orderRequest,
  type Kind,
  type Proof,
  type OrderInput,
} from './testing/order-inputs.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'ledger-'))
const database = path.join(folder, 'sandbox.db')
let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await openSandbox({ database })
})
afterAll(async () => {
  await sandbox.stop()
  rmSync(folder, { recursive: true })
})

const USERS = ['zhang', 'wang', 'han'] as const
const UNDER_WAY = new Set(['3', '5', '8', '9'])

/** The user's newest fifty orders, newest first. */
async function newestOrders(userId: string) {
  const session = await signIn(sandbox, userId)
  return (await ask(sandbox, queryTransactionList, { page: 1, size: 50 }, session)).records
}

const userAssets = async (userId: string) => ({
  ...(await ask(sandbox, listAssetsChannel, {}, await signIn(sandbox, userId))),
  // Runs on.
  serverTime: null,
})

const seenBy = async (userId: string) => ({
  records: await newestOrders(userId),
  assets: await userAssets(userId),
})

/** Closes the sandbox and opens it again on its file: nothing that anyone sees changes. */
async function restart(): Promise<void> {
  const before = await Promise.all(USERS.map(seenBy))
  await sandbox.stop()
  sandbox = await openSandbox({ database })
  expect(await Promise.all(USERS.map(seenBy))).toEqual(before)
}

/**
 * Ends all plans, so that nothing new begins: past 15:00, before which no plan ends on its debit
 * day, and past any password lock.
 */
async function endPlans(): Promise<void> {
  await control(sandbox, 'clock', { next: 'cutoff' })
  await control(sandbox, 'clock', { days: 1 })
  const zhang = await signIn(sandbox, 'zhang')
  const { plans } = await ask(sandbox, listPlans, { ended: '0' }, zhang)
  for (const { planNo } of plans) {
    await ask(
      sandbox,
      terminatePlan,
      { planNo, ...(await passwordUnderCode(sandbox, zhang)) },
      zhang,
    )
  }
}

test('the ledger balances, no holding is negative and every status is legal after any sequence', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (steps) => {
      await control(sandbox, 'reset', {})
      const watch = statusWatch()
      for (const it of steps) {
        if (it.kind === 'restart') await restart()
        else await take(sandbox, it)
        sandbox.assertBalanced()
        for (const user of USERS) watch(await newestOrders(user))
      }
      await endPlans()
      // Three weeks on nothing is under way any more, not even what QDII pays after ten trading
      // days.
      await control(sandbox, 'clock', { days: 21 })
      await restart()
      sandbox.assertBalanced()
      const { now } = await control(sandbox, 'clock')
      const isLater = (day: string | null) => day !== null && day > String(now).slice(0, 8)
      for (const user of USERS) {
        const { records, assets } = await seenBy(user)
        watch(records)
        expect(records.filter((it) => UNDER_WAY.has(it.status))).toEqual([])
        expect(assets.holdings.filter((it) => it.shares.startsWith('-'))).toEqual([])
        // Only a cash dividend of these days can be on its way.
        const paying = records.filter((it) => it.businessCode === '43' && isLater(it.paymentDate))
        const sum = paying.reduce((total, it) => total + cents(it.applicationCfmAmt ?? ''), 0)
        expect(assets.inTransit).toBe(yuan(sum))
      }
    }),
    { numRuns: 12 },
  )
})

/** Over a real socket, as phones do. */
const send = (zhang: Session, input: OrderInput, proof: Proof) => {
  const { endpoint, fields } = orderRequest(input, proof)
  return call(overNetwork(sandbox.url), endpoint, fields, zhang)
}

/** Hundredths that the wallet of the card could give now. */
async function usable(zhang: Session): Promise<number> {
  const fundCode = WALLET_FUND
  const { accounts } = await ask(sandbox, getConvertAndRedeemInfo, { fundCode }, zhang)
  return cents(accounts.find((it) => it.bankSerial === 'zhang-1')?.usableShares ?? '0.00')
}

const sending = fc.record({ kind: fc.constantFrom(...KINDS), variant: fc.constantFrom(0, 1, 2) })
/** Tens of cents, so that no amount is a sentinel. */
const tensOfCents = (from: number, to: number) =>
  fc.integer({ min: from / 10, max: to / 10 }).map((it) => it * 10)

test.each(KINDS)(
  'one application number makes one %s, however it is repeated or changed',
  async (kind) => {
    await fc.assert(
      fc.asyncProperty(
        tensOfCents(10_000, 200_000),
        fc.array(sending, { minLength: 1, maxLength: 4 }),
        fc.constantFrom('together', 'in turn'),
        async (sum, between, how) => {
          await control(sandbox, 'reset', {})
          const zhang = await signIn(sandbox, 'zhang')
          const proof = await proofFor(sandbox, zhang, kind)
          const own: OrderInput = { kind, variant: 0, cents: sum }
          const inputs: OrderInput[] = [own, ...between.map((it) => ({ ...it, cents: sum })), own]
          const before = { usable: await usable(zhang), records: await newestOrders('zhang') }

          const answers: Awaited<ReturnType<typeof send>>[] = []
          if (how === 'together') {
            answers.push(...(await Promise.all(inputs.map((it) => send(zhang, it, proof)))))
          } else {
            for (const it of inputs) answers.push(await send(zhang, it, proof))
          }
          const left = await usable(zhang)
          await control(sandbox, 'clock', { days: 1 })
          inputs.push(own)
          answers.push(await send(zhang, own, proof))

          const winner = inputs[answers.findIndex((it) => it.retCode === RET.ok)]
          const isSame = (it: OrderInput) =>
            it.kind === winner?.kind && it.variant === winner.variant
          expect(answers.map((it) => it.retCode)).toEqual(
            inputs.map((it) => (isSame(it) ? RET.ok : RET.badRequest)),
          )
          const yes = answers.filter((it) => it.retCode === RET.ok)
          expect(new Set(yes.map((it) => JSON.stringify(it))).size).toBe(1)
          // A input of another kind cannot win: the number was opened for this one.
          expect(winner?.kind).toBe(kind)
          const records = await newestOrders('zhang')
          const made = records.slice(0, records.length - before.records.length)
          expect(made.map((it) => it.businessCode)).toEqual(ORDERS_BY_KIND[kind])
          const { plans } = await ask(sandbox, listPlans, { ended: '0' }, zhang)
          expect(plans).toHaveLength(kind === 'plan' ? 1 : 0)
          const taken = !winner || kind === 'plan' ? 0 : inputAmount(winner)
          expect(left).toBe(before.usable - taken)
          sandbox.assertBalanced()
        },
      ),
      { numRuns: 8 },
    )
  },
)

/** Per person, fund and day (rules.md#quick-withdrawal). */
const QUICK_DAY_LIMIT = 1_000_000
const SHORT: Record<Exclude<Kind, 'plan'>, number> = {
  purchase: SHOWN_RET.amountOutOfRange,
  redeem: SHOWN_RET.sharesShort,
  fastRedeem: SHOWN_RET.sharesShort,
  convert: SHOWN_RET.sharesShort,
}

const taking = fc.record({
  kind: fc.constantFrom('fastRedeem', 'fastRedeem', 'redeem', 'purchase', 'convert'),
  percent: fc.integer({ min: 5, max: 110 }),
})

test('concurrent withdrawals from one wallet take its balance at most, and fail only above it', async () => {
  const seen = { taken: 0, short: 0, overLimit: 0 }
  await fc.assert(
    fc.asyncProperty(
      tensOfCents(20_000, 3_000_000),
      fc.array(taking, { minLength: 2, maxLength: 6 }),
      async (left, takings) => {
        await control(sandbox, 'reset', {})
        const zhang = await signIn(sandbox, 'zhang')
        const shares = yuan((await usable(zhang)) - left)
        await sell(sandbox, zhang, { fundCode: WALLET_FUND, shares })
        expect(await usable(zhang)).toBe(left)
        const ready: { kind: keyof typeof SHORT; cents: number; proof: Proof }[] = []
        for (const { kind, percent } of takings) {
          const asked = Math.floor((left * percent) / 1_000) * 10
          ready.push({ kind, cents: asked, proof: await proofFor(sandbox, zhang, kind) })
        }

        const outcomes = await Promise.all(
          ready.map(async ({ kind, cents: asked, proof }) => {
            const { retCode } = await send(zhang, { kind, variant: 0, cents: asked }, proof)
            return { kind, cents: asked, retCode }
          }),
        )

        const totalCents = (some: typeof outcomes) => some.reduce((sum, it) => sum + it.cents, 0)
        const done = outcomes.filter((it) => it.retCode === RET.ok)
        const rest = left - totalCents(done)
        const quickRest =
          QUICK_DAY_LIMIT - totalCents(done.filter((it) => it.kind === 'fastRedeem'))
        expect(await usable(zhang)).toBe(rest)
        expect(Math.min(rest, quickRest)).toBeGreaterThanOrEqual(0)
        const short = outcomes.filter((it) => it.retCode === SHORT[it.kind])
        const overLimit = outcomes.filter((it) => it.retCode === SHOWN_RET.quickLimitReached)
        expect(done.length + short.length + overLimit.length).toBe(outcomes.length)
        expect(short.filter((it) => it.cents <= rest)).toEqual([])
        expect(overLimit.filter((it) => it.cents <= quickRest)).toEqual([])
        seen.taken += done.length
        seen.short += short.length
        seen.overLimit += overLimit.length
        sandbox.assertBalanced()
        await control(sandbox, 'clock', { days: 7 })
        sandbox.assertBalanced()
        const { holdings } = await userAssets('zhang')
        expect(holdings.filter((it) => it.shares.startsWith('-'))).toEqual([])
      },
    ),
    { numRuns: 15 },
  )
  // Each end occurred, or the property proves nothing.
  expect(Math.min(seen.taken, seen.short, seen.overLimit)).toBeGreaterThan(0)
})
