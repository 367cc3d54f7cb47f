import { Big } from 'big.js'
import type * as v from 'valibot'
import type { listLots } from '#api/calls/asset.ts'
import { queryFundOne } from '#api/calls/fund.ts'
import type { getConvertAndRedeemInfo } from '#api/calls/redeem.ts'
import type { ProviderClient } from './provider.ts'

/**
 * The sums of an order, computed from the provider's public data by the documented rules
 * (rules.md#sums), not by the product's rules: half up to the cent or to the hundredth of a share.
 */
const hundredths = (figure: Big): Big => figure.round(2, Big.roundHalfUp)

/**
 * The rate, in percent, at which this amount buys the fund. Not for amounts that pay a flat fee.
 */
export async function purchaseRate(
  provider: ProviderClient,
  fundCode: string,
  amount: string,
): Promise<Big> {
  const { purchaseTiers, discount } = await provider.ask(queryFundOne, { fundCode })
  const tier = purchaseTiers.find(({ upTo }) => upTo === null || new Big(amount).lt(upTo))
  if (tier?.rate === undefined || tier.rate === null) throw new Error('the fund has a flat fee')
  return new Big(tier.rate).times(discount ?? '1')
}

/** Front-end load: the amount that buys shares, and the fee; yuan. */
export function purchaseSums(amount: string, rate: Big): { net: Big; fee: string } {
  const net = hundredths(new Big(amount).div(rate.div(100).plus(1)))
  return { net, fee: new Big(amount).minus(net).toFixed(2) }
}

export const sharesFor = (net: Big, nav: string): string => hundredths(net.div(nav)).toFixed(2)

type Lots = v.InferOutput<typeof listLots.payload>['lots']
type Tiers = v.InferOutput<typeof getConvertAndRedeemInfo.payload>['redemptionTiers']

const dayNumber = (date: string) =>
  Date.UTC(Number(date.slice(0, 4)), Number(date.slice(4, 6)) - 1, Number(date.slice(6))) /
  86_400_000

/**
 * The sums of a sale of `shares`, oldest lots first, that is confirmed on `confirmed`, and the fee
 * of each lot.
 */
export function saleSums(
  sale: { shares: string; nav: string; confirmed: string },
  lots: Lots,
  tiers: Tiers,
) {
  let left = new Big(sale.shares)
  const lines = lots.flatMap((lot) => {
    const taken = left.lt(lot.shares) ? left : new Big(lot.shares)
    if (taken.eq(0)) return []
    left = left.minus(taken)
    const days = dayNumber(sale.confirmed) - dayNumber(lot.confirmDate)
    const tier = tiers.find(({ daysUnder }) => daysUnder === null || days < daysUnder)
    const rate = new Big(tier?.rate ?? '0')
    const fee = hundredths(taken.times(sale.nav).times(rate).div(100))
    return [
      { shares: taken.toFixed(2), days: String(days), fee: fee.toFixed(2), rate: rate.toFixed(2) },
    ]
  })
  if (!left.eq(0)) throw new Error(`${left.toFixed(2)} shares are not held`)
  const gross = hundredths(new Big(sale.shares).times(sale.nav))
  const fee = lines.reduce((sum, lot) => sum.plus(lot.fee), new Big(0))
  const net = gross.minus(fee)
  return { gross: gross.toFixed(2), fee: fee.toFixed(2), net: net.toFixed(2), lots: lines }
}

/**
 * The sums of a conversion after a sale: the additional purchase fee, the converted amount, and the
 * shares. Rates in percent.
 */
export function conversionSums(
  sold: { gross: string; fee: string },
  rates: { out: Big; in: Big },
  navIn: string,
) {
  const rest = new Big(sold.gross).minus(sold.fee)
  const more = rates.in.minus(rates.out).div(100)
  const rate = more.lt(0) ? new Big(0) : more
  const topUp = hundredths(rest.times(rate).div(rate.plus(1)))
  const net = rest.minus(topUp)
  return { topUp: topUp.toFixed(2), net: net.toFixed(2), shares: sharesFor(net, navIn) }
}
