import {
  add,
  compare,
  divide,
  isZero,
  multiply,
  roundDownTo,
  subtract,
  sum,
} from '#domain/money/money.ts'
import type { Decimal } from '#domain/money/money.ts'

const STEP = '0.01'

/**
 * Each part's percent of the whole, two places, which add up to 100.00: rounded down, and what is
 * then missing goes to those that lost most, the earlier one of two that lost the same
 * (rules.md#monthly-report). All 0.00 of nothing. Parts are not below 0.
 */
export function percentShares(parts: readonly Decimal[]): Decimal[] {
  const whole = sum(parts)
  if (isZero(whole)) return parts.map(() => '0.00')
  const exact = parts.map((part) => divide(multiply(part, '100'), whole))
  const shares = exact.map((share) => roundDownTo(share, 2))
  const lost = exact.map((share, index) => subtract(share, shares[index] ?? '0'))
  const missing = Math.round(Number(subtract('100', sum(shares))) * 100)
  const most = [...parts.keys()]
  most.sort((a, b) => compare(lost[b] ?? '0', lost[a] ?? '0') || a - b)
  const raised = new Set(most.slice(0, missing))
  return shares.map((share, index) => (raised.has(index) ? add(share, STEP) : share))
}
