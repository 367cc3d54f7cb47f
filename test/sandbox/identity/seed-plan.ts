import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { tradingDayOnOrAfter } from '#domain/calendar/trading-dates.ts'
import { addDays } from '#domain/calendar/calendar-date.ts'
import type { Market } from '#test/sandbox/market/market.ts'
import type { Persona } from '#test/sandbox/seed/persona.ts'
import type { Database } from '#test/sandbox/store/database.ts'
import { madeApplyNo } from '#test/sandbox/trading/orders.ts'

/** Funds for plans: of the built-in ones, and of the published ones. */
const PLAN_FUNDS = ['980201', '005827', '110022'] as const
const PLAN_CENTS = 50_000

/**
 * A daily plan on the persona's first card, which fails once more with each debit while that card
 * is out of order.
 */
export function seedFailingPlan(db: Database, market: Market, persona: Persona, now: Time14): void {
  const fund = PLAN_FUNDS.flatMap((code) => market.fund(code) ?? [])[0]
  if (!fund) return
  const planNo = `P${madeApplyNo('failing plan', persona.userId)}`
  const next = tradingDayOnOrAfter(addDays(now.slice(0, 8), 1), market.isTradingDay)
  db.run(
    `INSERT INTO plans (plan_no, user_id, fund_code, plan_name, plan_type, cycle, cycle_day, first_day, amount,
       bank_serial, route, status, status_reason, next_debit, failures, create_time)
     VALUES (?, ?, ?, ?, 'ordinary', 'daily', NULL, ?, ?, ?, 'card', 'running', '', ?, 0, ?)`,
    planNo,
    persona.userId,
    fund.code,
    `${fund.name}定投`,
    next,
    PLAN_CENTS,
    `${persona.userId}-1`,
    next,
    now,
  )
}
