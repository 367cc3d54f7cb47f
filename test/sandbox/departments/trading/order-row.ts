import * as v from 'valibot'
import type { Database } from '#test/sandbox/kernel/store/database.ts'

export const orderRow = v.object({
  apply_no: v.string(),
  user_id: v.string(),
  fund_code: v.string(),
  business_code: v.string(),
  status: v.picklist(['1', '2', '3', '4', '5', '6', '7', '8', '9']),
  bank_serial: v.string(),
  /** Cents. */
  amount: v.number(),
  /** The request without the password: the same number with another request is refused. */
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
  business_kind: v.string(),
  buy_plan_no: v.string(),
  /** Of a purchase: what paid it. Of a sale: where the money goes. */
  route: v.picklist(['card', 'wallet']),
  /** Hundredths of a share that a sale applies for. */
  vol: v.nullable(v.number()),
  /** Of a conversion: the other fund and, once confirmed, what came in. */
  target_fund: v.nullable(v.string()),
  target_shares: v.nullable(v.number()),
  target_nav: v.nullable(v.string()),
  /** The order of code 36 whose incoming half this one (37) is. */
  leg_of: v.nullable(v.string()),
  large_flag: v.string(),
  dividend_method: v.nullable(v.picklist(['0', '1'])),
  /** The day on which `payout` cents reach card or wallet; `paid` once they have. */
  payment_date: v.nullable(v.string()),
  payout: v.number(),
  paid: v.number(),
  cancel_time: v.nullable(v.string()),
})

export type Order = v.InferOutput<typeof orderRow>

export function findOrder(db: Database, applyNo: string): Order | undefined {
  return db.get(orderRow, 'SELECT * FROM orders WHERE apply_no = ?', applyNo)
}
