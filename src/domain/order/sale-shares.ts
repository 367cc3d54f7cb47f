/**
 * The shares, or the sum of a money fund, that may be sold: rules.md#redemption; quick withdrawal
 * by its daily limit.
 */
import {
  compare,
  divide,
  minimum,
  parseDecimal,
  roundShare,
  roundTo,
  subtract,
  type Decimal,
} from '#domain/money/money.ts'
import { sweepRemainder } from './redemption.ts'

export type SaleProblem =
  | { code: 'empty' }
  | { code: 'notANumber' }
  | { code: 'aboveUsable'; limit: Decimal }
  | { code: 'belowMinimum'; limit: Decimal }
  | { code: 'aboveQuickLeft'; limit: Decimal }

export interface SaleLimits {
  /** Shares of the chosen card that are neither frozen nor in an order. */
  usable: Decimal
  /** Least that one order sells; all that is usable may always be sold. */
  minShares: Decimal
  /** Left of today's quick withdrawals; null: not a quick one. */
  quickLeft: Decimal | null
}

/** The first thing that is wrong with shares as typed, or null when they may be sold. */
export function saleProblem(text: string, limits: SaleLimits): SaleProblem | null {
  if (text.trim() === '') return { code: 'empty' }
  const shares = parseDecimal(text)
  if (shares === null || compare(shares, '0') <= 0) return { code: 'notANumber' }
  const { usable, minShares, quickLeft } = limits
  if (compare(shares, usable) > 0) return { code: 'aboveUsable', limit: usable }
  if (quickLeft !== null && compare(shares, quickLeft) > 0)
    return { code: 'aboveQuickLeft', limit: quickLeft }
  if (compare(shares, usable) < 0 && compare(shares, minShares) < 0)
    return { code: 'belowMinimum', limit: minShares }
  return null
}

export interface OrderedShares {
  /** All that the order sells. */
  shares: Decimal
  /** Of these, the remainder that may not stay and goes along. */
  swept: Decimal
}

/** Returns what an order for shares as typed really sells, or null where they may not be sold. */
export function orderedShares(
  text: string,
  limits: SaleLimits & { minHoldShares: Decimal },
): OrderedShares | null {
  if (saleProblem(text, limits) !== null) return null
  const asked = roundShare(text.trim())
  const { shares } = sweepRemainder({
    held: limits.usable,
    asked,
    minimumHolding: limits.minHoldShares,
  })
  return { shares, swept: subtract(shares, asked) }
}

/** The most that may be sold now. */
export function mostToSell({ usable, quickLeft }: SaleLimits): Decimal {
  return quickLeft === null ? usable : minimum(usable, quickLeft)
}

/** One of `parts` equal parts of what is usable, to 0.01 share and never above it. */
export function shareOfHolding(usable: Decimal, parts: 1 | 2 | 3): Decimal {
  const part = roundTo(divide(usable, String(parts)), 2)
  return minimum(part, roundTo(usable, 2))
}
