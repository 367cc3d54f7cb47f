import * as v from 'valibot'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { addTradingDays } from '#domain/calendar/trading-dates.ts'
import { couponProblem, stack, type CouponOrder } from '#domain/coupon/best-coupons.ts'
import { returnedEnd, type CouponTerms } from '#domain/coupon/coupon.ts'
import type { CouponPurchase } from '#domain/coupon/coupon-fee.ts'
import { problemText } from '#domain/coupon/coupon-words.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { cents } from '#test/sandbox/kernel/store/cents.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { account, CNY, post } from '#test/sandbox/kernel/store/ledger.ts'
import { batchOf } from './batches.ts'
import { couponRow, findCoupon, moveCoupon, notePaidBack, type CouponRow } from './book.ts'
import { couponView } from './coupon-view.ts'
import { couponMessages } from './message-table.ts'
import { announce } from '#test/sandbox/kernel/outbox.ts'

/** Working days after the confirmation on which a part of a fee is paid back. */
export const BACK_AFTER = 3

/**
 * The user's coupons that an order asks for, in one order of numbers. Throws the Refusal of those
 * that it may not use.
 */
export function requireCoupons(
  db: Database,
  userId: string,
  cardIds: readonly string[],
  order: CouponOrder,
  now: Time14,
): readonly CouponRow[] {
  if (new Set(cardIds).size !== cardIds.length)
    throw new Refusal(RET.badRequest, '参数 cardIds 不正确')
  const found = cardIds.toSorted().map((cardId) => {
    const it = findCoupon(db, userId, cardId)
    if (!it) throw new Refusal(RET.notFound, '没有找到这张券')
    return it
  })
  const views = found.map((it) => couponView(db, it, now))
  for (const view of views) {
    const problem = couponProblem(view, order, now)
    if (problem !== null) throw new Refusal(SHOWN_RET.couponUnusable, problemText(problem))
  }
  if (!stack(views)) throw new Refusal(SHOWN_RET.couponUnusable, '这两张券不能一起使用')
  return found
}

/** Locks coupons with an order that was just written, in the caller's transaction. */
export function lockCoupons(
  db: Database,
  applyNo: string,
  coupons: readonly CouponRow[],
  time: Time14,
): void {
  for (const it of coupons) {
    db.run(
      `INSERT INTO order_coupons (apply_no, card_id, state) VALUES (?, ?, 'locked')`,
      applyNo,
      it.card_id,
    )
    moveCoupon(db, it, { state: 'locked', kind: 'locked', applyNo, planNo: it.plan_no, time })
  }
}

/** Locks coupons with a plan that was just written, until its next instalment. */
export function lockForPlan(
  db: Database,
  planNo: string,
  coupons: readonly CouponRow[],
  time: Time14,
): void {
  for (const it of coupons) moveCoupon(db, it, { state: 'locked', kind: 'locked', planNo, time })
}

/** The coupons that wait for a plan's next instalment and fit it. */
export function planCoupons(
  db: Database,
  planNo: string,
  order: CouponOrder,
  now: Time14,
): readonly CouponRow[] {
  const waiting = waitingFor(db, planNo)
  const fitting = waiting.filter((it) => {
    const view = { ...couponView(db, it, now), state: 'usable' as const }
    return couponProblem(view, order, now) === null
  })
  const views = fitting.map((it) => couponView(db, it, now))
  return stack(views) ? fitting : fitting.slice(0, 1)
}

const usedRow = v.object({ ...couponRow.entries, cut: v.number(), back: v.number() })

const lockedWith = (db: Database, applyNo: string) =>
  db.all(
    usedRow,
    `SELECT c.*, u.cut, u.back FROM order_coupons u JOIN coupons c USING (card_id)
     WHERE u.apply_no = ? AND u.state = 'locked' ORDER BY card_id`,
    applyNo,
  )

/** The terms of an order's coupons: the cuts of its fee, or the payments back. */
export const orderTerms = (db: Database, applyNo: string): readonly CouponTerms[] =>
  lockedWith(db, applyNo).map((it) => batchOf(it.batch_id).terms)

/** The order is confirmed: its coupons are used, with what each has saved. */
export function useCoupons(
  db: Database,
  applyNo: string,
  { cut, back }: Pick<CouponPurchase, 'cut' | 'back'>,
  time: Time14,
): void {
  for (const it of lockedWith(db, applyNo)) {
    const paysBack = batchOf(it.batch_id).terms.kind === 'feeBack'
    db.run(
      `UPDATE order_coupons SET state = 'used', cut = ?, back = ?, back_state = ?
       WHERE apply_no = ? AND card_id = ?`,
      paysBack ? 0 : cents(cut),
      paysBack ? cents(back) : 0,
      paysBack && back !== '0.00' ? 'due' : '',
      applyNo,
      it.card_id,
    )
    moveCoupon(db, it, { state: 'used', kind: 'used', applyNo, planNo: it.plan_no, time })
  }
}

