/** The coupons that an order may use, and those that serve it best: rules.md#coupons. */
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import type { PurchaseTier } from '#domain/money/fees.ts'
import { compare, isZero, roundCent, subtract, sum, type Decimal } from '#domain/money/money.ts'
import type {
  Coupon,
  CouponContainer,
  CouponScene,
  CouponScope,
  CouponState,
  PayMeans,
} from './coupon.ts'
import { couponPurchase, type CouponPurchase } from './coupon-fee.ts'

/** The order, as far as it decides over coupons. */
export interface CouponOrder {
  readonly scene: CouponScene
  readonly fundCode: string
  readonly fundTypeCode: string
  readonly amount: Decimal
  readonly tiers: readonly PurchaseTier[]
  readonly discount: Decimal | null
  /** Null where it does not decide: not known yet, or placed by the provider itself. */
  readonly container: CouponContainer | null
  /** Null while nothing is chosen that pays. */
  readonly payBy: PayMeans | null
  /** The number of the instalment in its plan, from 1; null for any other order. */
  readonly instalment: number | null
}

/** The reason why a coupon cannot be used for an order. */
export type CouponProblem =
  | { readonly code: 'state'; readonly state: Exclude<CouponState, 'usable'> }
  | { readonly code: 'scene'; readonly scenes: readonly CouponScene[] }
  | { readonly code: 'instalment'; readonly first: number }
  | { readonly code: 'container'; readonly containers: readonly CouponContainer[] }
  | { readonly code: 'payBy'; readonly means: readonly PayMeans[] }
  | { readonly code: 'fund' }
  | { readonly code: 'belowMinimum'; readonly minAmount: Decimal; readonly missing: Decimal }
  | { readonly code: 'aboveMaximum'; readonly maxAmount: Decimal }
  | { readonly code: 'noBenefit' }

export function inScope(
  { fundCodes, fundTypes, except }: CouponScope,
  fund: Pick<CouponOrder, 'fundCode' | 'fundTypeCode'>,
): boolean {
  if (except.includes(fund.fundCode)) return false
  if (fundCodes !== null && !fundCodes.includes(fund.fundCode)) return false
  return fundTypes === null || fundTypes.includes(fund.fundTypeCode)
}

/** The state at a moment: what an open page shows as usable ends while it is open. */
function stateAt({ state, validFrom, validUntil }: Coupon, now: Time14): CouponState {
  if (state !== 'usable' && state !== 'notYet') return state
  if (now >= validUntil) return 'expired'
  return now < validFrom ? 'notYet' : 'usable'
}

const purchaseOf = (order: CouponOrder, coupons: readonly Coupon[]): CouponPurchase =>
  couponPurchase(
    { ...order, nav: null },
    coupons.map(({ terms }) => terms),
  )

/** The first reason against a coupon; null where the order may use it. */
export function couponProblem(
  coupon: Coupon,
  order: CouponOrder,
  now: Time14,
): CouponProblem | null {
  const state = stateAt(coupon, now)
  if (state !== 'usable') return { code: 'state', state }
  const { scenes, firstInstalments: first, containers, payBy } = coupon
  if (!scenes.includes(order.scene)) return { code: 'scene', scenes }
  if (first !== null && order.instalment !== null && order.instalment > first)
    return { code: 'instalment', first }
  if (containers !== null && order.container !== null && !containers.includes(order.container))
    return { code: 'container', containers }
  if (!inScope(coupon.scope, order)) return { code: 'fund' }
  if (payBy !== null && order.payBy !== null && !payBy.includes(order.payBy))
    return { code: 'payBy', means: payBy }
  const { minAmount, maxAmount } = coupon
  if (compare(order.amount, minAmount) < 0) {
    const missing = roundCent(subtract(minAmount, order.amount))
    return { code: 'belowMinimum', minAmount, missing }
  }
  if (maxAmount !== null && compare(order.amount, maxAmount) > 0)
    return { code: 'aboveMaximum', maxAmount }
  return isZero(purchaseOf(order, [coupon]).benefit) ? { code: 'noBenefit' } : null
}

const paysBack = ({ terms }: Coupon): boolean => terms.kind === 'feeBack'

/**
 * Returns whether these may be used together: one, or two that stack, of which one cuts and one
 * pays back.
 */
export function stack(coupons: readonly Coupon[]): boolean {
  if (coupons.length < 2) return true
  return (
    coupons.length === 2 &&
    coupons.every(({ stackable }) => stackable) &&
    coupons.filter(paysBack).length === 1
  )
}

/** Returns how much of their faces is not used up; a coupon without a limit loses nothing. */
function faceLost(coupons: readonly Coupon[], { cut, back }: CouponPurchase): Decimal {
  const lost = coupons.map(({ terms }) => {
    switch (terms.kind) {
      case 'rateFactor':
        return terms.maxSave === null ? '0' : subtract(terms.maxSave, cut)
      case 'feeCut':
        return subtract(terms.cut, cut)
      case 'feeBack':
        return subtract(terms.cap, back)
      case 'rateUp':
      case 'experience':
        return '0'
    }
  })
  return sum(lost)
}

/** Coupons together, and what an order costs with them. */
export interface CouponChoice {
  readonly coupons: readonly Coupon[]
  readonly purchase: CouponPurchase
}

const least = (texts: readonly string[]): string =>
  texts.reduce((first, text) => (first === '' || text < first ? text : first), '')
const earliest = (coupons: readonly Coupon[]): string =>
  least(coupons.map(({ validUntil }) => validUntil))
const firstId = (coupons: readonly Coupon[]): string => least(coupons.map(({ cardId }) => cardId))

const byBenefit = (a: CouponChoice, b: CouponChoice): number =>
  compare(b.purchase.benefit, a.purchase.benefit) ||
  compare(a.purchase.back, b.purchase.back) ||
  compare(faceLost(a.coupons, a.purchase), faceLost(b.coupons, b.purchase)) ||
  earliest(a.coupons).localeCompare(earliest(b.coupons)) ||
  firstId(a.coupons).localeCompare(firstId(b.coupons))

/** Returns what an order costs with some coupons, whether or not it may use them. */
export const choiceOf = (coupons: readonly Coupon[], order: CouponOrder): CouponChoice => ({
  coupons,
  purchase: purchaseOf(order, coupons),
})

/** The coupons that serve an order best; null where none does. */
export function bestCoupons(
  coupons: readonly Coupon[],
  order: CouponOrder,
  now: Time14,
): CouponChoice | null {
  const usable = coupons.filter((coupon) => couponProblem(coupon, order, now) === null)
  const pairs = usable
    .filter((it) => !paysBack(it))
    .flatMap((cut) => usable.filter(paysBack).map((back) => [cut, back]))
    .filter(stack)
    .map((pair) => choiceOf(pair, order))
    // A second coupon that brings nothing would be wasted.
    .filter(({ purchase }) => !isZero(purchase.cut) && !isZero(purchase.back))
  const choices = [...usable.map((coupon) => choiceOf([coupon], order)), ...pairs]
  return choices.reduce<CouponChoice | null>(
    (best, it) => (best === null || byBenefit(it, best) < 0 ? it : best),
    null,
  )
}
