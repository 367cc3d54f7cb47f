/**
 * A plan run over historical values, compared with the same money invested at once:
 * rules.md#back-test.
 */
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { addTradingDays, type TradingCalendar } from '#domain/calendar/trading-dates.ts'
import { lastOnOrBefore } from '#domain/fund/performance.ts'
import { estimatePurchase, type PurchaseTier } from '#domain/money/fees.ts'
import {
  add,
  compare,
  divide,
  isZero,
  multiply,
  roundCent,
  roundTo,
  subtract,
  type Decimal,
} from '#domain/money/money.ts'
import { sharesByDay, type Tranche, type ValueDay } from './past-instalments.ts'
import { instalment, nextDebitDate, type PlanCycle } from './regular-plan.ts'

export interface PastPlan {
  readonly cycle: PlanCycle
  /** Yuan of an instalment; of a smart plan the base. */
  readonly amount: Decimal
  /** Percent of the base on a debit day; 100 for an ordinary plan. */
  readonly shareOn: (debit: Date8) => Decimal
  /** The first debit is after this day. */
  readonly after: Date8
  readonly through: Date8
}

export interface PastFund {
  /** Its values in order. A debit on a day without a value is left out. */
  readonly days: readonly ValueDay[]
  readonly tiers: readonly PurchaseTier[]
  readonly discount: Decimal | null
  /** Trading days until shares are confirmed. */
  readonly confirmDays: number
}

export interface Backtest {
  readonly times: number
  readonly paidAmount: Decimal
  readonly shares: Decimal
  readonly marketValue: Decimal
  readonly profitRate: Decimal
  /** Yuan paid for a share, fees in; null without an instalment. */
  readonly averageCost: Decimal | null
  readonly lumpSumMarketValue: Decimal
  readonly lumpSumProfitRate: Decimal
  /** The first debit, and the day of the last value; null without an instalment. */
  readonly firstDate: Date8 | null
  readonly lastDate: Date8 | null
  readonly curve: readonly { date: Date8; plan: Decimal; lumpSum: Decimal }[]
}

const COST_PLACES = 4

const percentGain = (value: Decimal, base: Decimal): Decimal =>
  isZero(base) ? '0.00' : roundTo(multiply(subtract(divide(value, base), '1'), '100'), 2)

interface Paid {
  readonly date: Date8
  readonly nav: Decimal
  readonly amount: Decimal
}

function instalments(
  plan: PastPlan,
  navs: ReadonlyMap<Date8, Decimal>,
  newest: Date8,
  isTradingDay: TradingCalendar,
): Paid[] {
  const paid: Paid[] = []
  const next = (day: Date8) => nextDebitDate(plan.cycle, day, isTradingDay)
  for (let date = next(plan.after); date <= newest; date = next(date)) {
    const nav = navs.get(date)
    if (nav === undefined) continue
    const amount = instalment(plan.amount, plan.shareOn(date))
    if (compare(amount, '0') > 0) paid.push({ date, nav, amount })
  }
  return paid
}

/** The lump sum is what the plan paid in all, invested on the day of its first debit. */
export function backtest(plan: PastPlan, fund: PastFund, isTradingDay: TradingCalendar): Backtest {
  const days = fund.days.slice(0, lastOnOrBefore(fund.days, plan.through) + 1)
  const navs = new Map(days.map(({ date, nav }) => [date, nav]))
  const newest = days[days.length - 1]?.date ?? ''
  const buy = ({ date, nav, amount }: Paid): Tranche => ({
    date,
    earnsFrom: addTradingDays(date, fund.confirmDays, isTradingDay),
    shares:
      estimatePurchase({ amount, tiers: fund.tiers, discount: fund.discount, nav }).shares ?? '0',
  })
  const paid = instalments(plan, navs, newest, isTradingDay)
  const total = paid.reduce((sum, { amount }) => add(sum, amount), '0')
  const first = paid[0]
  const planShares = sharesByDay(days, paid.map(buy))
  const lumpShares = sharesByDay(days, first ? [buy({ ...first, amount: total })] : [])
  const worth = (shares: ReadonlyMap<Date8, Decimal>, date: Date8) =>
    roundCent(multiply(shares.get(date) ?? '0', navs.get(date) ?? '0'))
  const marketValue = worth(planShares, newest)
  const lumpSumMarketValue = worth(lumpShares, newest)
  const shares = roundTo(planShares.get(newest) ?? '0', 2)
  let soFar = '0'
  return {
    times: paid.length,
    paidAmount: roundCent(total),
    shares,
    marketValue,
    profitRate: percentGain(marketValue, total),
    averageCost: isZero(shares) ? null : roundTo(divide(total, shares), COST_PLACES),
    lumpSumMarketValue,
    lumpSumProfitRate: percentGain(lumpSumMarketValue, total),
    firstDate: first?.date ?? null,
    lastDate: first ? newest : null,
    curve: paid.map(({ date, amount }) => {
      soFar = add(soFar, amount)
      return {
        date,
        plan: percentGain(worth(planShares, date), soFar),
        lumpSum: percentGain(worth(lumpShares, date), total),
      }
    }),
  }
}
