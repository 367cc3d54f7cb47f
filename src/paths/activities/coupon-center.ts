import * as v from 'valibot'
import { batchId, cardId } from '#domain/coupon/identifiers.ts'
import { text } from '#domain/text-formats.ts'
import { path } from '#paths/path.ts'

export const couponCenterPaths = {
  couponCenterHome: path('/couponCenter/couponCenterHome', {
    tab: v.optional(v.picklist(['own', 'claim'])),
  }),
  historyCoupon: path('/couponCenter/historyCoupon', {
    tab: v.optional(v.picklist(['used', 'expired', 'gone'])),
  }),
  couponDetail: path('/couponCenter/couponDetail', { cardId }),
  /** The funds of a coupon, or of those of a batch. */
  couponRangeList: path('/couponCenter/couponRangeList', {
    cardId: v.optional(cardId),
    batchId: v.optional(batchId),
    words: v.optional(text(40)),
  }),
} as const
