/**
 * The proceeds of a redemption or a conversion: rules.md#redemption. Lots leave first in, first
 * out.
 */
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import {
  add,
  compare,
  divide,
  fromPercent,
  isZero,
  maximum,
  minimum,
  multiply,
  roundCent,
  roundShare,
  subtract,
  sum,
  type Decimal,
} from '#domain/money/money.ts'
import { holdingDays, type HoldingEnd, type SaleDays } from './holding-days.ts'

/**
 * Lots held for less than `underDays` calendar days (null: any longer) pay `rate` percent. In
 * rising order.
 */
export interface RedemptionTier {
  underDays: number | null
  rate: Decimal
}

/**
 * The floors that hold for contracts since 2026-01-01; older contracts and exempt funds bring their
 * own table.
 */
export const STATUTORY_REDEMPTION_TIERS: readonly RedemptionTier[] = [
  { underDays: 7, rate: '1.5' },
  { underDays: 30, rate: '1' },
  { underDays: 180, rate: '0.5' },
  { underDays: null, rate: '0' },
]

/** Shares that were confirmed on one day. */
export interface Lot {
  confirmDate: Date8
  shares: Decimal
}

export interface LotRedemption {
  confirmDate: Date8
  /** Days of holding. */
  ageDays: number
  shares: Decimal
  /** Percent. */
  rate: Decimal
  gross: Decimal
  fee: Decimal
}

export interface RedemptionEstimate {
  /** Yuan before fees, the sum of the lots' gross to the cent. */
  gross: Decimal
  fee: Decimal
  /** Yuan that arrive. */
  net: Decimal
  lots: LotRedemption[]
  /** Requested shares that are not held. */
  shortfall: Decimal
}

/** The rate in percent for so many days of holding; 0 beyond the table. */
export function redemptionRate(ageDays: number, tiers: readonly RedemptionTier[]): Decimal {
  return tiers.find((tier) => tier.underDays === null || ageDays < tier.underDays)?.rate ?? '0'
}

/**
 * Days of holding that the next tier still needs, and its rate in percent; null when the lot has
 * reached the last one.
 */
export function nextRedemptionTier(
  ageDays: number,
  tiers: readonly RedemptionTier[],
): { inDays: number; rate: Decimal } | null {
  const current = tiers.find((tier) => tier.underDays === null || ageDays < tier.underDays)
  if (!current || current.underDays === null) return null
  return {
    inDays: current.underDays - ageDays,
    rate: redemptionRate(current.underDays, tiers),
  }
}

/**
 * Takes `shares` from the oldest lots by a sale of the days `on` at `nav`. Each lot's fee is
 * rounded to the cent. A lot's gross is what it adds to the rounded running total, so that the lots
 * sum to the total to the cent.
 */
export function estimateRedemption(order: {
  shares: Decimal
  lots: readonly Lot[]
  nav: Decimal
  tiers: readonly RedemptionTier[]
  on: SaleDays
  /** The fund's own; the usual one where it is absent. */
  holdingEnd?: HoldingEnd
}): RedemptionEstimate {
  const lots: LotRedemption[] = []
  let left = roundShare(order.shares)
  let taken: Decimal = '0'
  let gross: Decimal = '0.00'
  const oldestFirst = [...order.lots]
  oldestFirst.sort(byAge)
  for (const lot of oldestFirst) {
    const shares = roundShare(minimum(lot.shares, left))
    if (compare(shares, '0') <= 0) continue
    const ageDays = holdingDays(lot.confirmDate, order.on, order.holdingEnd)
    const rate = redemptionRate(ageDays, order.tiers)
    taken = add(taken, shares)
    const total = roundCent(multiply(taken, order.nav))
    lots.push({
      confirmDate: lot.confirmDate,
      ageDays,
      shares,
      rate,
      gross: roundCent(subtract(total, gross)),
      fee: roundCent(multiply(multiply(shares, order.nav), fromPercent(rate))),
    })
    gross = total
    left = subtract(left, shares)
  }
  const fee = roundCent(sum(lots.map((lot) => lot.fee)))
  return {
    gross,
    fee,
    net: roundCent(subtract(gross, fee)),
    lots,
    shortfall: roundShare(maximum(left, '0')),
  }
}

