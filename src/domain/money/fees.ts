/** The cost and the result of a purchase: rules.md#purchase. Redemption: `redemption.ts`. */
import {
  add,
  compare,
  divide,
  fromPercent,
  minimum,
  multiply,
  roundCent,
  roundShare,
  subtract,
  type Decimal,
} from './money.ts'

/**
 * One step of a purchase fee ladder: amounts under `upTo` yuan (null: no upper bound) pay `rate`
 * percent, or the `flat` sum in yuan. Exactly one of `rate` and `flat` is set; flat wins. Tiers are
 * in rising order.
 */
export interface PurchaseTier {
  upTo: Decimal | null
  rate: Decimal | null
  flat: Decimal | null
}

export interface PurchaseEstimate {
  /** Yuan that buy shares. */
  net: Decimal
  /** Yuan of fee; `net + fee` is the amount. */
  fee: Decimal
  /** Shares to 0.01; null while the NAV is not known. */
  shares: Decimal | null
  /** Percent after discount; null for a flat fee. */
  rate: Decimal | null
  /** Percent before discount; null for a flat fee. */
  originalRate: Decimal | null
  /** The fee without discount, to show what is saved. */
  originalFee: Decimal
}

/** The tier of an amount; null for an empty ladder (class C: no front fee). */
export function purchaseTier(amount: Decimal, tiers: readonly PurchaseTier[]): PurchaseTier | null {
  return tiers.find((tier) => tier.upTo === null || compare(amount, tier.upTo) < 0) ?? null
}

/** A rate, discount or sum below zero is no charge: no user gets shares for more than was paid. */
const atLeastZero = (value: Decimal): Decimal => (compare(value, '0') < 0 ? '0' : value)

function feeAtRate(amount: Decimal, rate: Decimal): Decimal {
  return subtract(amount, roundCent(divide(amount, add('1', fromPercent(rate)))))
}

/**
 * `net = round(amount / (1 + rate))`, `fee = amount - net`, `shares = round(net / nav)`. `discount`
 * is a factor on the rate (`0.1` for 一折, null for none); a flat fee is not discounted. A null or
 * zero NAV leaves the shares open.
 */
export function estimatePurchase(order: {
  amount: Decimal
  tiers: readonly PurchaseTier[]
  discount: Decimal | null
  nav: Decimal | null
}): PurchaseEstimate {
  const amount = roundCent(order.amount)
  const tier = purchaseTier(amount, order.tiers)
  const flat = tier?.flat == null ? null : atLeastZero(tier.flat)
  const originalRate = flat === null ? atLeastZero(tier?.rate ?? '0') : null
  const rate =
    originalRate === null ? null : multiply(originalRate, atLeastZero(order.discount ?? '1'))
  const charge = (percent: Decimal | null) =>
    roundCent(percent === null ? minimum(flat ?? '0', amount) : feeAtRate(amount, percent))
  const fee = charge(rate)
  const net = roundCent(subtract(amount, fee))
  const priced = order.nav !== null && compare(order.nav, '0') > 0 ? order.nav : null
  return {
    net,
    fee,
    shares: priced === null ? null : roundShare(divide(net, priced)),
    rate,
    originalRate,
    originalFee: charge(originalRate),
  }
}