/** Returns whether a plan still waits for an instalment. */
const goesOn = (db: Database, planNo: string | null): boolean =>
  planNo !== null &&
  db.has(`SELECT status FROM plans WHERE plan_no = ? AND status <> 'terminated'`, planNo)

/**
 * The order came to nothing: its coupons are back with their end, or for some time more where that
 * has passed; those of a plan that goes on wait for its next instalment.
 */
export function returnCoupons(db: Database, applyNo: string, time: Time14): void {
  for (const it of lockedWith(db, applyNo)) {
    db.run(
      `UPDATE order_coupons SET state = 'returned' WHERE apply_no = ? AND card_id = ?`,
      applyNo,
      it.card_id,
    )
    const isForPlan = time < it.valid_until && goesOn(db, it.plan_no)
    const until = returnedEnd({ validUntil: it.valid_until, firstUntil: it.first_until }, time)
    moveCoupon(db, it, {
      state: isForPlan ? 'locked' : 'held',
      kind: 'returned',
      planNo: isForPlan ? it.plan_no : null,
      validUntil: until,
      time,
    })
    if (isForPlan) continue
    // Its grace was used up before: it is back, and over.
    const back = time < until ? undefined : findCoupon(db, it.user_id, it.card_id)
    if (back) moveCoupon(db, back, { state: 'expired', kind: 'expired', time })
    else announce(db, couponMessages, 'couponReturned', { coupon: it, until, act: applyNo }, time)
  }
}

const waitingFor = (db: Database, planNo: string): readonly CouponRow[] =>
  db.all(
    couponRow,
    `SELECT * FROM coupons WHERE plan_no = ? AND state = 'locked' AND apply_no IS NULL
     ORDER BY card_id`,
    planNo,
  )

function free(db: Database, planNo: string, coupons: readonly CouponRow[], time: Time14): void {
  for (const it of coupons) {
    moveCoupon(db, it, { state: 'held', kind: 'returned', time })
    announce(db, couponMessages, 'couponReturned', { coupon: it, act: planNo }, time)
  }
}

/** The plan has ended: what waited for an instalment is free. */
export const freePlanCoupons = (db: Database, planNo: string, time: Time14): void =>
  free(db, planNo, waitingFor(db, planNo), time)

/**
 * An instalment was ordered: coupons of first instalments that it did not use, and that no later
 * one can, are free.
 */
export function freePassedCoupons(
  db: Database,
  planNo: string,
  instalment: number,
  time: Time14,
): void {
  const passed = waitingFor(db, planNo).filter((it) => {
    const { firstInstalments: first } = batchOf(it.batch_id)
    return first !== null && instalment >= first
  })
  free(db, planNo, passed, time)
}

const dueRow = v.object({
  apply_no: v.string(),
  card_id: v.string(),
  back: v.number(),
  bank_serial: v.string(),
  confirm_date: v.string(),
  sold: v.number(),
})

/**
 * Pays back what is due by a day; nothing of orders whose shares were sold before, in whole or in
 * part.
 */
export function payBack(db: Database, market: Market, day: string, time: Time14): void {
  const due = db.all(
    dueRow,
    `SELECT u.apply_no, u.card_id, u.back, o.bank_serial, o.confirm_date,
       EXISTS (SELECT 1 FROM lots l JOIN lot_uses s USING (lot_id)
         WHERE l.user_id = o.user_id AND l.origin = o.apply_no) AS sold
     FROM order_coupons u JOIN orders o USING (apply_no) WHERE u.back_state = 'due'
     ORDER BY o.seq, u.card_id`,
  )
  for (const it of due) {
    if (addTradingDays(it.confirm_date, BACK_AFTER, market.isTradingDay) > day) continue
    const paid = it.sold === 0
    db.run(
      'UPDATE order_coupons SET back_state = ? WHERE apply_no = ? AND card_id = ?',
      paid ? 'paid' : 'void',
      it.apply_no,
      it.card_id,
    )
    notePaidBack(db, { cardId: it.card_id, applyNo: it.apply_no, time, paid })
    if (!paid) continue
    post(db, {
      time,
      kind: 'couponBack',
      ref: it.apply_no,
      entries: [
        { account: account.promotion, unit: CNY, amount: -it.back },
        { account: account.bank(it.bank_serial), unit: CNY, amount: it.back },
      ],
    })
  }
}

const shownRow = v.object({
  ...couponRow.entries,
  cut: v.number(),
  back: v.number(),
  back_state: v.picklist(['', 'due', 'paid', 'void']),
  with_order: v.picklist(['locked', 'used', 'returned']),
})

/** The coupons that were ever with an order. */
export const couponsWith = (db: Database, applyNo: string) =>
  db.all(
    shownRow,
    `SELECT c.*, u.cut, u.back, u.back_state, u.state AS with_order
     FROM order_coupons u JOIN coupons c USING (card_id) WHERE u.apply_no = ? ORDER BY card_id`,
    applyNo,
  )
