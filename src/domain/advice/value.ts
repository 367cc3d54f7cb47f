/** The value of a portfolio by the values of its parts (rules.md#advice). */
import type { Decimal } from '#domain/money/money.ts'
import { add, divide, multiply, roundTo, subtract, sum } from '#domain/money/money.ts'

/** The value on the first day. */
export const BASE = '1000'

/** A day: how much each part changed, percent, and the weights that it is set to at the day's end. */
export interface ValueDay {
  readonly changes: readonly Decimal[]
  readonly resetTo?: readonly Decimal[] | undefined
  /** Calendar days since the day before, each with its fee; 1 by default. */
  readonly feeDays?: number
}

const PLACES = 18
const fractions = (weights: readonly Decimal[]): Decimal[] => {
  const whole = sum(weights)
  return weights.map((it) => divide(it, whole))
}

/**
 * The value of each day, four places: parts grow with their funds, so that weights drift; the day's
 * fee comes off all of them alike.
 */
export function portfolioValues(
  weights: readonly Decimal[],
  rate: Decimal,
  days: readonly ValueDay[],
): Decimal[] {
  let parts = fractions(weights).map((it) => multiply(it, BASE))
  const kept = subtract('1', divide(multiply(rate, '0.01'), '365'))
  const grown = (change: Decimal) => add('1', multiply(change, '0.01'))
  return days.map(({ changes, resetTo, feeDays = 1 }) => {
    const afterFee = Array.from({ length: feeDays }, () => kept).reduce(multiply, '1')
    parts = parts.map((it, index) =>
      roundTo(multiply(multiply(it, grown(changes[index] ?? '0')), afterFee), PLACES),
    )
    const whole = sum(parts)
    if (resetTo !== undefined) parts = fractions(resetTo).map((it) => multiply(it, whole))
    return roundTo(whole, 4)
  })
}

/** Days that a portfolio must have run until its performance is shown. */
export const SHOWN_AFTER_DAYS = 365
