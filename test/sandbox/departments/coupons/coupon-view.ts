import * as v from 'valibot'
import type { coupon } from '#api/calls/coupons/coupon.ts'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import type { CouponOrder } from '#domain/coupon/best-coupons.ts'
import { couponState, type CouponScene } from '#domain/coupon/coupon.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'
import { yuan } from '#test/sandbox/kernel/store/cents.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { ownDiscount } from '#test/sandbox/market/own-rates.ts'
import { batchOf, type Batch } from './batches.ts'
import type { CouponRow } from './book.ts'

export type CouponView = v.InferOutput<typeof coupon>

const savedRow = v.object({ saved: v.nullable(v.number()) })

function savedBy(db: Database, cardId: string): string | null {
  const row = db.get(
    savedRow,
    `SELECT sum(cut + iif(back_state = 'void', 0, back)) AS saved FROM order_coupons
     WHERE card_id = ? AND state = 'used'`,
    cardId,
  )
  return row?.saved == null ? null : yuan(row.saved)
}

/** The terms that all coupons of a batch have in common. */
export const faceOf = ({
  batchId,
  title,
  terms,
  scope,
  minAmount,
  maxAmount,
  scenes,
  containers,
  payBy,
  firstInstalments,
  stackable,
  giftable,
}: Batch) => ({
  batchId,
  title,
  terms,
  scope: {
    fundCodes: scope.fundCodes && [...scope.fundCodes],
    fundTypes: scope.fundTypes && [...scope.fundTypes],
    except: [...scope.except],
  },
  minAmount,
  maxAmount,
  scenes: [...scenes],
  containers: containers && [...containers],
  payBy: payBy && [...payBy],
  firstInstalments,
  stackable,
  giftable,
})

/** A coupon as it is at a moment. */
export function couponView(db: Database, it: CouponRow, now: Time14): CouponView {
  const dates = { validFrom: it.valid_from, validUntil: it.valid_until }
  return {
    ...faceOf(batchOf(it.batch_id)),
    ...dates,
    cardId: it.card_id,
    state: couponState({ ...dates, stored: it.state }, now),
    applyNo: it.apply_no,
    saved: it.state === 'used' ? savedBy(db, it.card_id) : null,
  }
}

/** The container, the means of payment and the instalment of an order, as far as they are known. */
type Circumstances = Partial<Pick<CouponOrder, 'container' | 'payBy' | 'instalment'>>

/** The facts of an order that decide over its coupons. */
export const couponOrder = (
  userId: string,
  fund: Fund,
  scene: CouponScene,
  amount: string,
  { container = null, payBy = null, instalment = null }: Circumstances = {},
): CouponOrder => ({
  scene,
  fundCode: fund.code,
  fundTypeCode: fund.typeCode,
  amount,
  tiers: fund.purchaseTiers,
  discount: ownDiscount(userId, fund),
  container,
  payBy,
  instalment,
})
