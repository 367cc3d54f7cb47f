import { addDays, type Time14 } from '#domain/calendar/calendar-date.ts'
import { tradingDayBefore } from '#domain/calendar/trading-dates.ts'
import { giftEnd } from '#domain/coupon/coupon.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { confirm, recordPaid } from './orders.ts'
import { findOrder } from './order-row.ts'
import { madeApplyNo } from '#test/sandbox/kernel/made-apply-no.ts'
import { datesFor } from './purchase-terms.ts'
import {
  findCoupon,
  grantCoupon,
  moveCoupon,
  moveCoupons,
  type CouponRow,
} from '#test/sandbox/departments/coupons/book.ts'
import { lockCoupons } from '#test/sandbox/departments/coupons/order-coupons.ts'
import { seedExchanges } from '#test/sandbox/departments/coupons/redeem-codes.ts'
import { sourceOf, seededGift } from '#test/sandbox/departments/coupons/seeded-coupons.ts'

const FUND = '980301'
/** When the sandbox confirms. */
const CONFIRMED_AT = '090000'

/** Whoever takes the seeded gift. */
const TAKER = 'coins'

/** A coupon of every state, as the sandbox would have made them up to `now`. */
export function seedCoupons(db: Database, market: Market, userId: string, now: Time14): void {
  const daysAgo = (days: number): Time14 => `${addDays(now.slice(0, 8), -days)}${now.slice(8)}`
  const granted = (name: string, batchId: string, days: number): CouponRow =>
    grantCoupon(db, { userId, batchId, source: sourceOf(name), time: daysAgo(days) })

  granted('expired', 'index-cut', 40)
  moveCoupons(db, now)
  offer(db, granted('cut', 'cut-20', 3), { code: seededGift('over'), time: daysAgo(2) })
  moveCoupons(db, now)
  granted('back', 'back-half', 3)
  granted('factor', 'mixed-half', 3)
  granted('last-day', 'one-fund', 1)
  granted('rate-up', 'rate-up', 4)
  granted('experience', 'experience', 9)
  grantCoupon(db, {
    userId,
    batchId: 'plan-back',
    source: sourceOf('not-yet'),
    time: now,
    validFrom: `${addDays(now.slice(0, 8), 3)}000000`,
  })
  const withdrawn = granted('void', 'reward-cut', 5)
  moveCoupon(db, withdrawn, { state: 'void', kind: 'voided', time: daysAgo(4) })
  offer(db, granted('gifting', 'cut-20', 2), { code: seededGift('open'), time: daysAgo(0) })
  const given = granted('given', 'index-cut', 6)
  offer(db, given, { code: seededGift('taken'), time: daysAgo(5) })
  takeSeeded(db, userId, given, daysAgo(5))
  seedExchanges(db, userId, daysAgo(1))
  orderWith(db, market, granted('used', 'reward-cut', 20), { time: pastDay(market, now, 8), now })
  orderWith(db, market, granted('locked', 'reward-cut', 2), { time: now, now })
}

const pastDay = (market: Market, now: Time14, days: number): Time14 => {
  let day = now.slice(0, 8)
  for (let back = 0; back < days; back += 1) day = tradingDayBefore(day, market.isTradingDay)
  return `${day}100000`
}

function offer(db: Database, it: CouponRow, { code, time }: { code: string; time: Time14 }): void {
  db.run(
    `INSERT INTO coupon_gifts VALUES (?, ?, ?, ?, ?, 'open', NULL)`,
    code,
    it.card_id,
    it.user_id,
    `seed-${code}`,
    giftEnd(it.valid_until, time),
  )
  moveCoupon(db, it, { state: 'gifting', kind: 'offered', time })
}

function takeSeeded(db: Database, userId: string, it: CouponRow, time: Time14): void {
  const taken = grantCoupon(db, {
    userId: TAKER,
    batchId: it.batch_id,
    source: `gift ${seededGift('taken')}`,
    time,
    validUntil: it.valid_until,
  })
  db.run(
    `UPDATE coupon_gifts SET state = 'taken', taken_card = ? WHERE gift_code = ?`,
    taken.card_id,
    seededGift('taken'),
  )
  const offered = findCoupon(db, userId, it.card_id)
  if (offered) moveCoupon(db, offered, { state: 'given', kind: 'given', time })
}

/** Orders with a coupon at a moment; confirmed where that is over by now. */
function orderWith(
  db: Database,
  market: Market,
  coupon: CouponRow,
  { time, now }: { time: Time14; now: Time14 },
): void {
  const fund = market.fund(FUND)
  if (!fund || market.rawPoints(FUND, time).length === 0) return
  const userId = coupon.user_id
  const dates = datesFor(fund, time, market)
  const applyNo = `S${madeApplyNo('coupon', coupon.card_id)}`
  recordPaid(db, {
    apply_no: applyNo,
    user_id: userId,
    fund_code: FUND,
    bank_serial: `${userId}-1`,
    amount: 500_000,
    request: '',
    oper_time: time,
    trade_date: dates.tradeDay,
    confirm_date: dates.confirmDate,
    income_date: dates.incomeShown,
  })
  lockCoupons(db, applyNo, [coupon], time)
  const order = findOrder(db, applyNo)
  const confirmed = `${dates.confirmDate}${CONFIRMED_AT}`
  const point = market.pointOn(FUND, dates.tradeDay, confirmed)
  if (order && point && confirmed <= now) confirm(db, order, fund, point, confirmed)
}
