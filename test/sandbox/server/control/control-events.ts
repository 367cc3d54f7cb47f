import { Hono } from 'hono'
import * as v from 'valibot'
import { ControlError, controlBody } from '#test/sandbox/kernel/control/control-error.ts'
import { userById } from '#test/sandbox/kernel/store/users.ts'
import {
  FAILURES,
  failOldest,
  type FailureKind,
} from '#test/sandbox/departments/trading/failed-orders.ts'
import {
  FORCED_EVENTS,
  forceEvent,
  type ForcedKind,
} from '#test/sandbox/departments/trading/forced-events.ts'
import { paymentCards } from '#test/sandbox/departments/trading/purchase-terms.ts'
import { receiveForContract } from '#test/sandbox/departments/private/transfers.ts'
import { receiveTransfer } from '#test/sandbox/departments/trading/remittance.ts'
import { settle } from '#test/sandbox/server/settlement.ts'
import type { World } from '#test/sandbox/kernel/world.ts'

const KINDS = Object.keys(FORCED_EVENTS).filter((kind): kind is ForcedKind => kind in FORCED_EVENTS)

const FAILURE_KINDS = Object.keys(FAILURES).filter((kind): kind is FailureKind => kind in FAILURES)

const failure = v.strictObject({
  kind: v.picklist(FAILURE_KINDS),
  userId: v.string(),
  fundCode: v.string(),
})

const event = v.strictObject({
  kind: v.picklist(KINDS),
  userId: v.string(),
  fundCode: v.string(),
  bankSerial: v.optional(v.string()),
  shares: v.optional(v.string()),
})

const transfer = v.strictObject({
  userId: v.string(),
  /** Yuan, as 250000.00. */
  amount: v.string(),
  /**
   * The source of the transfer: a card's serial or any card number; by default the persona's first
   * card.
   */
  card: v.optional(v.string()),
  /** The bank's number: the same again changes nothing. */
  remittanceNo: v.optional(v.pipe(v.string(), v.regex(/^\w{1,32}$/, 'letters and digits'))),
})

/** To the raising account of private plans: the remark names the contract. */
const raising = v.strictObject({
  remark: v.string(),
  amount: v.optional(v.string()),
  card: v.optional(v.string()),
  transferNo: v.optional(v.pipe(v.string(), v.regex(/^\w{1,32}$/, 'letters and digits'))),
})

const isFailure = (wish: { kind: string }): wish is v.InferOutput<typeof failure> =>
  wish.kind in FAILURES

/** `/transfer` and `/event`: what banks and registrars do without the person's doing anything. */
export function eventRoutes(world: World): Hono {
  const app = new Hono()
  const { db, clock } = world
  const requireUser = (userId: string) => {
    if (!userById(db, userId)) throw new ControlError(`userId: there is no persona "${userId}"`)
  }

  app.post('/transfer', async (context) => {
    const wish = await controlBody(v.union([raising, transfer]), context)
    const now = clock.now()
    settle(db, world.market, now)
    if ('remark' in wish) return context.json(receiveForContract(world, wish))
    requireUser(wish.userId)
    const { remittanceNo } = wish
    const card = wish.card ?? paymentCards(db, wish.userId, now.slice(0, 8))[0]?.bank_serial
    if (card === undefined) throw new ControlError('card: the persona has none, so name a number')
    const received = receiveTransfer(world, {
      userId: wish.userId,
      amount: wish.amount,
      card,
      ...(remittanceNo === undefined ? {} : { remittanceNo }),
    })
    return context.json(received)
  })

  app.post('/event', async (context) => {
    const wish = await controlBody(v.variant('kind', [event, failure]), context)
    requireUser(wish.userId)
    settle(db, world.market, clock.now())
    const order = isFailure(wish) ? failOldest(world, wish) : forceEvent(world, wish)
    return context.json({ applyNo: order.apply_no, businessCode: order.business_code })
  })
  return app
}
