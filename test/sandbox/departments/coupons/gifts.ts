import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import type { queryGift } from '#api/calls/coupons/coupon.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { maskName } from '#domain/identity/masking.ts'
import { couponState, giftEnd } from '#domain/coupon/coupon.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { frozenSince } from '#test/sandbox/departments/identity/freezing.ts'
import { userById, type User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { batchOf } from './batches.ts'
import {
  endGift,
  findCoupon,
  findGift,
  giftOfRequest,
  grantCoupon,
  moveCoupon,
  type CouponRow,
  type GiftRow,
} from './book.ts'
import { faceOf } from './coupon-view.ts'
import { couponMessages } from './message-table.ts'
import { announce } from '#test/sandbox/kernel/outbox.ts'

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const newGiftCode = (): string =>
  Array.from(randomBytes(20), (byte) => ALPHABET[byte % ALPHABET.length]).join('')

/** Offers a coupon; the same request again gives the same gift. */
export function giveCoupon(
  { db, clock }: World,
  user: User,
  { cardId, requestNo }: { cardId: string; requestNo: string },
): { giftCode: string; until: string } {
  const now = clock.now()
  return db.transaction(() => {
    const before = giftOfRequest(db, user.user_id, requestNo)
    if (before?.card_id === cardId) return { giftCode: before.gift_code, until: before.until }
    if (before) throw new Refusal(RET.badRequest, '参数 requestNo 不正确：已用于另一次赠送')
    const it = findCoupon(db, user.user_id, cardId)
    if (!it) throw new Refusal(RET.notFound, '没有找到这张券')
    // A coupon that was given once is not given again.
    if (!batchOf(it.batch_id).giftable || it.source.startsWith('gift '))
      throw new Refusal(SHOWN_RET.couponUnusable, '该券不可赠送')
    const dates = { validFrom: it.valid_from, validUntil: it.valid_until }
    if (couponState({ ...dates, stored: it.state }, now) !== 'usable')
      throw new Refusal(SHOWN_RET.couponUnusable, '该券当前不可赠送')
    const giftCode = newGiftCode()
    const until = giftEnd(it.valid_until, now)
    db.run(
      `INSERT INTO coupon_gifts VALUES (?, ?, ?, ?, ?, 'open', NULL)`,
      giftCode,
      cardId,
      user.user_id,
      requestNo,
      until,
    )
    moveCoupon(db, it, { state: 'gifting', kind: 'offered', time: now })
    return { giftCode, until }
  })
}

function requireGift({ db }: World, giftCode: string): { gift: GiftRow; given: CouponRow } {
  const gift = findGift(db, giftCode)
  const given = gift && findCoupon(db, gift.user_id, gift.card_id)
  if (!given) throw new Refusal(RET.notFound, '没有找到这份礼物')
  return { gift, given }
}

/** A gift as whoever has its code may see it. */
export function giftView(
  world: World,
  giftCode: string,
  user: User | undefined,
): v.InferInput<typeof queryGift.payload> {
  const { gift, given } = requireGift(world, giftCode)
  const taken = gift.taken_card
  const isTaker =
    user !== undefined && taken !== null && findCoupon(world.db, user.user_id, taken) !== undefined
  return {
    serverTime: world.clock.now(),
    face: faceOf(batchOf(given.batch_id)),
    giverName: maskName(userById(world.db, gift.user_id)?.name ?? ''),
    state: gift.state,
    until: gift.until,
    validUntil: given.valid_until,
    own: user?.user_id === gift.user_id,
    cardId: isTaker ? taken : null,
  }
}

/** Takes a gift: one person, once. The coupon keeps its end. */
export function takeGift(world: World, user: User, giftCode: string): CouponRow {
  const { db, clock } = world
  const time = clock.now()
  return db.transaction(() => {
    const { gift, given } = requireGift(world, giftCode)
    if (gift.state === 'taken') throw new Refusal(RET.alreadyClaimed, '这份礼物已被领取')
    if (gift.state === 'over') throw new Refusal(SHOWN_RET.activityOver, '这份礼物已过期或已撤回')
    if (gift.user_id === user.user_id) throw new Refusal(RET.cannotJoin, '不能领取自己送出的券')
    // Nothing leaves a frozen account, offered before or not.
    if (frozenSince(db, gift.user_id) !== null)
      throw new Refusal(RET.accountFrozen, '赠送人的账户已冻结，暂时不能领取')
    if (user.auth_flag !== '1') throw new Refusal(RET.cannotJoin, '请先完成实名认证')
    const taken = grantCoupon(db, {
      userId: user.user_id,
      batchId: given.batch_id,
      source: `gift ${giftCode}`,
      time,
      validUntil: given.valid_until,
      firstUntil: given.first_until,
    })
    db.run(
      `UPDATE coupon_gifts SET state = 'taken', taken_card = ? WHERE gift_code = ?`,
      taken.card_id,
      giftCode,
    )
    moveCoupon(db, given, { state: 'given', kind: 'given', time })
    announce(db, couponMessages, 'giftTaken', { coupon: given }, time)
    return taken
  })
}

/** Takes an own gift back; again it changes nothing. */
export function cancelGift(world: World, user: User, giftCode: string): void {
  const { gift } = requireGift(world, giftCode)
  if (gift.user_id !== user.user_id) throw new Refusal(RET.notFound, '没有找到这份礼物')
  if (gift.state === 'taken') throw new Refusal(RET.alreadyClaimed, '这份礼物已被领取')
  if (gift.state === 'open') endGift(world.db, gift, world.clock.now())
}
