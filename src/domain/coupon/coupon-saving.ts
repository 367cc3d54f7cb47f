/** The saving of a coupon on one fund: rules.md#coupons. */
import { compare, type Decimal } from '#domain/money/money.ts'
import { inScope, type CouponOrder } from './best-coupons.ts'
import type { Coupon } from './coupon.ts'
import { couponPurchase, type CouponPurchase } from './coupon-fee.ts'

const USUAL = '10000.00'

/** The amount by which a coupon is judged: 10,000 yuan, or the nearest that it allows. */
export function exampleAmount({
  minAmount,
  maxAmount,
}: Pick<Coupon, 'minAmount' | 'maxAmount'>): Decimal {
  if (compare(minAmount, USUAL) > 0) return minAmount
  return maxAmount !== null && compare(maxAmount, USUAL) < 0 ? maxAmount : USUAL
}

type Judged = Pick<Coupon, 'terms' | 'scope' | 'minAmount' | 'maxAmount'>

/** The example purchase of a fund with a coupon; null for a fund that is not of its scope. */
export function couponSaving(
  coupon: Judged,
  fund: Omit<CouponOrder, 'amount' | 'scene'>,
): CouponPurchase | null {
  if (!inScope(coupon.scope, fund)) return null
  return couponPurchase({ ...fund, amount: exampleAmount(coupon), nav: null }, [coupon.terms])
}
