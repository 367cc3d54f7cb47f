import type { Coupon } from '#domain/coupon/coupon.ts'
import { couponPurchase } from '#domain/coupon/coupon-fee.ts'
import { FRONT_FEES } from '#domain/publicity/publicity.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { compare, isZero } from '#domain/money/money.ts'

const USUAL = '10000.00'
/** The highest rate that new funds have. */
const RATE = FRONT_FEES.most.activeEquity
const TIERS = [{ upTo: null, rate: RATE, flat: null }]

/** Returns what a coupon does for a purchase at the highest rate, without a discount. */
export function couponExample({ terms, minAmount }: Pick<Coupon, 'terms' | 'minAmount'>): string {
  const amount = compare(minAmount, USUAL) > 0 ? minAmount : USUAL
  const { ownFee, fee, back } = couponPurchase(
    { amount, tiers: TIERS, discount: null, nav: null },
    [terms],
  )
  const change = isZero(back)
    ? `${formatAmount(ownFee)} 元减至 ${formatAmount(fee)} 元`
    : `${formatAmount(fee)} 元，返还 ${formatAmount(back)} 元`
  return `按费率 ${RATE}% 买入 ${formatAmount(amount)} 元：申购费 ${change}`
}
