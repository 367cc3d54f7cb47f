import type { Coupon } from '#domain/coupon/coupon.ts'
import { couponPurchase } from '#domain/coupon/coupon-fee.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { compare, isZero } from '#domain/money/money.ts'

const USUAL = '10000.00'
/** A rate as funds of all kinds have one. */
const TIERS = [{ upTo: null, rate: '0.80', flat: null }]

/** What a coupon does for a purchase at a rate of 0.80 % without a discount. */
export function couponExample({ terms, minAmount }: Pick<Coupon, 'terms' | 'minAmount'>): string {
  const amount = compare(minAmount, USUAL) > 0 ? minAmount : USUAL
  const { ownFee, fee, back } = couponPurchase(
    { amount, tiers: TIERS, discount: null, nav: null },
    [terms],
  )
  const change = isZero(back)
    ? `${formatAmount(ownFee)} 元减至 ${formatAmount(fee)} 元`
    : `${formatAmount(fee)} 元，返还 ${formatAmount(back)} 元`
  return `按费率 0.80% 买入 ${formatAmount(amount)} 元：申购费 ${change}`
}
