import * as v from 'valibot'
import { batchId, cardId, giftCode } from '#domain/coupon/identifiers.ts'
import { path } from '#paths/path.ts'

export const couponPaths = {
  /** Takes a coupon of a batch, or one that was given. */
  getCoupon: path('/coupon/getCoupon', {
    batchId: v.optional(batchId),
    giftCode: v.optional(giftCode),
  }),
  /** Shows coupons of a batch to others, or gives an own one away. */
  getCouponShare: path('/coupon/getCouponShare', {
    batchId: v.optional(batchId),
    cardId: v.optional(cardId),
  }),
} as const
