import { compare, divide, multiply, roundDownTo, type Decimal } from '#domain/money/money.ts'

/**
 * Returns how far a profit rate is on the way to its goal: whole percent, from 0 at a loss to 100.
 */
export function goalProgress(rate: Decimal, goal: Decimal): number {
  if (compare(goal, '0') <= 0 || compare(rate, '0') <= 0) return 0
  return Math.min(100, Number(roundDownTo(multiply(divide(rate, goal), '100'), 0)))
}
