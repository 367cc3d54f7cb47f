import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import { incomeEnd } from '#domain/coupon/income-coupon.ts'
import {
  bringsIncome,
  couponEnd,
  STORED_STATES,
  type CouponEvent,
  type StoredCouponState,
} from '#domain/coupon/coupon.ts'
import { account, postActivity, UNIT } from '#test/sandbox/departments/units/books.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { batchOf, type Batch } from './batches.ts'

export const couponRow = v.object({
  card_id: v.string(),
  user_id: v.string(),
  batch_id: v.string(),
  source: v.string(),
  granted_at: v.string(),
  valid_from: v.string(),
  valid_until: v.string(),
  /** The end that it had first: later than this it has had its grace. */
  first_until: v.string(),
  state: v.picklist(STORED_STATES),
  plan_no: v.nullable(v.string()),
  apply_no: v.nullable(v.string()),
})
export type CouponRow = v.InferOutput<typeof couponRow>

/** The account that a coupon is in by its state; what is used, given or over has left. */
function accountOf(state: StoredCouponState, userId: string): string {
  switch (state) {
    case 'held':
      return account.coupons(userId)
    case 'locked':
    case 'gifting':
      return account.heldCoupons
    case 'expired':
      return account.expired
    case 'used':
    case 'given':
    case 'void':
      return account.exchanges
  }
}

function noteEvent(
  db: Database,
  it: { cardId: string; kind: CouponEvent; applyNo: string | null; time: Time14 },
): void {
  db.run(
    'INSERT INTO coupon_events (card_id, time, kind, apply_no) VALUES (?, ?, ?, ?)',
    it.cardId,
    it.time,
    it.kind,
    it.applyNo,
  )
}

const JOURNALS = {
  granted: 'reward',
  locked: 'spend',
  used: 'spend',
  returned: 'return',
  expired: 'expire',
  offered: 'give',
  given: 'give',
  back: 'return',
  voided: 'expire',
} as const

/** Books that a coupon goes from one account to another; none where both are the same. */
function bookMove(
  db: Database,
  kind: keyof typeof JOURNALS,
  it: { cardId: string; from: string; to: string; time: Time14 },
): void {
  if (it.from === it.to) return
  postActivity(db, {
    time: it.time,
    kind: JOURNALS[kind],
    ref: `coupon ${it.cardId}`,
    entries: [
      { account: it.from, unit: UNIT.coupon, amount: -1 },
      { account: it.to, unit: UNIT.coupon, amount: 1 },
    ],
  })
}

/** The end of a coupon that is given on a day. */
const endOf = ({ terms, validity }: Batch, day: Date8): Time14 =>
  bringsIncome(terms) ? incomeEnd(terms, day) : couponEnd(validity, day)

export interface NewCoupon {
  readonly userId: string
  readonly batchId: string
  /** The occasion for which it was given: the same for one user makes no second coupon. */
  readonly source: string
  readonly time: Time14
  /** Made of its user and source where it is not given. */
  readonly cardId?: string
  /** The start, where it is not now. */
  readonly validFrom?: Time14
  /** The end of a coupon that was given away. */
  readonly validUntil?: Time14
  /** The end that it had first, where it has another by now. */
  readonly firstUntil?: Time14
}

export const findCoupon = (db: Database, userId: string, cardId: string): CouponRow | undefined =>
  db.get(couponRow, 'SELECT * FROM coupons WHERE card_id = ? AND user_id = ?', cardId, userId)

export const couponFrom = (db: Database, userId: string, source: string): CouponRow | undefined =>
  db.get(couponRow, 'SELECT * FROM coupons WHERE user_id = ? AND source = ?', userId, source)

export const couponNo = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('|')).digest('hex').slice(0, 24)

/** Gives a coupon to a user, once for its source: the coupon and its entry are one step. */
export function grantCoupon(db: Database, it: NewCoupon): CouponRow {
  const { userId, batchId, source, time } = it
  return db.transaction(() => {
    const before = couponFrom(db, userId, source)
    if (before) return before
    const cardId = it.cardId ?? couponNo('coupon', userId, source)
    const end = it.validUntil ?? endOf(batchOf(batchId), time.slice(0, 8))
    db.run(
      `INSERT INTO coupons (card_id, user_id, batch_id, source, granted_at, valid_from, valid_until, first_until, state)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'held')`,
      cardId,
      userId,
      batchId,
      source,
      time,
      it.validFrom ?? time,
      end,
      it.firstUntil ?? end,
    )
    bookMove(db, 'granted', { cardId, from: account.rewards, to: account.coupons(userId), time })
    noteEvent(db, { cardId, kind: 'granted', applyNo: null, time })
    const made = findCoupon(db, userId, cardId)
    if (!made) throw new Error(`${cardId} was not written`)
    return made
  })
}

