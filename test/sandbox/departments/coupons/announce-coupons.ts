import * as v from 'valibot'
import { addDays, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import { ENDS_SOON_DAYS, type MessageEvent } from '#domain/message/message-events.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { batchOf } from './batches.ts'
import { announce } from '#test/sandbox/kernel/outbox.ts'

type CouponEvent = Extract<
  MessageEvent,
  'couponEnds' | 'couponReturned' | 'couponGiven' | 'giftTaken'
>

interface About {
  readonly card_id: string
  readonly user_id: string
  readonly batch_id: string
}

/** Writes the message of a coupon's event, in the caller's transaction. */
export function announceCoupon(
  db: Database,
  it: About,
  event: CouponEvent,
  at: { readonly time: Time14; readonly until: Time14; readonly key?: string },
): void {
  const { card_id: subject, user_id: userId, batch_id: batchId } = it
  const detail = { coupon: batchOf(batchId).title, until: at.until.slice(0, 8) }
  const key = [subject, at.key ?? ''].join(' ').trim()
  announce(db, { userId, event, key, subject, time: at.time, detail })
}

/** Writes the message of coins that a user was paid, in the caller's transaction. */
export function announceCoins(
  db: Database,
  it: {
    readonly userId: string
    readonly coins: number
    readonly key: string
    readonly time: Time14
  },
): void {
  const { userId, key, time, coins } = it
  announce(db, { userId, event: 'coinsGiven', key, subject: '', time, detail: { coins } })
}

const endingRow = v.object({
  card_id: v.string(),
  user_id: v.string(),
  batch_id: v.string(),
  valid_until: v.string(),
})

/** Announces coupons that end soon, but none that ends with its payment. */
export function noticeCoupons(db: Database, day: Date8, time: Time14): void {
  const ending = db.all(
    endingRow,
    `SELECT card_id, user_id, batch_id, valid_until FROM coupons
     WHERE state = 'held' AND substr(valid_until, 1, 8) = ? ORDER BY card_id`,
    addDays(day, ENDS_SOON_DAYS),
  )
  for (const it of ending)
    if (batchOf(it.batch_id).terms.kind !== 'rateUp')
      announceCoupon(db, it, 'couponEnds', { time, until: it.valid_until, key: it.valid_until })
}
