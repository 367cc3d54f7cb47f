/** The cost of a purchase with coupons: rules.md#coupons. */
import { estimatePurchase, type PurchaseEstimate } from '#domain/money/fees.ts'
import {
  add,
  compare,
  divide,
  fromPercent,
  maximum,
  minimum,
  multiply,
  roundCent,
  roundShare,
  subtract,
  type Decimal,
} from '#domain/money/money.ts'
import type { CouponTerms } from './coupon.ts'

type Purchase = Parameters<typeof estimatePurchase>[0]

/** A purchase with what its coupons take off the fee, and what they pay back later. */
export interface CouponPurchase extends PurchaseEstimate {
  /** The fee without a coupon, after the user's own discount. */
  readonly ownFee: Decimal
  readonly cut: Decimal
  readonly back: Decimal
  /** `cut` and `back`. */
  readonly benefit: Decimal
}

function cutFee(purchase: Purchase, own: PurchaseEstimate, terms: CouponTerms): Decimal {
  switch (terms.kind) {
    case 'rateFactor': {
      // The lower of the two, not their product; nothing on a flat fee.
      const discount = minimum(purchase.discount ?? '1', terms.factor)
      const { fee } = estimatePurchase({ ...purchase, discount })
      const floor = terms.maxSave === null ? '0' : subtract(own.fee, terms.maxSave)
      return minimum(own.fee, maximum(fee, floor))
    }
    case 'feeCut':
      return subtract(own.fee, minimum(terms.cut, own.fee))
    case 'feeBack':
    case 'rateUp':
    case 'experience':
      return own.fee
  }
}

const paidBack = (fee: Decimal, terms: CouponTerms): Decimal =>
  terms.kind === 'feeBack'
    ? minimum(roundCent(multiply(fee, fromPercent(terms.share))), terms.cap)
    : '0.00'

/**
 * The purchase with its coupons, of which one may cut the fee and one pay back of what is left. What
 * is cut buys shares.
 */
export function couponPurchase(
  purchase: Purchase,
  coupons: readonly CouponTerms[],
): CouponPurchase {
  const own = estimatePurchase(purchase)
  const fee = roundCent(
    coupons.reduce((least, terms) => minimum(least, cutFee(purchase, own, terms)), own.fee),
  )
  const back = roundCent(coupons.reduce((sum, terms) => add(sum, paidBack(fee, terms)), '0.00'))
  const net = roundCent(subtract(add(own.net, own.fee), fee))
  const cut = roundCent(subtract(own.fee, fee))
  const priced = purchase.nav !== null && compare(purchase.nav, '0') > 0 ? purchase.nav : null
  return {
    ...own,
    net,
    fee,
    shares: priced === null ? null : roundShare(divide(net, priced)),
    ownFee: own.fee,
    cut,
    back,
    benefit: roundCent(add(cut, back)),
  }
}
