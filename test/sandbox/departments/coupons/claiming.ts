import * as v from 'valibot'
import type { listCouponBatches } from '#api/calls/coupons/coupon.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import type { CampaignNeed } from '#domain/campaign/campaign-state.ts'
import { bringsIncome } from '#domain/coupon/coupon.ts'
import { unmetNeeds } from '#test/sandbox/departments/members/needs.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { batchById, CLAIMABLE, claimPeriod, type Batch } from './batches.ts'
import { couponFrom, grantCoupon, type CouponRow } from './book.ts'
import { faceOf } from './coupon-view.ts'
import { isWorth } from './saving-funds.ts'

type BatchView = v.InferInput<typeof listCouponBatches.payload>['batches'][number]

const cardRow = v.object({ card_id: v.string() })

/**
 * The coupons that a user has claimed of a batch, newest first; gifts and exchanges do not count.
 */
const claimedBy = (db: Database, { batchId }: Batch, userId: string): readonly string[] =>
  db
    .all(
      cardRow,
      `SELECT card_id FROM coupons WHERE batch_id = ? AND user_id = ? AND source LIKE 'claim %'
       ORDER BY granted_at DESC, card_id`,
      batchId,
      userId,
    )
    .map(({ card_id: cardId }) => cardId)

/** The number of coupons that are left; null without a limit. Each claimed coupon is one less. */
function leftOf(db: Database, { batchId, stock }: Batch): number | null {
  if (stock === null) return null
  const taken = db.number(
    `SELECT count(*) AS taken FROM coupons WHERE batch_id = ? AND source LIKE 'claim %'`,
    batchId,
  )
  return stock - taken
}

/**
 * A batch that can be claimed, or could be or will be; RET.notFound for any other, and for one that
 * saves nothing.
 */
export function requireBatch({ market }: World, batchId: string, user: User | undefined): Batch {
  const batch = batchById(batchId)
  if (!batch || !CLAIMABLE.includes(batch) || !isWorth(market, batch, user?.user_id ?? ''))
    throw new Refusal(RET.notFound, '没有这种券')
  return batch
}

/** The time that a coupon lasts, in words. */
function validityText({ terms, validity }: Batch): string {
  if (!bringsIncome(terms)) return `领取后 ${validity.days} 天内有效，领取当天为第 1 天`
  return terms.kind === 'rateUp'
    ? `领取次日起计 ${terms.days} 天，结束次日发放金币`
    : `领取次日起计 ${terms.days} 天，结束后 7 天内实名领取金币`
}

/** A batch as it is for a user. */
export function batchView(world: World, batch: Batch, user: User | undefined): BatchView {
  const { db, market } = world
  const period = claimPeriod(batch, market)
  if (period === null) throw new Error(`${batch.batchId} cannot be claimed`)
  const unmet = user === undefined ? [] : unmetNeeds(world, user, batch.needs)
  return {
    ...faceOf(batch),
    validity: validityText(batch),
    claimFrom: period.from,
    claimUntil: period.until,
    perUser: batch.perUser,
    left: leftOf(db, batch),
    stock: batch.stock,
    unmet: unmet[0] ?? null,
    own: user === undefined ? [] : [...claimedBy(db, batch, user.user_id)],
  }
}

/** The batches that can be claimed now, then those to come; those that are over are not listed. */
export function listedBatches(
  world: World,
  user: User | undefined,
  need?: CampaignNeed,
): BatchView[] {
  const now = world.clock.now()
  return CLAIMABLE.filter(({ needs }) => need === undefined || needs.includes(need))
    .filter((batch) => isWorth(world.market, batch, user?.user_id ?? ''))
    .map((batch) => batchView(world, batch, user))
    .filter(({ claimUntil }) => now < claimUntil)
    .toSorted((a, b) => Number(a.claimFrom > now) - Number(b.claimFrom > now))
}

/**
 * Claims a coupon: quota, stock and coupon are one step. The same request again gives the same
 * coupon.
 */
export function claimCoupon(
  world: World,
  user: User,
  { batchId, requestNo }: { batchId: string; requestNo: string },
): CouponRow {
  const { db, clock, market } = world
  const source = `claim ${requestNo}`
  return db.transaction(() => {
    const before = couponFrom(db, user.user_id, source)
    if (before?.batch_id === batchId) return before
    if (before) throw new Refusal(RET.badRequest, '参数 requestNo 不正确：已用于另一次领取')
    const batch = requireBatch(world, batchId, user)
    const now = clock.now()
    const period = claimPeriod(batch, market)
    if (period === null || now >= period.until)
      throw new Refusal(SHOWN_RET.activityOver, '领取已结束')
    if (now < period.from) throw new Refusal(SHOWN_RET.activityOver, '领取尚未开始')
    const unmet = unmetNeeds(world, user, batch.needs)[0]
    if (unmet) throw new Refusal(RET.cannotJoin, unmet.reason)
    const had = claimedBy(db, batch, user.user_id)
    if (had.length >= batch.perUser)
      throw new Refusal(SHOWN_RET.quotaUsed, `每人限领 ${batch.perUser} 张，您已领取`, {
        cardId: had[0],
      })
    if (leftOf(db, batch) === 0) throw new Refusal(SHOWN_RET.soldOut, '已领完')
    return grantCoupon(db, { userId: user.user_id, batchId, source, time: now })
  })
}
