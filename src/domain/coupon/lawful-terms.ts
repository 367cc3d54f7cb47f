/** The part that the fee rules leave to a coupon: rules.md#publicity. */
import { FRONT_FEES } from '#domain/publicity/publicity.ts'
import { compare, isZero } from '#domain/money/money.ts'
import type { CouponTerms } from './coupon.ts'

/** A coupon never waives a whole fee by itself, and pays back no more of it than was paid. */
export const COUPON_LIMITS = {
  source: FRONT_FEES.source,
  leastFactor: '0.1',
  mostShare: '100',
} as const

/** Returns why a coupon may not be given; null where it may. */
export function unlawfulTerms(terms: CouponTerms): 'waivesFee' | 'paysMore' | 'noLimit' | null {
  switch (terms.kind) {
    case 'rateFactor':
      return compare(terms.factor, COUPON_LIMITS.leastFactor) < 0 ? 'waivesFee' : null
    case 'feeCut':
      return isZero(terms.cut) ? 'noLimit' : null
    case 'feeBack':
      return compare(terms.share, COUPON_LIMITS.mostShare) > 0 ? 'paysMore' : null
    case 'rateUp':
      return isZero(terms.cap) ? 'noLimit' : null
    case 'experience':
      return isZero(terms.principal) ? 'noLimit' : null
  }
}
