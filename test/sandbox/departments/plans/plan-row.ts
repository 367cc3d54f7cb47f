import * as v from 'valibot'
import { RET } from '#api/endpoint.ts'
import { smartTerms } from '#api/calls/plan.ts'
import { addDays, type Date8 } from '#domain/calendar/calendar-date.ts'
import { nextDebitDate, type PlanCycle } from '#domain/plan/regular-plan.ts'
import { explainDebits, planCycle, type AskedCycle } from '#domain/plan/schedule.ts'
import type { TradingCalendar } from '#domain/calendar/trading-dates.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import { fundCalendar } from '#test/sandbox/market/overseas-closures.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'

const cycle = v.picklist(['daily', 'weekly', 'fortnightly', 'monthly'])

export const planRow = v.object({
  seq: v.number(),
  plan_no: v.string(),
  user_id: v.string(),
  fund_code: v.string(),
  plan_name: v.string(),
  plan_type: v.picklist(['ordinary', 'smart', 'keep']),
  cycle,
  cycle_day: v.nullable(v.number()),
  /** The planned day from which fortnights are counted. */
  first_day: v.string(),
  /** Cents of an instalment; of a smart plan the base. */
  amount: v.number(),
  index_code: v.nullable(v.string()),
  average_days: v.nullable(smartTerms.averageDays),
  bank_serial: v.string(),
  /** The payer: the card, or its wallet. */
  route: v.picklist(['card', 'wallet']),
  status: v.picklist(['running', 'paused', 'terminated']),
  status_reason: v.string(),
  /** Of a running plan alone. */
  next_debit: v.nullable(v.string()),
  skip_date: v.nullable(v.string()),
  failures: v.number(),
  stop_profit_rate: v.nullable(v.string()),
  create_time: v.string(),
  end_time: v.nullable(v.string()),
})

export type PlanRow = v.InferOutput<typeof planRow>

/** The cycle of the domain. Throws RET.badRequest where cycle and day do not go together. */
export function resolveCycle(asked: AskedCycle, firstDay: Date8): PlanCycle {
  const resolved = planCycle(asked, firstDay)
  if (resolved === null) throw new Refusal(RET.badRequest, '参数 cycleDay 不正确：与扣款周期不符')
  return resolved
}

/** The facts that decide on which days a plan debits. */
export type PlanDays = Pick<PlanRow, 'cycle' | 'cycle_day' | 'first_day' | 'fund_code'>

/** The days on which a plan can debit: those of its fund. */
export function planCalendar(
  plan: Pick<PlanRow, 'fund_code'>,
  market: Pick<Market, 'fund' | 'isTradingDay'>,
): TradingCalendar {
  const fund = market.fund(plan.fund_code)
  return fundCalendar(fund === undefined ? [] : [fund], market.isTradingDay)
}

/** The first debit of a plan after a day. */
export function debitAfter(
  plan: PlanDays,
  after: Date8,
  market: Pick<Market, 'fund' | 'isTradingDay'>,
): Date8 {
  const asked = { cycle: plan.cycle, cycleDay: plan.cycle_day }
  return nextDebitDate(resolveCycle(asked, plan.first_day), after, planCalendar(plan, market))
}

/** The planned day of a debit, where a closure has moved it. */
export function movedFrom(plan: PlanDays, date: Date8): Date8 | null {
  const days = resolveCycle({ cycle: plan.cycle, cycleDay: plan.cycle_day }, plan.first_day)
  const [debit] = explainDebits(days, [date], addDays(date, -1))
  return debit?.moved === true ? (debit.planned.find((day) => day !== date) ?? null) : null
}

/** The user's plan; RET.notFound for a number that is not theirs. */
export function requirePlan(db: Database, user: User, planNo: string): PlanRow {
  const plan = db.get(
    planRow,
    'SELECT * FROM plans WHERE plan_no = ? AND user_id = ?',
    planNo,
    user.user_id,
  )
  if (!plan) throw new Refusal(RET.notFound, '没有这个定投计划')
  return plan
}