/** Lots held for fewer days pay the higher fee. */
const PENALTY_DAYS = 7

/**
 * Shares and fee of the lots that pay the higher fee for less than seven days, and the first T on
 * which none of them does where that is known; null without any such lot.
 */
export function shortHoldingPenalty(
  lots: readonly (Pick<LotRedemption, 'shares' | 'ageDays' | 'fee'> & {
    readonly cheaperFrom?: Date8 | null
  })[],
): { shares: Decimal; fee: Decimal; endsOn: Date8 | null } | null {
  const young = lots.filter(({ ageDays, fee }) => ageDays < PENALTY_DAYS && !isZero(fee))
  if (young.length === 0) return null
  return {
    shares: roundShare(sum(young.map(({ shares }) => shares))),
    fee: roundCent(sum(young.map(({ fee }) => fee))),
    endsOn: latest(young.map(({ cheaperFrom }) => cheaperFrom ?? null)),
  }
}

/** The last of some days; null where one is not known. */
function latest(days: readonly (Date8 | null)[]): Date8 | null {
  let last: Date8 = ''
  for (const day of days) {
    if (day === null) return null
    if (day > last) last = day
  }
  return last
}

function byAge(a: Lot, b: Lot): number {
  return a.confirmDate < b.confirmDate ? -1 : a.confirmDate > b.confirmDate ? 1 : 0
}

/**
 * Shares that are actually deducted when `asked` of `held` are redeemed or converted: a remainder
 * under `minimumHolding` is included.
 */
export function sweepRemainder(order: { held: Decimal; asked: Decimal; minimumHolding: Decimal }): {
  shares: Decimal
  swept: boolean
} {
  const rest = subtract(order.held, order.asked)
  const swept = compare(rest, '0') > 0 && compare(rest, order.minimumHolding) < 0
  return { shares: roundShare(swept ? order.held : order.asked), swept }
}

export interface ConversionEstimate {
  gross: Decimal
  redemptionFee: Decimal
  topUpFee: Decimal
  /** Yuan that go into the other fund. */
  net: Decimal
  /** Null while the other fund's NAV is not known. */
  sharesIn: Decimal | null
}

/**
 * `G = shares * navOut`, `R` the redemption fee, top-up `D = (G - R) * d / (1 + d)` with `d =
 * max(0, rateIn - rateOut)`, `sharesIn = (G - R - D) / navIn`; G, R and D to the cent. Rates are
 * purchase rates in percent. The redemption fee is one rate, or the sum of lot fees that
 * `estimateRedemption` gave.
 */
export function estimateConversion(order: {
  shares: Decimal
  navOut: Decimal
  navIn: Decimal | null
  redemption: { rate: Decimal } | { fee: Decimal }
  rateOut: Decimal
  rateIn: Decimal
}): ConversionEstimate {
  const gross = roundCent(multiply(order.shares, order.navOut))
  const redemptionFee = roundCent(
    'fee' in order.redemption
      ? order.redemption.fee
      : multiply(gross, fromPercent(order.redemption.rate)),
  )
  const topUpRate = fromPercent(maximum('0', subtract(order.rateIn, order.rateOut)))
  const rest = subtract(gross, redemptionFee)
  const topUpFee = roundCent(divide(multiply(rest, topUpRate), add('1', topUpRate)))
  const net = roundCent(subtract(rest, topUpFee))
  const priced = order.navIn !== null && !isZero(order.navIn) ? order.navIn : null
  return {
    gross,
    redemptionFee,
    topUpFee,
    net,
    sharesIn: priced === null ? null : roundShare(divide(net, priced)),
  }
}
