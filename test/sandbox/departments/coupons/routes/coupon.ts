import * as v from 'valibot'
import {
  cancelGift,
  claimCoupon,
  giveCoupon,
  listCouponBatches,
  listCouponFunds,
  listCoupons,
  listOrderCoupons,
  queryCoupon,
  queryCouponBatch,
  queryGift,
  quoteCoupons,
  takeGift,
} from '#api/calls/coupons/coupon.ts'
import { RET } from '#api/endpoint.ts'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { bringsIncome, COUPON_EVENTS } from '#domain/coupon/coupon.ts'
import { couponPurchase } from '#domain/coupon/coupon-fee.ts'
import { exampleAmount } from '#domain/coupon/coupon-saving.ts'
import { codesFoundBy } from '#test/sandbox/market/ranking.ts'
import { batchById, batchOf, type Batch } from '#test/sandbox/departments/coupons/batches.ts'
import { couponRow, findCoupon, openGift } from '#test/sandbox/departments/coupons/book.ts'
import {
  batchView,
  claimCoupon as claim,
  listedBatches,
  requireBatch,
} from '#test/sandbox/departments/coupons/claiming.ts'
import { couponOrder, couponView } from '#test/sandbox/departments/coupons/coupon-view.ts'
import {
  cancelGift as takeBack,
  giftView,
  giveCoupon as give,
  takeGift as take,
} from '#test/sandbox/departments/coupons/gifts.ts'
import { requireCoupons } from '#test/sandbox/departments/coupons/order-coupons.ts'
import { savingFunds } from '#test/sandbox/departments/coupons/saving-funds.ts'
import { forAnyone, forUser, fundOr404 } from '#test/sandbox/kernel/route.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { yuan } from '#test/sandbox/kernel/store/cents.ts'
import { sessionKind } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'

/** The coupons that a tab lists: own ones by their end, the others newest first. */
const TABS = {
  own: `state IN ('held', 'locked', 'gifting')`,
  used: `state = 'used'`,
  expired: `state = 'expired'`,
  gone: `state IN ('given', 'void')`,
} as const
const LAST_MOVED = `(SELECT max(time) FROM coupon_events e WHERE e.card_id = c.card_id)`

const HISTORY_DAYS = 180

const eventRow = v.object({
  time: v.string(),
  kind: v.picklist(COUPON_EVENTS),
  apply_no: v.nullable(v.string()),
})

function savedSince(world: World, userId: string, since: string): string {
  const saved = world.db.number(
    `SELECT coalesce(sum(u.cut + iif(u.back_state = 'void', 0, u.back)), 0) AS saved
     FROM order_coupons u JOIN orders o USING (apply_no)
     WHERE o.user_id = ? AND u.state = 'used' AND o.oper_time >= ?`,
    userId,
    since,
  )
  return yuan(saved)
}

/** The batch of a user's coupon, or one by its own name. */
function namedBatch(
  { db }: World,
  userId: string,
  { cardId, batchId }: { cardId?: string | undefined; batchId?: string | undefined },
): Batch {
  const own = cardId === undefined ? undefined : findCoupon(db, userId, cardId)
  const batch = own ? batchOf(own.batch_id) : batchById(batchId ?? '')
  if (!batch) throw new Refusal(RET.notFound, '没有找到这张券')
  return batch
}

