import { couponFeature, type CouponTerms } from '#domain/coupon/coupon.ts'
import { unlawfulTerms } from '#domain/coupon/lawful-terms.ts'
import { showsFeature } from '#platform/display/shows-feature.ts'

/** Returns whether a coupon may be shown: its kind is released, and the rules allow its terms. */
export function showsCoupon(terms: CouponTerms): boolean {
  const feature = couponFeature(terms)
  return unlawfulTerms(terms) === null && (feature === null || showsFeature(feature))
}
