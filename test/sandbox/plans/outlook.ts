import type * as v from 'valibot'
import { RET } from '#api/endpoint.ts'
import type { backtestPlan, previewPlan } from '#api/calls/plan.ts'
import { addDays, isDate8, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import { estimatePurchase } from '#domain/money/fees.ts'
import {
  add,
  compare,
  divide,
  isZero,
  minimum,
  multiply,
  roundCent,
  roundTo,
  subtract,
  type Decimal,
} from '#domain/money/money.ts'
import { lastOnOrBefore } from '#domain/fund/performance.ts'
import { instalment, nextDebitDate } from '#domain/plan/regular-plan.ts'
import { addTradingDays, tradingDayBefore } from '#domain/calendar/trading-dates.ts'
import type { Fund } from '#test/sandbox/market/market.ts'
import { Refusal } from '#test/sandbox/refusal.ts'
import { cents, parseCents } from '#test/sandbox/store/cents.ts'
import { fundDays } from '#test/sandbox/trading/purchase-terms.ts'
import type { World } from '#test/sandbox/world.ts'
import { lastCloseDay, smartMeasure } from './market-index.ts'
import { sharesByDay, type Tranche } from './past-instalments.ts'
import { planMinimum } from './plan-minimum.ts'
import { resolveCycle, firstPlanDay, type AskedCycle } from './plan-row.ts'

const SHOWN_DEBITS = 6

/** What a plan made now would do. */
export function preview(
  { db, market }: World,
  fund: Fund,
  request: v.InferOutput<typeof previewPlan.request>,
  now: Time14,
): v.InferOutput<typeof previewPlan.payload> {
  const today = now.slice(0, 8)
  const cycle = resolveCycle(request, firstPlanDay(request, today))
  const debitDates: Date8[] = []
  for (let day = today; debitDates.length < SHOWN_DEBITS;) {
    day = nextDebitDate(cycle, day, market.isTradingDay)
    debitDates.push(day)
  }
  const { smart } = request
  return {
    debitDates,
    minAmount: planMinimum(fund),
    amountStep: fund.amountStep,
    maxAmount: fund.dailyLimit === null ? fund.maxAmount : minimum(fund.maxAmount, fund.dailyLimit),
    smart: smart && smartMeasure(db, market, smart, lastCloseDay(now, market.isTradingDay)),
  }
}

const percentGain = (value: Decimal, base: Decimal) =>
  isZero(base) ? '0.00' : roundTo(multiply(subtract(divide(value, base), '1'), '100'), 2)

const maximumDay = (a: Date8, b: Date8) => (a > b ? a : b)

function period(from: string, to: string): { first: Date8; last: Date8 } {
  const [first, end] = [`${from}01`, `${to}01`]
  if (!isDate8(first) || !isDate8(end) || first > end)
    throw new Refusal(RET.badRequest, '参数 from、to 不正确')
  // Days are compared as text, so that the 31st ends every month.
  return { first, last: `${to}31` }
}

/** Runs a plan over the values of the past. A debit on a day without a value is left out. */
export function backtest(
  { db, market }: World,
  fund: Fund,
  request: v.InferOutput<typeof backtestPlan.request>,
  now: Time14,
): v.InferOutput<typeof backtestPlan.payload> {
  const { first, last } = period(request.from, request.to)
  const asked: AskedCycle = request
  const amount = parseCents(request.amount)
  if (amount === null || amount > cents(fund.maxAmount))
    throw new Refusal(RET.badRequest, '参数 amount 不正确')
  const points = market.rawPoints(fund.code, now)
  // Nothing could be bought before the first value, and a period may be asked for from any year on.
  const before = addDays(maximumDay(first, points[0]?.date ?? first), -1)
  const cycle = resolveCycle(asked, firstPlanDay(asked, before))
  const inPeriod = points.slice(0, lastOnOrBefore(points, last) + 1)
  const navs = new Map(inPeriod.map((it) => [it.date, it.nav]))
  const newest = inPeriod.at(-1)?.date ?? ''

  const newTranche = (date: Date8, sum: Decimal, nav: Decimal): Tranche => ({
    date,
    earnsFrom: addTradingDays(date, fundDays(fund).confirm, market.isTradingDay),
    shares:
      estimatePurchase({ amount: sum, tiers: fund.purchaseTiers, discount: fund.discount, nav })
        .shares ?? '0',
  })
  const share = (day: Date8) =>
    request.smart === null
      ? '100'
      : (smartMeasure(db, market, request.smart, tradingDayBefore(day, market.isTradingDay))
          ?.share ?? '100')

  const tranches: Tranche[] = []
  const paid: { date: Date8; total: Decimal }[] = []
  let total = '0'
  for (
    let day = nextDebitDate(cycle, before, market.isTradingDay);
    day <= newest;
    day = nextDebitDate(cycle, day, market.isTradingDay)
  ) {
    const nav = navs.get(day)
    if (nav === undefined) continue
    const paidNow = instalment(request.amount, share(day))
    if (compare(paidNow, '0') <= 0) continue
    total = add(total, paidNow)
    tranches.push(newTranche(day, paidNow, nav))
    paid.push({ date: day, total })
  }

  const start = tranches[0]?.date
  const startNav = start === undefined ? undefined : navs.get(start)
  const lump =
    start === undefined || startNav === undefined ? [] : [newTranche(start, total, startNav)]
  const planShares = sharesByDay(inPeriod, tranches)
  const lumpShares = sharesByDay(inPeriod, lump)
  const worth = (shares: ReadonlyMap<Date8, Decimal>, date: Date8) =>
    roundCent(multiply(shares.get(date) ?? '0', navs.get(date) ?? '0'))
  const marketValue = worth(planShares, newest)
  return {
    times: tranches.length,
    paidAmount: roundCent(total),
    marketValue,
    profitRate: percentGain(marketValue, total),
    lumpSumProfitRate: percentGain(worth(lumpShares, newest), total),
    curve: paid.map(({ date, total: soFar }) => ({
      date,
      plan: percentGain(worth(planShares, date), soFar),
      lumpSum: percentGain(worth(lumpShares, date), total),
    })),
  }
}