export const couponFamily = [
  forUser(listCoupons, ({ tab, page, size }, world, user) => {
    const { db } = world
    const now = world.clock.now()
    const since = tab === 'own' ? '' : `${addDays(now.slice(0, 8), -HISTORY_DAYS)}000000`
    const order = tab === 'own' ? 'valid_until, card_id' : `${LAST_MOVED} DESC, card_id`
    const all = db
      .all(
        couponRow,
        `SELECT * FROM coupons c WHERE user_id = ? AND ${TABS[tab]} AND ${LAST_MOVED} >= ?
         ORDER BY ${order}`,
        user.user_id,
        since,
      )
      .map((it) => couponView(db, it, now))
    return {
      serverTime: now,
      total: all.length,
      records: all.slice((page - 1) * size, page * size),
      savedThisYear: savedSince(world, user.user_id, `${now.slice(0, 4)}0101000000`),
    }
  }),

  forUser(queryCoupon, ({ cardId }, { db, clock }, user) => {
    const it = findCoupon(db, user.user_id, cardId)
    if (!it) throw new Refusal(RET.notFound, '没有找到这张券')
    const gift = openGift(db, cardId)
    const events = db.all(
      eventRow,
      'SELECT time, kind, apply_no FROM coupon_events WHERE card_id = ? ORDER BY event_id DESC',
      cardId,
    )
    return {
      serverTime: clock.now(),
      coupon: couponView(db, it, clock.now()),
      events: events.map(({ time, kind, apply_no: applyNo }) => ({
        time,
        kind,
        applyNo,
      })),
      gift: gift ? { giftCode: gift.gift_code, until: gift.until } : null,
    }
  }),

  forAnyone(listCouponBatches, ({ need }, world, user) => ({
    serverTime: world.clock.now(),
    batches: listedBatches(world, user, need),
  })),

  forAnyone(queryCouponBatch, ({ batchId }, world, user) => ({
    serverTime: world.clock.now(),
    batch: batchView(world, requireBatch(world, batchId, user), user),
  })),

  forUser(listCouponFunds, ({ page, size, words, ...named }, world, user) => {
    const batch = namedBatch(world, user.user_id, named)
    const codes = words === undefined ? null : codesFoundBy(words, world.market)
    const found = savingFunds(world.market, batch, user.user_id).filter(
      ({ fund }) => codes === null || codes.has(fund.code),
    )
    return {
      total: found.length,
      records: found.slice((page - 1) * size, page * size).map(({ fund, ownFee, fee, back }) => ({
        fundCode: fund.code,
        fundName: fund.name,
        fundTypeCode: fund.typeCode,
        fundRiskLevel: fund.risk,
        amount: exampleAmount(batch),
        ownFee,
        fee,
        back,
      })),
    }
  }),

  forUser(listOrderCoupons, ({ fundCode }, world, user, session) => {
    fundOr404(world, fundCode)
    const now = world.clock.now()
    const all = world.db.all(
      couponRow,
      `SELECT * FROM coupons WHERE user_id = ? AND state IN ('held', 'locked', 'gifting')
       ORDER BY valid_until, card_id`,
      user.user_id,
    )
    // Those that bring coins by themselves are no choice of an order.
    const usable = all.filter((it) => !bringsIncome(batchOf(it.batch_id).terms))
    return {
      serverTime: now,
      coupons: usable.map((it) => couponView(world.db, it, now)),
      container: sessionKind(world.db, session),
    }
  }),

  forUser(quoteCoupons, (request, world, user, session) => {
    const { scene, fundCode, amount, cardIds, payBy } = request
    const order = couponOrder(user.user_id, fundOr404(world, fundCode), scene, amount, {
      container: sessionKind(world.db, session),
      payBy: payBy ?? null,
    })
    const now = world.clock.now()
    const coupons = requireCoupons(world.db, user.user_id, cardIds.split(','), order, now)
    const terms = coupons.map((it) => batchOf(it.batch_id).terms)
    const { ownFee, fee, cut, back } = couponPurchase({ ...order, nav: null }, terms)
    return { ownFee, fee, cut, back }
  }),

  forUser(claimCoupon, (request, world, user) => ({
    coupon: couponView(world.db, claim(world, user, request), world.clock.now()),
  })),

  forUser(giveCoupon, (request, world, user) => give(world, user, request)),

  forAnyone(queryGift, ({ giftCode }, world, user) => giftView(world, giftCode, user)),

  forUser(takeGift, ({ giftCode }, world, user) => ({
    coupon: couponView(world.db, take(world, user, giftCode), world.clock.now()),
  })),

  forUser(cancelGift, ({ giftCode }, world, user) => {
    takeBack(world, user, giftCode)
    return {}
  }),
]
