import type * as v from 'valibot'
import { RET } from '#api/endpoint.ts'
import type { backtestPlan, previewPlan } from '#api/calls/plan.ts'
import { addDays, isDate8, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import { minimum } from '#domain/money/money.ts'
import { backtest as runBacktest } from '#domain/plan/backtest.ts'
import { firstPlanDay, upcomingDebits, type AskedCycle } from '#domain/plan/schedule.ts'
import { tradingDayBefore } from '#domain/calendar/trading-dates.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'
import { fundCalendar } from '#test/sandbox/market/overseas-closures.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { cents, parseCents } from '#test/sandbox/kernel/store/cents.ts'
import { closuresUntil, fundDays } from '#test/sandbox/departments/trading/purchase-terms.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { lastCloseDay, smartMeasure } from './market-index.ts'
import { planMinimum } from './plan-minimum.ts'
import { requirePlan, resolveCycle } from './plan-row.ts'

/**
 * The outcome of a plan made now, or of one of the user's with the requested days: a plan whose
 * cycle stays goes on counting its fortnights.
 */
export function preview(
  { db, market }: World,
  user: User,
  fund: Fund,
  request: v.InferOutput<typeof previewPlan.request>,
  now: Time14,
): v.InferOutput<typeof previewPlan.payload> {
  const today = now.slice(0, 8)
  const kept = request.planNo === undefined ? null : requirePlan(db, user, request.planNo)
  const goesOn = kept?.cycle === request.cycle && kept.cycle_day === request.cycleDay
  const firstDay = goesOn ? kept.first_day : firstPlanDay(request, today)
  const cycle = resolveCycle(request, firstDay)
  const { smart } = request
  const debitDates = upcomingDebits(
    cycle,
    today,
    request.count,
    fundCalendar([fund], market.isTradingDay),
  )
  return {
    serverTime: now,
    ...closuresUntil([fund], now, debitDates.at(-1) ?? today, market),
    firstDay,
    debitDates,
    minAmount: planMinimum(fund),
    amountStep: fund.amountStep,
    maxAmount: fund.dailyLimit === null ? fund.maxAmount : minimum(fund.maxAmount, fund.dailyLimit),
    smart: smart && smartMeasure(db, market, smart, lastCloseDay(now, market.isTradingDay)),
  }
}

const maximumDay = (a: Date8, b: Date8) => (a > b ? a : b)

function period(from: string, to: string): { first: Date8; last: Date8 } {
  const [first, end] = [`${from}01`, `${to}01`]
  if (!isDate8(first) || !isDate8(end) || first > end)
    throw new Refusal(RET.badRequest, '参数 from、to 不正确')
  // Days are compared as text, so that the 31st ends every month.
  return { first, last: `${to}31` }
}

/** Runs a plan over the values of the past. */
export function backtest(
  { db, market }: World,
  fund: Fund,
  request: v.InferOutput<typeof backtestPlan.request>,
  now: Time14,
): v.InferOutput<typeof backtestPlan.payload> {
  const { first, last } = period(request.from, request.to)
  const asked: AskedCycle = request
  const { smart } = request
  const amount = parseCents(request.amount)
  if (amount === null || amount > cents(fund.maxAmount))
    throw new Refusal(RET.badRequest, '参数 amount 不正确')
  const days = market.rawPoints(fund.code, now)
  // Nothing could be bought before the first value, and the requested period may begin in any year.
  const after = addDays(maximumDay(first, days[0]?.date ?? first), -1)
  const share = (day: Date8) =>
    smart && smartMeasure(db, market, smart, tradingDayBefore(day, market.isTradingDay))?.share
  const past = runBacktest(
    {
      cycle: resolveCycle(asked, firstPlanDay(asked, after)),
      amount: request.amount,
      shareOn: (day) => share(day) ?? '100',
      after,
      through: last,
    },
    {
      days,
      tiers: fund.purchaseTiers,
      discount: fund.discount,
      confirmDays: fundDays(fund).confirm,
    },
    fundCalendar([fund], market.isTradingDay),
  )
  return { ...past, curve: [...past.curve] }
}
