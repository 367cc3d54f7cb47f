/** Sums that are split over parts to the cent (rules.md#advice). */
import type { Decimal } from '#domain/money/money.ts'
import {
  add,
  compare,
  divide,
  isZero,
  multiply,
  roundCent,
  roundDownTo,
  roundTo,
  subtract,
  sum,
} from '#domain/money/money.ts'

const CENT = '0.01'

/**
 * Splits an amount by weights: each part is rounded down to the cent, and the cents that are left go
 * to the largest remainders, of equal ones to the earlier part. The parts sum to the amount.
 */
export function split(amount: Decimal, weights: readonly Decimal[]): Decimal[] {
  const whole = sum(weights)
  if (isZero(whole)) return weights.map(() => '0.00')
  const exact = weights.map((it) => divide(multiply(amount, it), whole))
  const parts = exact.map((it) => roundDownTo(it, 2))
  const lost = exact.map((it, index) => subtract(it, parts[index] ?? '0'))
  const left = Math.round(Number(subtract(amount, sum(parts))) * 100)
  const most = [...parts.keys()]
  most.sort((a, b) => compare(lost[b] ?? '0', lost[a] ?? '0') || a - b)
  const raised = new Set(most.slice(0, left))
  return parts.map((it, index) => (raised.has(index) ? roundTo(add(it, CENT), 2) : it))
}

/** The amounts to buy (above 0) and to sell (below 0) of each part, and the single-side turnover. */
export interface Rebalance {
  readonly changes: readonly Decimal[]
  /** Percent of the whole, two places. */
  readonly turnover: Decimal
}

export function rebalance(values: readonly Decimal[], weights: readonly Decimal[]): Rebalance {
  const whole = sum(values)
  const targets = split(whole, weights)
  const changes = targets.map((it, index) => roundTo(subtract(it, values[index] ?? '0'), 2))
  const bought = sum(changes.filter((it) => compare(it, '0') > 0))
  const turnover = isZero(whole) ? '0.00' : roundCent(divide(multiply(bought, '100'), whole))
  return { changes, turnover }
}

/** The largest distance of a part from its weight, in points, two places. */
export function drift(values: readonly Decimal[], weights: readonly Decimal[]): Decimal {
  const whole = sum(values)
  if (isZero(whole)) return '0.00'
  const points = values.map((it, index) => {
    const apart = subtract(divide(multiply(it, '100'), whole), weights[index] ?? '0')
    return compare(apart, '0') < 0 ? subtract('0', apart) : apart
  })
  return roundCent(points.reduce((most, it) => (compare(it, most) > 0 ? it : most), '0'))
}

/** Points from which a portfolio counts as drifted. */
export const DRIFT_LIMIT = '5.00'

/** The shares of a part that leave with a percent of the whole: rounded down, all of them at 100. */
export const sharesOut = (shares: Decimal, percent: number): Decimal =>
  percent >= 100
    ? roundTo(shares, 2)
    : roundDownTo(multiply(shares, divide(String(percent), '100')), 2)

/** The four pots of a person's money. */
export interface Pots {
  /** Six months of spending. */
  readonly ready: Decimal
  /** Planned within three years. */
  readonly planned: Decimal
  /** The rest, for the matched portfolio. */
  readonly long: Decimal
  /** Yuan by which the first pot is not full. */
  readonly short: Decimal
}

const MONTHS_READY = '6'

export function pots(it: {
  readonly total: Decimal
  readonly spending: Decimal
  readonly planned: Decimal
}): Pots {
  const least = (a: Decimal, b: Decimal) => (compare(a, b) < 0 ? a : b)
  const wanted = multiply(it.spending, MONTHS_READY)
  const ready = least(it.total, wanted)
  const afterReady = subtract(it.total, ready)
  const planned = least(afterReady, it.planned)
  return {
    ready: roundCent(ready),
    planned: roundCent(planned),
    long: roundCent(subtract(afterReady, planned)),
    short: roundCent(subtract(wanted, ready)),
  }
}
