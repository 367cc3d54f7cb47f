import * as v from 'valibot'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { yuan } from '#test/sandbox/kernel/store/cents.ts'
import type { World } from '#test/sandbox/kernel/world.ts'

/** An order that is not at its end (rules.md#order-status). */
export const UNDER_WAY = `status NOT IN ('1', '2', '4', '6', '7')`
/** An order whose money is on its way to a card. */
export const UNPAID = 'payout > 0 AND paid = 0'

/** The number of the request that is to replace a card; `''` where there is none. */
export function replacementOf(db: Database, bankSerial: string): string {
  return (
    db.text(
      `SELECT request_no FROM service_requests
     WHERE kind = 'replaceCard' AND state = 'reviewing' AND bank_serial = ?`,
      bankSerial,
    ) ?? ''
  )
}

/** All that a card carries, as `queryBankCardUse` answers it. */
export function cardUse({ db, market }: Pick<World, 'db' | 'market'>, bankSerial: string) {
  const nameOf = (code: string) => market.fund(code)?.name ?? code
  const orders = (condition: string) =>
    db.all(
      v.object({
        apply_no: v.string(),
        business_code: v.string(),
        fund_code: v.string(),
        oper_time: v.string(),
        payout: v.number(),
        payment_date: v.nullable(v.string()),
        confirm_date: v.string(),
      }),
      `SELECT apply_no, business_code, fund_code, oper_time, payout, payment_date, confirm_date FROM orders
       WHERE bank_serial = ? AND ${condition} ORDER BY seq DESC`,
      bankSerial,
    )
  const lots = db.all(
    v.object({ fund_code: v.string(), held: v.number() }),
    `SELECT fund_code, sum(shares) AS held FROM lots WHERE bank_serial = ?
     GROUP BY fund_code HAVING sum(shares) > 0 ORDER BY fund_code`,
    bankSerial,
  )
  const plans = db.all(
    v.object({ plan_no: v.string(), plan_name: v.string() }),
    `SELECT plan_no, plan_name FROM plans WHERE bank_serial = ? AND status <> 'terminated' ORDER BY seq`,
    bankSerial,
  )
  const pension = db.get(
    v.object({ found: v.number() }),
    `SELECT 1 AS found FROM cards JOIN card_details USING (bank_serial) JOIN pension_accounts USING (user_id, card_no)
     WHERE bank_serial = ? AND fund_account = 1`,
    bankSerial,
  )
  return {
    shares: lots.map((it) => ({
      fundCode: it.fund_code,
      fundName: nameOf(it.fund_code),
      shares: yuan(it.held),
    })),
    orders: orders(UNDER_WAY).map((it) => ({
      applyNo: it.apply_no,
      businessCode: it.business_code,
      fundName: nameOf(it.fund_code),
      operTime: it.oper_time,
    })),
    arriving: orders(UNPAID).map((it) => ({
      applyNo: it.apply_no,
      fundName: nameOf(it.fund_code),
      amount: yuan(it.payout),
      date: it.payment_date ?? it.confirm_date,
    })),
    plans: plans.map((it) => ({ planNo: it.plan_no, planName: it.plan_name })),
    pension: pension === undefined ? ('0' as const) : ('1' as const),
    replacing: replacementOf(db, bankSerial),
  }
}
