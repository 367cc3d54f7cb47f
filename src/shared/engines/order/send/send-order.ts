import { send } from '#api/client.ts'
import { fetchOrThrow } from '#api/query.ts'
import { applyInit, queryApplyResult } from '#api/calls/trade.ts'
import type { OrderDay, OrderEvent } from '#domain/order/order-machine.ts'
import { providerPublicKey } from '#platform/build-env.ts'
import { now14 } from '#platform/clock.ts'
import type { Application } from '#shared/engines/order/value/application.ts'
import {
  orderInWords,
  type OrderValue,
  type Proof,
} from '#shared/engines/order/value/order-value.ts'
import { saveSent } from '#shared/engines/order/value/sent-order.ts'
import { announceChange } from '#shared/engines/person/announce-change.ts'
import { orderAnswer } from './order-answer.ts'
import type { OrderOptions } from './order-options.ts'

/** The parts of an order that are prepared one by one. */
export interface OrderParts {
  readonly order: OrderValue | null
  readonly application: Application | null
}

/** Opens an application for an order, or takes that of an earlier attempt while it is valid. */
export async function openApplication(
  { application: earlier, onDraftChange }: OrderOptions,
  order: OrderValue | null,
) {
  if (order === null) throw new Error('no order to open')
  if (earlier && earlier.expiresAt > now14()) return earlier
  const { fundCode, kind } = order
  const application = await fetchOrThrow(applyInit, { fundCode, applyKind: kind })
  onDraftChange({ application })
  return application
}

/** Sends an order under its application, with the password sealed for it. */
export async function sendOrder(
  { order, application }: OrderParts,
  day: OrderDay | null,
  password: string,
): Promise<OrderEvent> {
  if (order === null || application === null) throw new Error('no order to send')
  const { applyNo, randomCode } = application
  const { seal } = await import('#platform/crypto.ts')
  saveSent(applyNo, orderInWords(order))
  const transPwd = seal(password, randomCode, providerPublicKey())
  try {
    const pricing = day === null ? {} : { pricingDay: day.tradeDate }
    const proof: Proof = { applyNo, transPwd, ...pricing }
    const answer = await send(order.endpoint, { ...order.input, ...proof })
    if (answer.ok && order.kind === 'plan') announceChange('plan')
    return { type: 'answered', answer: orderAnswer(answer) }
  } catch {
    return { type: 'lost' }
  }
}

/** Returns whether an order with this number exists, for example one whose answer was lost. */
export async function isPlaced(applyNo: string): Promise<boolean> {
  try {
    return (await fetchOrThrow(queryApplyResult, { applyNo })).state === 'placed'
  } catch {
    return false
  }
}
