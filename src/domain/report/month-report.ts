/** A month of an account: rules.md#monthly-report. Sums are yuan with two places. */
import { daysBetween, type Date8 } from '#domain/calendar/calendar-date.ts'
import {
  add,
  compare,
  divide,
  isZero,
  multiply,
  roundCent,
  roundTo,
  subtract,
  sum,
  type Decimal,
} from '#domain/money/money.ts'

/** The beginning of a month, and its events. */
export interface MonthSums {
  readonly opening: Decimal
  readonly inflow: Decimal
  readonly outflow: Decimal
  readonly profit: Decimal
}

/** 期初 + 转入 − 转出 + 收益. */
export function closingOf({ opening, inflow, outflow, profit }: MonthSums): Decimal {
  return roundCent(subtract(sum([opening, inflow, profit]), outflow))
}

/** Returns whether the equation holds for what was reported, to the cent. */
export function reconciles(month: MonthSums & { readonly closing: Decimal }): boolean {
  return compare(closingOf(month), month.closing) === 0
}

type Flows = Pick<MonthSums, 'inflow' | 'outflow'>

/**
 * Returns what moved between the user's own funds: in the flows of the funds, and not in those of
 * the account. Null where the two sides differ, for then the rows are not all there.
 */
export function convertedBetweenFunds(funds: readonly Flows[], account: Flows): Decimal | null {
  const into = subtract(sum(funds.map(({ inflow }) => inflow)), account.inflow)
  const out = subtract(sum(funds.map(({ outflow }) => outflow)), account.outflow)
  return compare(into, out) === 0 && compare(into, '0') >= 0 ? roundCent(into) : null
}

/** Money that came in on a day, or went out where it is below 0. */
export interface DatedFlow {
  readonly date: Date8
  readonly amount: Decimal
}

interface Span {
  readonly first: Date8
  readonly last: Date8
}

/**
 * The money that was there on average: what there was at first, and each flow by the days that it
 * stayed, its own day among them. Not rounded.
 */
export function weightedBase(
  opening: Decimal,
  flows: readonly DatedFlow[],
  { first, last }: Span,
): Decimal {
  const days = String(daysBetween(first, last) + 1)
  const moneyDays = flows.map(({ date, amount }) =>
    multiply(amount, String(daysBetween(date, last) + 1)),
  )
  return divide(add(multiply(opening, days), sum(moneyDays)), days)
}

/** Percent; null where there was no money to earn on. */
export function profitRate(profit: Decimal, base: Decimal): Decimal | null {
  return compare(base, '0') <= 0 ? null : roundTo(multiply(divide(profit, base), '100'), 2)
}

/**
 * Returns what the profit has besides the income of the days: fees of orders, and what happens
 * between the day of a price and that of its confirmation.
 */
export const tradeDifference = (profit: Decimal, income: Decimal): Decimal =>
  roundCent(subtract(profit, income))

/** The most first; those with the same profit by code. */
export function byProfit<F extends { readonly fundCode: string; readonly profit: Decimal }>(
  funds: readonly F[],
): F[] {
  const copy = [...funds]
  copy.sort((a, b) => compare(b.profit, a.profit) || (a.fundCode < b.fundCode ? -1 : 1))
  return copy
}

/** The funds that gained most and least. A fund is named once: a single one is the best. */
export function bestAndWorst<F extends { readonly fundCode: string; readonly profit: Decimal }>(
  funds: readonly F[],
): { readonly best: F | null; readonly worst: F | null } {
  const ranked = byProfit(funds)
  return {
    best: ranked[0] ?? null,
    worst: ranked.length > 1 ? (ranked[ranked.length - 1] ?? null) : null,
  }
}

/**
 * `empty`: nothing was there and nothing happened. `cleared`: nothing is left at its end. `first`:
 * the first of all.
 */
export type MonthKind = 'empty' | 'cleared' | 'first' | 'ordinary'

export function monthKind(
  month: MonthSums & { readonly closing: Decimal },
  isFirst: boolean,
): MonthKind {
  const { opening, inflow, outflow, profit, closing } = month
  if ([opening, inflow, outflow, profit, closing].every(isZero)) return 'empty'
  if (isZero(closing)) return 'cleared'
  return isFirst ? 'first' : 'ordinary'
}
