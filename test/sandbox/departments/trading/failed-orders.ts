import { RET } from '#api/endpoint.ts'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { addTradingDays } from '#domain/calendar/trading-dates.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { tradeMessages } from './message-table.ts'
import { refundRoute, takeBack } from './cancelling.ts'
import { findOrder, orderRow, type Order } from './order-row.ts'
import { endUnpaid, forgetPayment } from './slow-payments.ts'
import { endUnconfirmed, refund } from './unconfirmed.ts'
import { announce } from '#test/sandbox/kernel/outbox.ts'

/**
 * The ways in which an order under way can come to nothing, by its status (rules.md#order-status).
 */
export const FAILURES = { tradeFailed: '7', confirmFailed: '2', providerCancelled: '6' } as const

export type FailureKind = keyof typeof FAILURES

export interface Failure {
  kind: FailureKind
  userId: string
  fundCode: string
}

const UNPAID = '机构未受理，没有扣款'
const WORDS: Record<FailureKind, { paid: string; frozen: string; nothing: string }> = {
  tradeFailed: {
    paid: '登记机构未受理，款项将原路退回',
    frozen: '登记机构未受理，份额已恢复可用',
    nothing: '登记机构未受理',
  },
  confirmFailed: {
    paid: '登记机构确认失败，款项已退回',
    frozen: '登记机构确认失败，份额已恢复可用',
    nothing: '登记机构确认失败',
  },
  providerCancelled: {
    paid: '因基金暂停办理，申请已由销售机构撤销，款项将原路退回',
    frozen: '因基金暂停办理，申请已由销售机构撤销，份额已恢复可用',
    nothing: '申请已由销售机构撤销',
  },
}

const UNPAID_STATES = new Set(['8', '9'])
const PURCHASES = new Set(['20', '22', '39'])
const SALES = new Set(['24', '36', '98'])

/**
 * Lets the user's oldest order under way of a fund fail now; gives the order. What was paid goes
 * back to the wallet at once, to a card by the next trading day (of a failed confirmation at once);
 * frozen shares are free again. Throws a Refusal, and nothing has happened, where no such order is
 * under way: a confirmation can fail only of what is paid.
 */
export function failOldest(world: World, failure: Failure): Order {
  const { db, clock } = world
  const now = clock.now()
  const { kind, userId, fundCode } = failure
  const unpaid = kind === 'tradeFailed' ? `'8', '9'` : ''
  const order = db.get(
    orderRow,
    `SELECT * FROM orders WHERE user_id = ? AND fund_code = ? AND leg_of IS NULL
     AND status IN (${["'3', '5'", unpaid].filter((it) => it !== '').join(', ')}) ORDER BY seq LIMIT 1`,
    userId,
    fundCode,
  )
  if (!order) throw new Refusal(RET.notFound, '该用户没有该基金在途的交易，请先下单')
  db.transaction(() =>
    kind === 'providerCancelled' ? cancel(world, order, now) : fail(world, order, kind, now),
  )
  const failed = findOrder(db, order.apply_no)
  if (!failed) throw new Error(`${order.apply_no} is gone`)
  return failed
}

/** Cancels one purchase or sale for the user, who reads of it; in the caller's transaction. */
function cancel(world: World, order: Order, now: Time14): void {
  const { db } = world
  const isPurchase = PURCHASES.has(order.business_code)
  if (!isPurchase && order.business_code !== '24') {
    throw new Refusal(RET.notFound, '只有买入和卖出可以由销售机构撤销')
  }
  const words = WORDS.providerCancelled
  takeBack(db, order, refundRoute(world, order, now).refundDate, now)
  db.run(
    'UPDATE orders SET error_detail = ? WHERE apply_no = ?',
    isPurchase ? words.paid : words.frozen,
    order.apply_no,
  )
  announce(db, tradeMessages, 'orderCancelled', order, now)
}

/** Lets one order under way fail; in the caller's transaction. */
export function fail(
  { db, market }: Pick<World, 'db' | 'market'>,
  order: Order,
  kind: Exclude<FailureKind, 'providerCancelled'>,
  now: Time14,
): void {
  const status = FAILURES[kind]
  const words = WORDS[kind]
  if (UNPAID_STATES.has(order.status)) {
    endUnpaid(db, market, order, UNPAID, now)
    return
  }
  if (PURCHASES.has(order.business_code)) {
    const today = now.slice(0, 8)
    const isLater = kind === 'tradeFailed' && order.route === 'card'
    const day = isLater ? addTradingDays(today, 1, market.isTradingDay) : today
    refund(db, order, { status, errorDetail: words.paid, day }, now)
    return
  }
  forgetPayment(db, order.apply_no)
  const errorDetail = SALES.has(order.business_code) ? words.frozen : words.nothing
  endUnconfirmed(db, order, { status, errorDetail }, now)
}
