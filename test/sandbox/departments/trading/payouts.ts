import * as v from 'valibot'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import { tradeMessages } from './message-table.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { account, CNY, post } from '#test/sandbox/kernel/store/ledger.ts'
import { payIntoWallet } from './wallet.ts'
import { announce } from '#test/sandbox/kernel/outbox.ts'

const payee = v.object({
  apply_no: v.string(),
  user_id: v.string(),
  bank_serial: v.string(),
  route: v.picklist(['card', 'wallet']),
  payout: v.number(),
})

/** The card or wallet to which an order's money goes back. */
export interface Payee {
  apply_no: string
  user_id: string
  bank_serial: string
  route: 'card' | 'wallet'
}

/**
 * Notes what an order gives back, and on which day; the caller has put it into `account.payout`.
 * What is due by `time` arrives at once, the rest by `payDue`.
 */
export function payOut(
  db: Database,
  to: Payee,
  due: { amount: number; day: Date8; time: Time14 },
): void {
  db.run(
    'UPDATE orders SET payout = ?, payment_date = ? WHERE apply_no = ?',
    due.amount,
    due.day,
    to.apply_no,
  )
  if (due.amount > 0 && due.day <= due.time.slice(0, 8)) arrive(db, to, due.amount, due.time)
}

const failedRow = v.object({ status: v.string(), confirm_date: v.string() })

/** The message of an order that failed on this day has the money in it. */
function isInItsFailure(db: Database, { apply_no: applyNo }: Payee, time: Time14): boolean {
  const order = db.get(
    failedRow,
    'SELECT status, confirm_date FROM orders WHERE apply_no = ?',
    applyNo,
  )
  return (
    order !== undefined &&
    (order.status === '2' || order.status === '7') &&
    order.confirm_date === time.slice(0, 8)
  )
}

function arrive(db: Database, to: Payee, amount: number, time: Time14): void {
  db.run('UPDATE orders SET paid = 1 WHERE apply_no = ? AND paid = 0', to.apply_no)
  if (!isInItsFailure(db, to, time)) announce(db, tradeMessages, 'moneyArrived', to, time)
  if (to.route === 'wallet') {
    payIntoWallet(db, { ...to, amount }, time)
    return
  }
  post(db, {
    time,
    kind: 'payout',
    ref: to.apply_no,
    entries: [
      { account: account.payout(to.apply_no), unit: CNY, amount: -amount },
      { account: account.bank(to.bank_serial), unit: CNY, amount },
    ],
  })
}

/** Lets all money arrive that is due by `day`. */
export function payDue(db: Database, day: Date8, time: Time14): void {
  const due = db.all(
    payee,
    `SELECT apply_no, user_id, bank_serial, route, payout FROM orders
     WHERE payout > 0 AND paid = 0 AND payment_date <= ? ORDER BY payment_date, seq`,
    day,
  )
  for (const it of due) arrive(db, it, it.payout, time)
}