interface Move {
  readonly state: StoredCouponState
  readonly kind: keyof typeof JOURNALS
  readonly time: Time14
  readonly applyNo?: string | null
  readonly planNo?: string | null
  readonly validUntil?: Time14
}

/** Brings a coupon into another state, with its entry and its event, in one step. */
export function moveCoupon(db: Database, it: CouponRow, move: Move): void {
  const { state, kind, time, applyNo = null, planNo = null } = move
  db.transaction(() => {
    const done = db.run(
      `UPDATE coupons SET state = ?, apply_no = ?, plan_no = ?, valid_until = ?
       WHERE card_id = ? AND state = ?`,
      state,
      applyNo,
      planNo,
      move.validUntil ?? it.valid_until,
      it.card_id,
      it.state,
    )
    if (done === 0) throw new Error(`${it.card_id} is no longer ${it.state}`)
    const cardId = it.card_id
    const from = accountOf(it.state, it.user_id)
    bookMove(db, kind, { cardId, from, to: accountOf(state, it.user_id), time })
    // The order that a coupon leaves is named with the leaving.
    noteEvent(db, { cardId, kind, applyNo: applyNo ?? it.apply_no, time })
  })
}

export const notePaidBack = (
  db: Database,
  it: { cardId: string; applyNo: string; time: Time14; paid: boolean },
): void => noteEvent(db, { ...it, kind: it.paid ? 'paidBack' : 'voided' })

const giftRow = v.object({
  gift_code: v.string(),
  card_id: v.string(),
  user_id: v.string(),
  request_no: v.string(),
  until: v.string(),
  state: v.picklist(['open', 'taken', 'over']),
  taken_card: v.nullable(v.string()),
})
export type GiftRow = v.InferOutput<typeof giftRow>

export const findGift = (db: Database, giftCode: string): GiftRow | undefined =>
  db.get(giftRow, 'SELECT * FROM coupon_gifts WHERE gift_code = ?', giftCode)

export const openGift = (db: Database, cardId: string): GiftRow | undefined =>
  db.get(giftRow, `SELECT * FROM coupon_gifts WHERE card_id = ? AND state = 'open'`, cardId)

export const giftOfRequest = (
  db: Database,
  userId: string,
  requestNo: string,
): GiftRow | undefined =>
  db.get(
    giftRow,
    'SELECT * FROM coupon_gifts WHERE user_id = ? AND request_no = ?',
    userId,
    requestNo,
  )

/** Ends a gift that was not taken: its coupon is back, with its end unchanged. */
export function endGift(db: Database, gift: GiftRow, time: Time14): void {
  db.transaction(() => {
    db.run(`UPDATE coupon_gifts SET state = 'over' WHERE gift_code = ?`, gift.gift_code)
    const given = findCoupon(db, gift.user_id, gift.card_id)
    if (given?.state === 'gifting') moveCoupon(db, given, { state: 'held', kind: 'back', time })
  })
}

const DUE = `SELECT * FROM coupons WHERE valid_until <= ?
  AND (state = 'held' OR state = 'locked' AND apply_no IS NULL)
  ORDER BY valid_until, card_id LIMIT 1`

/** Ends gifts and coupons whose time was over by `until`, at their own moment. */
export function moveCoupons(db: Database, until: Time14): void {
  for (;;) {
    const gift = db.get(
      giftRow,
      `SELECT * FROM coupon_gifts WHERE state = 'open' AND until <= ? ORDER BY until LIMIT 1`,
      until,
    )
    if (!gift) break
    endGift(db, gift, gift.until)
  }
  for (;;) {
    const it = db.get(couponRow, DUE, until)
    if (!it) return
    moveCoupon(db, it, { state: 'expired', kind: 'expired', time: it.valid_until })
  }
}
