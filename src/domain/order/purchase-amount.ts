/**
 * The amounts that may be bought: rules.md#purchase-amounts (minimum, step, limit and what is left
 * of it; card limits per payment and day).
 */
import { compare, divide, minimum, parseDecimal, type Decimal } from '#domain/money/money.ts'

export interface PurchaseLimits {
  minAmount: Decimal
  amountStep: Decimal
  /** Most for one order. */
  maxAmount: Decimal
  /** Left of today's limit for this person and fund; null: no limit. */
  dailyLeft: Decimal | null
  /** The chosen card's limits; null: no card chosen. */
  card: { singleLimit: Decimal; dayLeft: Decimal } | null
}

export type AmountProblem =
  | { code: 'empty' }
  | { code: 'notANumber' }
  | { code: 'belowMinimum'; limit: Decimal }
  | { code: 'offStep'; limit: Decimal }
  | { code: 'aboveMaximum'; limit: Decimal }
  | { code: 'aboveDailyLeft'; limit: Decimal }
  | { code: 'aboveCardSingle'; limit: Decimal }
  | { code: 'aboveCardDay'; limit: Decimal }

/** The first thing that is wrong with an amount as typed, or null when it may be ordered. */
export function amountProblem(text: string, limits: PurchaseLimits): AmountProblem | null {
  if (text.trim() === '') return { code: 'empty' }
  const amount = parseDecimal(text)
  if (amount === null || compare(amount, '0') <= 0) return { code: 'notANumber' }
  if (compare(amount, limits.minAmount) < 0)
    return { code: 'belowMinimum', limit: limits.minAmount }
  if (!isMultiple(amount, limits.amountStep)) return { code: 'offStep', limit: limits.amountStep }
  const { card, dailyLeft } = limits
  if (compare(amount, limits.maxAmount) > 0)
    return { code: 'aboveMaximum', limit: limits.maxAmount }
  if (dailyLeft !== null && compare(amount, dailyLeft) > 0) {
    return { code: 'aboveDailyLeft', limit: dailyLeft }
  }
  if (card && compare(amount, card.singleLimit) > 0) {
    return { code: 'aboveCardSingle', limit: card.singleLimit }
  }
  if (card && compare(amount, card.dayLeft) > 0)
    return { code: 'aboveCardDay', limit: card.dayLeft }
  return null
}

/**
 * Returns whether a problem is said while the amount is still typed: more digits only make what is
 * too much greater. The others wait until the field is left.
 */
export const isSaidAtOnce = ({ code }: { readonly code: string }): boolean =>
  code.startsWith('above')

/** The most that may be ordered now. */
export function mostToBuy(limits: PurchaseLimits): Decimal {
  const { card, dailyLeft, maxAmount } = limits
  const fund = dailyLeft === null ? maxAmount : minimum(maxAmount, dailyLeft)
  return card === null ? fund : minimum(fund, minimum(card.singleLimit, card.dayLeft))
}

function isMultiple(amount: Decimal, step: Decimal): boolean {
  return compare(step, '0') <= 0 || !divide(amount, step).includes('.')
}
