import { WALLET_FUND } from '#domain/business-codes.ts'
import { couponCenterPaths } from '#paths/activities/coupon-center.ts'
import { dealPaths } from '#paths/deal.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import type { CouponCard } from '#shared/engines/coupon/chosen-coupons.ts'

/** Returns where a coupon is used: at its one fund, at the deposit, or at the list of its funds. */
export function couponUse({
  cardId,
  scope,
  scenes,
}: Pick<CouponCard, 'cardId' | 'scope' | 'scenes'>): string {
  const only = scope.fundCodes?.length === 1 ? scope.fundCodes[0] : undefined
  if (only !== undefined) return fundDetailPaths.fundDetailSingle.to({ fundCode: only, cardId })
  if (scenes.length === 1 && scenes[0] === 'deposit')
    return dealPaths.deposit.to({ fundCode: WALLET_FUND, cardId })
  return couponCenterPaths.couponRangeList.to({ cardId })
}
