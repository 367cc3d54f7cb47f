import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { Time14 } from '#src/domain/calendar-date.ts'
import { estimatePurchase } from '#src/domain/fees.ts'
import type { Fund, RawPoint } from '../market/market.ts'
import { cents, yuan } from '../store/cents.ts'
import type { Database } from '../store/database.ts'
import { account, CNY, post } from '../store/ledger.ts'

export const orderRow = v.object({
  apply_no: v.string(),
  user_id: v.string(),
  fund_code: v.string(),
  business_code: v.string(),
  status: v.picklist(['1', '2', '3', '4', '5', '6', '7', '8', '9']),
  bank_serial: v.string(),
  /** Cents. */
  amount: v.number(),
  /** What was asked for, without the password: the same number with another request is refused. */
  request: v.string(),
  oper_time: v.string(),
  trade_date: v.string(),
  confirm_date: v.string(),
  income_date: v.string(),
  net: v.nullable(v.number()),
  fee: v.nullable(v.number()),
  /** Hundredths. */
  shares: v.nullable(v.number()),
  fee_rate: v.nullable(v.string()),
  nav: v.nullable(v.string()),
  error_detail: v.string(),
})

export type Order = v.InferOutput<typeof orderRow>

export const PURCHASE = '22'

export type NewOrder = Pick<
  Order,
  | 'apply_no'
  | 'user_id'
  | 'fund_code'
  | 'bank_serial'
  | 'amount'
  | 'request'
  | 'oper_time'
  | 'trade_date'
  | 'confirm_date'
  | 'income_date'
>

function insert(db: Database, order: NewOrder, status: '3' | '4', errorDetail: string): void {
  db.run(
    `INSERT INTO orders (apply_no, user_id, fund_code, business_code, status, bank_serial, amount, request,
       oper_time, trade_date, confirm_date, income_date, error_detail)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    order.apply_no,
    order.user_id,
    order.fund_code,
    PURCHASE,
    status,
    order.bank_serial,
    order.amount,
    order.request,
    order.oper_time,
    order.trade_date,
    order.confirm_date,
    order.income_date,
    errorDetail,
  )
}

/** Records the order and takes its money, in one step: status 3, the money in transit. */
export function recordPaid(db: Database, order: NewOrder): void {
  db.transaction(() => {
    insert(db, order, '3', '')
    post(db, {
      time: order.oper_time,
      kind: 'pay',
      ref: order.apply_no,
      entries: [
        { account: account.bank(order.bank_serial), unit: CNY, amount: -order.amount },
        { account: account.transit(order.apply_no), unit: CNY, amount: order.amount },
      ],
    })
  })
}

/** The bank said no: the order is there as failed (status 4) and no money moved. */
export function recordRefused(db: Database, order: NewOrder, errorDetail: string): void {
  insert(db, order, '4', errorDetail)
}

/** Turns a paid order into shares at T's value. */
export function confirm(
  db: Database,
  order: Order,
  fund: Fund,
  point: RawPoint,
  time: Time14,
): void {
  const result = estimatePurchase({
    amount: yuan(order.amount),
    tiers: fund.purchaseTiers,
    discount: fund.discount,
    nav: point.nav,
  })
  if (result.shares === null) throw new Error(`${order.apply_no}: no value to confirm at`)
  const [net, fee, shares] = [cents(result.net), cents(result.fee), cents(result.shares)]
  db.transaction(() => {
    db.run(
      `UPDATE orders SET status = '1', net = ?, fee = ?, shares = ?, fee_rate = ?, nav = ?
       WHERE apply_no = ? AND status = '3'`,
      net,
      fee,
      shares,
      result.rate,
      point.nav,
      order.apply_no,
    )
    db.run(
      `INSERT INTO lots (user_id, fund_code, origin, trade_date, confirm_date, shares, cost)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
      order.user_id,
      order.fund_code,
      order.apply_no,
      order.trade_date,
      order.confirm_date,
      shares,
      order.amount,
    )
    post(db, {
      time,
      kind: 'confirm',
      ref: order.apply_no,
      entries: [
        { account: account.transit(order.apply_no), unit: CNY, amount: -order.amount },
        { account: account.fundCash(fund.code), unit: CNY, amount: net },
        { account: account.fees(fund.code), unit: CNY, amount: fee },
        { account: account.issued(fund.code), unit: fund.code, amount: -shares },
        { account: account.holder(order.user_id), unit: fund.code, amount: shares },
      ],
    })
  })
}

/** The fund's company refuses the order: status 2, and the money goes back to the card. */
export function refund(db: Database, order: Order, errorDetail: string, time: Time14): void {
  db.transaction(() => {
    db.run(
      `UPDATE orders SET status = '2', error_detail = ? WHERE apply_no = ? AND status = '3'`,
      errorDetail,
      order.apply_no,
    )
    post(db, {
      time,
      kind: 'refund',
      ref: order.apply_no,
      entries: [
        { account: account.transit(order.apply_no), unit: CNY, amount: -order.amount },
        { account: account.bank(order.bank_serial), unit: CNY, amount: order.amount },
      ],
    })
  })
}

export function orderOf(db: Database, applyNo: string): Order | undefined {
  return db.get(orderRow, 'SELECT * FROM orders WHERE apply_no = ?', applyNo)
}

/** A number for an order that the sandbox makes by itself: the same each time. */
export function madeApplyNo(...parts: string[]): string {
  return createHash('sha256').update(parts.join('|')).digest('hex').slice(0, 24).toUpperCase()
}
