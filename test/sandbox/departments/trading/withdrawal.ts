import type { Time14 } from '#domain/calendar/calendar-date.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { account, CNY, post } from '#test/sandbox/kernel/store/ledger.ts'
import { takeLots } from './lots.ts'
import type { Order } from './order-row.ts'
import { payOut } from './payouts.ts'

/** 快速取出. */
export const QUICK_WITHDRAWAL = '98'

/** The one promise of when its money arrives: in the form, the result and the record. */
export const QUICK_ARRIVAL = '预计 2 小时内到账'

/**
 * The bank has paid a quick withdrawal: its shares leave and the money arrives in one step; in the
 * caller's transaction.
 */
export function payWithdrawal(
  db: Database,
  order: Pick<Order, 'apply_no' | 'user_id' | 'fund_code' | 'bank_serial' | 'amount'>,
  time: Time14,
): void {
  const { amount: sum } = order
  const day = time.slice(0, 8)
  db.run(
    `UPDATE orders SET status = '1', net = ?, fee = 0, shares = ?, nav = '1.0000', confirm_date = ? WHERE apply_no = ?`,
    sum,
    sum,
    day,
    order.apply_no,
  )
  takeLots(db, order.apply_no, order, sum)
  post(db, {
    time,
    kind: 'redeem',
    ref: order.apply_no,
    entries: [
      { account: account.holder(order.user_id), unit: order.fund_code, amount: -sum },
      { account: account.issued(order.fund_code), unit: order.fund_code, amount: sum },
      { account: account.fundCash(order.fund_code), unit: CNY, amount: -sum },
      { account: account.payout(order.apply_no), unit: CNY, amount: sum },
    ],
  })
  payOut(db, { ...order, route: 'card' }, { amount: sum, day, time })
}
