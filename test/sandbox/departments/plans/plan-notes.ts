import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { tradeDay } from '#domain/calendar/trading-dates.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { insertOrder } from '#test/sandbox/departments/trading/orders.ts'
import type { PlanRow } from './plan-row.ts'

/** 定投开通、定投撤销、定投变更: entries among the trade records that move no money. */
const NOTE_CODES = { opened: '59', ended: '60', changed: '61' } as const

/** Notes under a number of its own what became of a plan, and why where it was not its user. */
export function notePlan(
  db: Database,
  market: Market,
  plan: Pick<PlanRow, 'plan_no' | 'user_id' | 'fund_code' | 'bank_serial'>,
  note: { kind: keyof typeof NOTE_CODES; applyNo: string; time: Time14; reason?: string },
): void {
  const day = tradeDay(note.time, market.isTradingDay)
  insertOrder(
    db,
    {
      apply_no: note.applyNo,
      user_id: plan.user_id,
      fund_code: plan.fund_code,
      bank_serial: plan.bank_serial,
      amount: 0,
      request: JSON.stringify([plan.plan_no, note.kind]),
      oper_time: note.time,
      trade_date: day,
      confirm_date: day,
      income_date: day,
      business_code: NOTE_CODES[note.kind],
      buy_plan_no: plan.plan_no,
    },
    '1',
    note.reason,
  )
}
