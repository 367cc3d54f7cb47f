import * as v from 'valibot'
import { batchId, columnId } from '#domain/coupon/identifiers.ts'
import { text } from '#domain/text-formats.ts'
import { wayBack } from '#paths/fields.ts'
import { path } from '#paths/path.ts'

/** Single pages of the activities; a bare address has no page of its own. */
export const activityPaths = {
  /** The way in which an account is opened, before it is begun. */
  authGuide: path('/activity/authGuide', wayBack),
  /** The gifts of newcomers, taken at once. */
  oneKeyGift: path('/activity/oneKeyGift'),
  /** The points mall, at `redirect` of its own host. */
  duiba: path('/activity/duiba', { redirect: v.optional(text(2_000)) }),
  /** A column of the company's people, with its coupon or another one. */
  bigVCoupon: path('/activity/bigVCoupon', { columnId, batchId: v.optional(batchId) }),
  /** Saving on payday. */
  xgt: path('/activity/xgt'),
} as const
