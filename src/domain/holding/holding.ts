/**
 * The cost and the income of a position: rules.md#holding-cost. Four figures, defined apart from
 * one another:
 * - yesterday's income: what the last NAV day added to the shares held through it;
 * - holding profit: what the shares still held are worth above what they cost; sales and cash
 *   dividends do not enter;
 * - cumulative profit: all that came back or is still there, less all that was paid in, since the
 *   first purchase;
 * - XIRR: the yearly rate at which the dated payments balance (a statistic, hence a float).
 */
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

/**
 * An event that changes a position. Amounts in yuan: a purchase's with its fee, a redemption's
 * after its fee.
 */
export type HoldingEvent =
  | { kind: 'buy'; shares: Decimal; amount: Decimal }
  | { kind: 'redeem'; shares: Decimal; amount: Decimal }
  | { kind: 'cashDividend'; amount: Decimal }
  | { kind: 'shareDividend'; shares: Decimal }
  /** `shares` below 0 where a fund merges its shares. */
  | { kind: 'split'; shares: Decimal }

export interface Holding {
  shares: Decimal
  /** Cost of the shares still held, in yuan, unrounded. */
  cost: Decimal
  /** All that was ever paid in. */
  paidIn: Decimal
  /** All that ever came back: redemptions and cash dividends. */
  paidOut: Decimal
}

export const EMPTY_HOLDING: Holding = { shares: '0', cost: '0', paidIn: '0', paidOut: '0' }

/** Enough that no cent is lost over a life of trades, while the numbers do not grow without end. */
const COST_PLACES = 20

/**
 * The position after an event. A purchase adds to the cost; a redemption takes the same share of
 * cost as of shares, so that the cost of one share stays; the cost is 0 once the position is
 * cleared. Reinvested dividends and splits change the shares and no cost. Throws RangeError when more is redeemed
 * than held.
 */
export function applyHoldingEvent(holding: Holding, event: HoldingEvent): Holding {
  switch (event.kind) {
    case 'buy':
      return {
        ...holding,
        shares: add(holding.shares, event.shares),
        cost: add(holding.cost, event.amount),
        paidIn: add(holding.paidIn, event.amount),
      }
    case 'redeem': {
      const shares = subtract(holding.shares, event.shares)
      if (compare(shares, '0') < 0) {
        throw new RangeError(`Redeemed ${event.shares} shares of ${holding.shares} held`)
      }
      const cost = isZero(shares)
        ? '0'
        : roundTo(divide(multiply(holding.cost, shares), holding.shares), COST_PLACES)
      return { ...holding, shares, cost, paidOut: add(holding.paidOut, event.amount) }
    }
    case 'cashDividend':
      return { ...holding, paidOut: add(holding.paidOut, event.amount) }
    case 'shareDividend':
    case 'split':
      return { ...holding, shares: add(holding.shares, event.shares) }
  }
}

/** The position after all events, oldest first. */
export function computeHolding(events: readonly HoldingEvent[]): Holding {
  return events.reduce(applyHoldingEvent, EMPTY_HOLDING)
}

export interface HoldingFigures {
  /** Yuan to the cent. */
  marketValue: Decimal
  cost: Decimal
  /** Cost of one share, four decimals; null when nothing is held. */
  unitCost: Decimal | null
  holdingProfit: Decimal
  /** Percent of the cost, two decimals; null when there is no cost. */
  holdingProfitRate: Decimal | null
  cumulativeProfit: Decimal
}

/** The figures of a position at a NAV. */
export function holdingFigures(holding: Holding, nav: Decimal): HoldingFigures {
  const marketValue = roundCent(multiply(holding.shares, nav))
  const cost = roundCent(holding.cost)
  const holdingProfit = roundCent(subtract(marketValue, cost))
  return {
    marketValue,
    cost,
    unitCost: isZero(holding.shares) ? null : roundTo(divide(holding.cost, holding.shares), 4),
    holdingProfit,
    holdingProfitRate: isZero(cost)
      ? null
      : roundTo(multiply(divide(holdingProfit, cost), '100'), 2),
    cumulativeProfit: roundCent(subtract(add(marketValue, holding.paidOut), holding.paidIn)),
  }
}

