import { bringsIncome } from '#domain/coupon/coupon.ts'
import type { CouponPurchase } from '#domain/coupon/coupon-fee.ts'
import { couponSaving, exampleAmount } from '#domain/coupon/coupon-saving.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { compare, isZero } from '#domain/money/money.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'
import type { Batch } from './batches.ts'
import { couponOrder } from './coupon-view.ts'

interface Saving extends CouponPurchase {
  readonly fund: Fund
}

/** The saving of a batch on a fund at the user's own rates; null where that is nothing. */
function savingOn(batch: Batch, userId: string, fund: Fund): Saving | null {
  if (fund.applyStatus !== 'open' || fund.pensionOnly) return null
  const scene = batch.scenes.find((it) => it !== 'plan' || fund.planMinAmount !== null)
  if (scene === undefined) return null
  const order = couponOrder(userId, fund, scene, exampleAmount(batch))
  const saving = couponSaving(batch, order)
  return saving === null || isZero(saving.benefit) ? null : { ...saving, fund }
}

/** The funds on which a batch saves something, the greatest saving first. */
export const savingFunds = (
  { funds }: Pick<Market, 'funds'>,
  batch: Batch,
  userId: string,
): readonly Saving[] =>
  funds
    .flatMap((fund) => savingOn(batch, userId, fund) ?? [])
    .toSorted((a, b) => compare(b.benefit, a.benefit))

/**
 * Returns whether a batch may be offered: it brings income by itself, or saves something on some
 * fund.
 */
export const isWorth = ({ funds }: Pick<Market, 'funds'>, batch: Batch, userId: string): boolean =>
  bringsIncome(batch.terms) || funds.some((fund) => savingOn(batch, userId, fund) !== null)

/** The saving of the coupon where it is largest, in words. */
export function savingText(market: Pick<Market, 'funds'>, batch: Batch, userId: string): string {
  const [most] = savingFunds(market, batch, userId)
  if (most === undefined) return ''
  const { fund, ownFee, fee, benefit } = most
  return (
    `买入 ${formatAmount(exampleAmount(batch))} 元${fund.name}（${fund.code}），` +
    `申购费 ${formatAmount(ownFee)} 元减至 ${formatAmount(fee)} 元，省 ${formatAmount(benefit)} 元；` +
    '其他基金可能较少，已是低折扣的基金不能使用'
  )
}
