import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import { returnCoupons } from '#test/sandbox/departments/coupons/order-coupons.ts'
import { tradeMessages } from './message-table.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { account, CNY, post } from '#test/sandbox/kernel/store/ledger.ts'
import { findOrder, type Order } from './order-row.ts'
import { payOut } from './payouts.ts'
import { announce } from '#test/sandbox/kernel/outbox.ts'

const UNPAID: ReadonlySet<string> = new Set(['8', '9'])

/**
 * A paid purchase comes to nothing: not confirmed (status 2) or failed (7). All of it goes back to
 * where it came from and is there on `day`.
 */
export function refund(
  db: Database,
  order: Order,
  why: { status: '2' | '7'; errorDetail: string; day: Date8 },
  time: Time14,
): void {
  db.transaction(() => {
    endUnconfirmed(db, order, why, time)
    post(db, {
      time,
      kind: 'refund',
      ref: order.apply_no,
      entries: [
        { account: account.transit(order.apply_no), unit: CNY, amount: -order.amount },
        { account: account.payout(order.apply_no), unit: CNY, amount: order.amount },
      ],
    })
    payOut(db, order, { amount: order.amount, day: why.day, time })
  })
}

/**
 * Writes down that an order under way came to nothing today, both halves of a conversion. Moves
 * nothing.
 */
export function endUnconfirmed(
  db: Database,
  order: Pick<Order, 'apply_no'>,
  { status, errorDetail }: { status: '2' | '7'; errorDetail: string },
  time: Time14,
): void {
  const before = findOrder(db, order.apply_no)
  db.run(
    `UPDATE orders SET status = ?, error_detail = ?, confirm_date = ?, payment_date = NULL
     WHERE (apply_no = ? OR leg_of = ?) AND status IN ('3', '5', '8', '9')`,
    status,
    errorDetail,
    time.slice(0, 8),
    order.apply_no,
    order.apply_no,
  )
  returnCoupons(db, order.apply_no, time)
  // An instalment that was not paid has a message of its plan.
  const isInstalment =
    before !== undefined && before.buy_plan_no !== '' && UNPAID.has(before.status)
  if (before !== undefined && !isInstalment)
    announce(db, tradeMessages, 'orderFailed', before, time)
}
