import * as v from 'valibot'
import { chinaTime, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import { epochTime } from '#test/sandbox/kernel/calendar.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import { tradeMessages } from './message-table.ts'
import { orderPaidLate, orderUnpaid } from './events.ts'
import type { SentinelEffect } from './sentinels.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { insertOrder, takeFromCard, type NewOrder } from './orders.ts'
import { orderRow } from './order-row.ts'
import { endUnconfirmed } from './unconfirmed.ts'
import { QUICK_WITHDRAWAL, payWithdrawal } from './withdrawal.ts'
import { announce } from '#test/sandbox/kernel/outbox.ts'

/** When the bank is queried, and when it answers what. */
export interface SlowPayment {
  askedAt: Time14
  answeredAt: Time14
  outcome: 'paid' | 'refused'
}

const ASKED_AFTER_MS = 60_000
const ANSWERED_AFTER_MS = 10 * 60_000

export const REFUSED_LATE = '银行处理失败，没有扣款'
const WITHDRAWAL_REFUSED = '银行处理失败，份额已恢复可用'
export const UNPAID_AT_CUT_OFF = '15:00 前未完成付款，订单已关闭，没有扣款'

/** The slow payment of a sentinel, or null. */
export function slowPayment(effect: SentinelEffect | null, now: Time14): SlowPayment | null {
  if (effect !== 'paysLate' && effect !== 'refusedLate') return null
  const later = (ms: number) => chinaTime(epochTime(now) + ms)
  return {
    askedAt: later(ASKED_AFTER_MS),
    answeredAt: later(ANSWERED_AFTER_MS),
    outcome: effect === 'paysLate' ? 'paid' : 'refused',
  }
}

const isWithdrawal = (order: { business_code?: string | undefined }) =>
  order.business_code === QUICK_WITHDRAWAL

/**
 * Records an order whose bank takes its time. A purchase is placed (9), then paying (8), and its
 * card pays when the bank answers; a quick withdrawal is submitted (3), then confirming (5), its
 * shares frozen until then (rules.md#order-status).
 */
export function recordSlow(db: Database, order: NewOrder, payment: SlowPayment): void {
  db.transaction(() => {
    insertOrder(db, order, isWithdrawal(order) ? '3' : '9')
    db.run(
      'INSERT INTO slow_payments VALUES (?, ?, ?, ?, 0)',
      order.apply_no,
      payment.askedAt,
      payment.answeredAt,
      payment.outcome,
    )
  })
}

const slowRow = v.object({
  ...orderRow.entries,
  outcome: v.picklist(['paid', 'refused']),
  asked: v.number(),
  due: v.string(),
})
type SlowOrder = v.InferOutput<typeof slowRow>

/**
 * Queries banks and takes their answers, in order of time, for all that is due by `until`; each
 * step is one transaction.
 */
export function movePayments(db: Database, market: Market, until: Time14): void {
  for (;;) {
    const next = db.get(
      slowRow,
      `SELECT o.*, s.outcome, s.asked, iif(s.asked, s.answered_at, s.asked_at) AS due
       FROM slow_payments s CROSS JOIN orders o USING (apply_no) WHERE due <= ? ORDER BY due, o.seq LIMIT 1`,
      until,
    )
    if (!next) return
    db.transaction(() => (next.asked === 1 ? answer(db, market, next) : ask(db, next)))
  }
}

function ask(db: Database, order: SlowOrder): void {
  const status = isWithdrawal(order) ? '5' : '8'
  db.run('UPDATE orders SET status = ? WHERE apply_no = ?', status, order.apply_no)
  db.run('UPDATE slow_payments SET asked = 1 WHERE apply_no = ?', order.apply_no)
}

function answer(db: Database, market: Market, order: SlowOrder): void {
  forgetPayment(db, order.apply_no)
  const time = order.due
  if (isWithdrawal(order)) {
    if (order.outcome === 'paid') payWithdrawal(db, order, time)
    else endUnconfirmed(db, order, { status: '7', errorDetail: WITHDRAWAL_REFUSED }, time)
    return
  }
  if (order.outcome === 'refused') {
    endUnpaid(db, market, order, REFUSED_LATE, time)
    return
  }
  db.run(`UPDATE orders SET status = '3' WHERE apply_no = ?`, order.apply_no)
  takeFromCard(db, order, time)
  orderPaidLate.emit({ db, order, time })
  announce(db, tradeMessages, 'orderPaid', order, time)
}

/** Nothing is waited for any more. */
export function forgetPayment(db: Database, applyNo: string): void {
  db.run('DELETE FROM slow_payments WHERE apply_no = ?', applyNo)
}

/** A purchase for which nothing was paid fails (7); of a plan the instalment has failed. */
export function endUnpaid(
  db: Database,
  market: Market,
  order: v.InferOutput<typeof orderRow>,
  errorDetail: string,
  time: Time14,
): void {
  forgetPayment(db, order.apply_no)
  endUnconfirmed(db, order, { status: '7', errorDetail }, time)
  orderUnpaid.emit({ db, market, order, reason: errorDetail, time })
}

/**
 * The cut-off of a trading day: what is paid or frozen goes to the registrar (5), and a purchase
 * that is not paid by now is closed (7), for the price of the day could be foreseen later on.
 */
export function handOver(db: Database, market: Market, day: Date8, time: Time14): void {
  const unpaid = db.all(
    orderRow,
    `SELECT * FROM orders WHERE status IN ('8', '9') AND trade_date <= ? ORDER BY seq`,
    day,
  )
  for (const order of unpaid) endUnpaid(db, market, order, UNPAID_AT_CUT_OFF, time)
  db.run(
    `UPDATE orders SET status = '5' WHERE status = '3' AND trade_date <= ? AND business_code <> ?`,
    day,
    QUICK_WITHDRAWAL,
  )
}
