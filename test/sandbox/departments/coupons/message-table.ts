/** Messages about coupons and coins. */
import * as v from 'valibot'
import { addDays, type Time14 } from '#domain/calendar/calendar-date.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { unitAmount } from '#domain/ledger/unit-words.ts'
import { ENDS_SOON_DAYS } from '#domain/message/message-events.ts'
import { couponCenterPaths } from '#paths/activities/coupon-center.ts'
import { goldStorePaths } from '#paths/pension/gold-store.ts'
import { eachMorning, message, type Morning } from '#test/sandbox/kernel/message-table.ts'
import { around, quoted } from '#test/sandbox/kernel/message-text.ts'
import { batchOf } from './batches.ts'

interface Coupon {
  readonly card_id: string
  readonly user_id: string
  readonly batch_id: string
  readonly valid_until: Time14
}

/** A coupon's user; `act` names the event where it may come again. */
const itsUser = (coupon: Coupon, act = '', until = coupon.valid_until) => ({
  userId: coupon.user_id,
  key: [coupon.card_id, act].join(' ').trim(),
  subject: coupon.card_id,
  detail: { coupon: batchOf(coupon.batch_id).title, until: until.slice(0, 8) },
})

interface CouponEvent {
  readonly coupon: Coupon
  readonly act?: string
  readonly until?: Time14
}

const ofCoupon = {
  topic: 'campaign',
  legal: false,
  due: 'atOnce',
  whom: (_db: unknown, { coupon, act, until }: CouponEvent) => [itsUser(coupon, act, until)],
  detail: { coupon: v.string(), until: v.string() },
  leadsTo: ({ subject }: { subject: string }) =>
    couponCenterPaths.couponDetail.to({ cardId: subject }),
} as const

const endingRow = v.object({
  card_id: v.string(),
  user_id: v.string(),
  batch_id: v.string(),
  valid_until: v.string(),
})

export const couponMessages = {
  couponGiven: message({
    ...ofCoupon,
    title: '邀请奖励已到账',
    text: (it) =>
      around(it.coupon, (name) => `${quoted(name)}已放入卡券，${formatDate(it.until)} 前可使用`),
  }),
  couponReturned: message({
    ...ofCoupon,
    title: '优惠券已退回',
    text: (it) =>
      around(it.coupon, (name) => `${quoted(name)}已退回，${formatDate(it.until)} 前可使用`),
  }),
  giftTaken: message({
    ...ofCoupon,
    title: '您送出的优惠券已被领取',
    text: (it) => around(it.coupon, (name) => `${quoted(name)}已被好友领取`),
  }),
  /** One that ends soon, but none that ends with its payment. */
  couponEnds: message({
    ...ofCoupon,
    due: eachMorning(190),
    whom: (db, { day }: Morning) =>
      db
        .all(
          endingRow,
          `SELECT card_id, user_id, batch_id, valid_until FROM coupons
           WHERE state = 'held' AND substr(valid_until, 1, 8) = ? ORDER BY card_id`,
          addDays(day, ENDS_SOON_DAYS),
        )
        .filter((it) => batchOf(it.batch_id).terms.kind !== 'rateUp')
        .map((it) => itsUser(it, it.valid_until)),
    title: '优惠券即将到期',
    text: (it) =>
      around(it.coupon, (name) => `${quoted(name)} ${formatDate(it.until)} 到期，请及时使用`),
  }),
  coinsGiven: message({
    topic: 'campaign',
    legal: false,
    due: 'atOnce',
    whom: (_db, it: { userId: string; coins: number; key: string }) => [
      { userId: it.userId, key: it.key, subject: '', detail: { coins: it.coins } },
    ],
    detail: { coins: v.number() },
    title: '邀请奖励已到账',
    text: ({ coins }) => `${unitAmount(coins, 'plain')} 金币已存入您的金币账户`,
    leadsTo: () => goldStorePaths.goldStoreHome.to(),
  }),
  /** Coins that lapse, in one sum a user and day. */
  coinsEnd: message({
    topic: 'campaign',
    legal: false,
    due: eachMorning(180),
    whom(db, { day }: Morning) {
      const until = addDays(day, ENDS_SOON_DAYS)
      return db
        .all(
          v.object({ user_id: v.string(), coins: v.number() }),
          `SELECT user_id, sum(amount) AS coins FROM unit_lots
           WHERE unit = 'COIN' AND expires_at = ? AND amount > 0 GROUP BY user_id ORDER BY user_id`,
          until,
        )
        .map(({ user_id: userId, coins }) => ({
          userId,
          key: until,
          subject: '',
          detail: { coins, until },
        }))
    },
    detail: { coins: v.number(), until: v.string() },
    title: '金币即将过期',
    text: ({ coins, until }) =>
      `${unitAmount(coins, 'plain')} 金币 ${formatDate(until)} 过期，请尽快使用`,
    leadsTo: () => goldStorePaths.goldStoreHome.to(),
  }),
}