/**
 * The profit that is shown with a holding, and its rate. Income of a money-market fund is carried
 * over into shares, so that a withdrawal would take its part of the holding profit along: all that
 * the fund ever earned is shown instead, without a rate.
 */
export function profitBeside(
  { holdingProfit, holdingProfitRate, cumulativeProfit }: HoldingFigures,
  isMoney: boolean,
): { readonly profit: Decimal; readonly rate: Decimal | null } {
  return isMoney
    ? { profit: cumulativeProfit, rate: null }
    : { profit: holdingProfit, rate: holdingProfitRate ?? '0.00' }
}

/** A copy with the largest amount first; equals in order of their codes. */
export function largestFirst<H extends { readonly amount: Decimal; readonly fundCode: string }>(
  holdings: readonly H[],
): H[] {
  const copy = [...holdings]
  copy.sort((a, b) => compare(b.amount, a.amount) || (a.fundCode < b.fundCode ? -1 : 1))
  return copy
}

/**
 * Yesterday's income: what the shares held through the last NAV day are worth now, their dividend
 * and the shares that a split of the day added with it, less what they were worth before. Each to the cent as it is shown, so that the days of a
 * month sum to what its report has.
 */
export function dayIncome(day: {
  shares: Decimal
  nav: Decimal
  navBefore: Decimal
  dividend?: Decimal | null
  splitShares?: Decimal
}): Decimal {
  const worth = (perShare: Decimal) => roundCent(multiply(day.shares, perShare))
  const now = roundCent(multiply(add(day.shares, day.splitShares ?? '0'), day.nav))
  return roundCent(subtract(add(now, worth(day.dividend ?? '0')), worth(day.navBefore)))
}

/** A money fund's income of one day: `shares / 10000 * income per 10,000 shares`, to the cent. */
export function moneyFundIncome(shares: Decimal, incomePer10k: Decimal): Decimal {
  return roundCent(divide(multiply(shares, incomePer10k), '10000'))
}

/** A total that equals the sum of its printed parts: each part is rounded to the cent first. */
export function sumDecimals(parts: readonly Decimal[]): Decimal {
  return roundCent(sum(parts.map(roundCent)))
}

/**
 * The part of a total profit that is in none of the rows below it, as of a money-market fund that
 * has been emptied; null where the rows sum to the total.
 */
export function profitOfCleared(total: Decimal, rows: readonly Decimal[]): Decimal | null {
  const apart = roundCent(subtract(total, sumDecimals(rows)))
  return isZero(apart) ? null : apart
}

/**
 * A dated payment seen from the investor: paid in below 0, received (and today's value) above 0.
 * Yuan as a float.
 */
export interface CashFlow {
  date: Date8
  amount: number
}

const XIRR_LOWEST = -0.9999
const XIRR_HIGHEST = 1000

/**
 * The yearly rate in percent at which the flows' present values sum to 0, on actual days over 365.
 * Null when the flows have but one sign, all fall on one day, or no rate between -99.99 % and
 * 100,000 % balances them.
 */
export function xirr(flows: readonly CashFlow[]): number | null {
  const first = flows.reduce((day, flow) => (flow.date < day ? flow.date : day), '99991231')
  const dated = flows.map((flow) => ({
    amount: flow.amount,
    years: daysBetween(first, flow.date) / 365,
  }))
  const value = (rate: number) =>
    dated.reduce((total, flow) => total + flow.amount / Math.pow(1 + rate, flow.years), 0)
  let low = XIRR_LOWEST
  let high = XIRR_HIGHEST
  const sign = Math.sign(value(low))
  if (sign === 0 || sign === Math.sign(value(high))) return null
  // Bisection always ends: 200 halvings are far below the last bit of a double.
  for (let round = 0; round < 200; round += 1) {
    const middle = (low + high) / 2
    if (Math.sign(value(middle)) === sign) low = middle
    else high = middle
  }
  return low * 100
}
