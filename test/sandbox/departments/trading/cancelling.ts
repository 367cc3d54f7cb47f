import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { WALLET_FUND } from '#domain/business-codes.ts'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import { cancelPermission } from '#domain/order/cancel-permission.ts'
import { addTradingDays } from '#domain/calendar/trading-dates.ts'
import { returnCoupons } from '#test/sandbox/departments/coupons/order-coupons.ts'
import { requirePassword, requireRandomCode } from '#test/sandbox/departments/identity/proof.ts'
import { portfolioOfAccount } from '#test/sandbox/market/portfolios.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { account, CNY, post } from '#test/sandbox/kernel/store/ledger.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { findOrder, type Order } from './order-row.ts'
import { payOut } from './payouts.ts'
import { paymentCards, cutOffTime } from './purchase-terms.ts'

const paidFor = (order: Order) => order.business_code !== '24'

export interface Route {
  refundTo: string
  refundDate: Date8 | null
}

/** The user's order, or RET.notFound. */
export function ownOrder({ db }: World, user: User, applyNo: string): Order {
  const order = findOrder(db, applyNo)
  if (!order || order.user_id !== user.user_id) throw new Refusal(RET.notFound, '没有这笔交易')
  return order
}

/**
 * Paid and in transit, or sold and frozen, at the registrar or not: what was settled, failed or
 * cancelled holds nothing that could be given back, nor does a purchase that is not paid yet, which
 * closes by itself at the cut-off.
 */
const isHeld = (order: Order) => order.status === '3' || order.status === '5'

/**
 * Until when the order can be cancelled; null when it cannot. `cancelPermission` decides who may:
 * the table of rules.md#cancel-permission by code and status, and the cut-off. The provider decides
 * whether there is anything to take back. Of the other orders in the table, confirmed (1) and
 * failed (2) ones were settled on the day after their cut-off, so that the time refuses them too; a
 * credited remittance and a plan's entries (59, 61) are done at once, and plans are ended by their
 * own calls, which have the debit day.
 */
export function cancelUntil(order: Order, now: Time14): Time14 | null {
  // A part of a portfolio is never taken back by itself.
  if (portfolioOfAccount(order.bank_serial).portfolioCode !== '') return null
  const { business_code: businessCode, status, trade_date: tradeDay } = order
  const permission = cancelPermission({ businessCode, status, tradeDay }, now)
  return permission === 'allowed' && isHeld(order) ? cutOffTime(tradeDay) : null
}

/**
 * The way that the order's money would go, or went, back: to a wallet at once, to a card by the
 * next trading day. Shares go nowhere.
 */
export function refundRoute(world: World, order: Order, now: Time14): Route {
  if (!paidFor(order)) return { refundTo: '', refundDate: null }
  const today = now.slice(0, 8)
  if (order.route === 'wallet') {
    const refundTo = world.market.fund(WALLET_FUND)?.name ?? ''
    return { refundTo, refundDate: order.payment_date ?? today }
  }
  const card = paymentCards(world.db, order.user_id, today).find(
    (it) => it.bank_serial === order.bank_serial,
  )
  return {
    refundTo: card ? `${card.bank_name}（尾号 ${card.tail}）` : '',
    refundDate: order.payment_date ?? addTradingDays(today, 1, world.market.isTradingDay),
  }
}

/** Cancels before 15:00 of T. Again: the first answer. */
export function cancelOrder(
  world: World,
  user: User,
  request: { applyNo: string; transPwd: string; randomCode: string },
): { applyNo: string; cancelTime: Time14 } & Route {
  const order = ownOrder(world, user, request.applyNo)
  const { applyNo } = request
  if (order.cancel_time !== null) {
    const { cancel_time: cancelTime } = order
    return { applyNo, cancelTime, ...refundRoute(world, order, cancelTime) }
  }
  const now = world.clock.now()
  if (cancelUntil(order, now) === null)
    throw new Refusal(SHOWN_RET.notCancellable, '该交易已过撤单时间或当前状态不可撤单')
  requireRandomCode(world, user, request.randomCode, now)
  requirePassword(world, user, { sealed: request.transPwd, randomCode: request.randomCode })
  const route = refundRoute(world, order, now)
  world.db.transaction(() => takeBack(world.db, order, route.refundDate, now))
  return { applyNo, cancelTime: now, ...route }
}

/**
 * Cancels an order that holds something, and sends that back by `refundDate`; null where it is
 * shares. In the caller's transaction.
 */
export function takeBack(db: Database, order: Order, refundDate: Date8 | null, now: Time14): void {
  db.run(
    `UPDATE orders SET status = '6', cancel_time = ? WHERE apply_no = ? AND status IN ('3', '5')`,
    now,
    order.apply_no,
  )
  returnCoupons(db, order.apply_no, now)
  if (refundDate === null) {
    // A redemption took nothing yet: its shares are free again, and no money will come.
    db.run('UPDATE orders SET payment_date = NULL WHERE apply_no = ?', order.apply_no)
    return
  }
  post(db, {
    time: now,
    kind: 'refund',
    ref: order.apply_no,
    entries: [
      { account: account.transit(order.apply_no), unit: CNY, amount: -order.amount },
      { account: account.payout(order.apply_no), unit: CNY, amount: order.amount },
    ],
  })
  payOut(db, order, { amount: order.amount, day: refundDate, time: now })
}
