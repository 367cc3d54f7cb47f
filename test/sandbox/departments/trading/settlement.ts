import { chinaTime, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import { noteMisses } from '#test/sandbox/departments/keep/keep-challenge.ts'
import { settleGames } from '#test/sandbox/departments/game/game-settlement.ts'
import { moveExchanges } from '#test/sandbox/departments/mall/exchanges.ts'
import { openActivities } from '#test/sandbox/departments/activity/open-activities.ts'
import { moveCoupons } from '#test/sandbox/departments/coupons/book.ts'
import { payInvites } from '#test/sandbox/departments/invite/paying.ts'
import { advanceInvites } from '#test/sandbox/departments/invite/stages.ts'
import { payHigherRates } from '#test/sandbox/departments/coupons/income-coupons.ts'
import { payBack } from '#test/sandbox/departments/coupons/order-coupons.ts'
import { countMembers } from '#test/sandbox/departments/members/members.ts'
import { COUNTED_AT } from '#test/sandbox/departments/members/past-assets.ts'
import { addTradingDays, CUT_OFF } from '#domain/calendar/trading-dates.ts'
import { SETTLED_AT } from '#domain/invite/stages.ts'
import { calendarDaysBetween, epochTime } from '#test/sandbox/kernel/calendar.ts'
import { handleComplaints } from '#test/sandbox/departments/service/complaints.ts'
import { decideReviews, REVIEWED_AT } from '#test/sandbox/departments/identity/document-review.ts'
import { lapse, LAPSED_AT } from '#test/sandbox/departments/identity/lapse.ts'
import { decideRequests } from '#test/sandbox/departments/identity/service-requests.ts'
import { announceGameBuys } from '#test/sandbox/departments/game/announce-games.ts'
import { announceShareEvents } from './announce-share-events.ts'
import { announceDay, NOTICED_AT } from '#test/sandbox/departments/messages/notices.ts'
import { applyFundChanges } from '#test/sandbox/market/fund-changes.ts'
import { PUBLISHED_AT, publishedThrough, type Market } from '#test/sandbox/kernel/market/market.ts'
import { fireReminders } from '#test/sandbox/departments/watch/reminders.ts'
import { FUND_SENTINELS } from './sentinels.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { DEBITED_AT, debitPlans } from '#test/sandbox/departments/plans/debit.ts'
import { creditDividend, creditIncome, creditSplit, positions } from './earnings.ts'
import { confirmOther } from './confirming.ts'
import { confirm, orderRow } from './orders.ts'
import { payDue } from './payouts.ts'
import { handOver, movePayments } from './slow-payments.ts'
import { refund } from './unconfirmed.ts'
import { QUICK_WITHDRAWAL } from './withdrawal.ts'

const SETTLED_TO = 'settled_to'
/** When parts of fees are paid back. */
const PAID_BACK_AT = '203000'

/** What a day brings, in order. `step` sorts what falls on the same second. */
const STEPS = [
  { step: 1, kind: 'confirm', at: '090000', everyDay: false, happen: confirmDue },
  { step: 5, kind: 'decide', at: '090000', everyDay: false, happen: decideRequests },
  { step: 6, kind: 'complaints', at: '090000', everyDay: true, happen: handleComplaints },
  { step: 41, kind: 'documentReview', at: REVIEWED_AT, everyDay: false, happen: decideReviews },
  { step: 40, kind: 'planDebit', at: DEBITED_AT, everyDay: false, happen: debitPlans },
  { step: 42, kind: 'challengeMiss', at: DEBITED_AT, everyDay: false, happen: noteMisses },
  { step: 43, kind: 'notices', at: NOTICED_AT, everyDay: true, happen: announceDay },
  { step: 20, kind: 'handOver', at: CUT_OFF, everyDay: false, happen: handOver },
  { step: 2, kind: 'nav', at: PUBLISHED_AT, everyDay: false, happen: creditShareEvents },
  { step: 3, kind: 'income', at: PUBLISHED_AT, everyDay: true, happen: creditIncomes },
  { step: 44, kind: 'reminders', at: PUBLISHED_AT, everyDay: false, happen: remind },
  { step: 61, kind: 'couponBack', at: PAID_BACK_AT, everyDay: false, happen: payBack },
  { step: 62, kind: 'memberPoints', at: COUNTED_AT, everyDay: true, happen: countMembers },
  { step: 63, kind: 'invites', at: SETTLED_AT, everyDay: true, happen: payInvites },
  { step: 64, kind: 'rateUp', at: PAID_BACK_AT, everyDay: true, happen: payHigherRates },
  { step: 60, kind: 'lapse', at: LAPSED_AT, everyDay: true, happen: lapse },
] as const

export const CONFIRMED_AT = STEPS[0].at

/** From when on a new database's days count. */
export function startSettlement(db: Database, now: Time14): void {
  db.setMeta(SETTLED_TO, now)
}

/**
 * Lets everything happen that was due since the last time, in order of time. Each event and its
 * note in `happened` are one transaction, so an event happens once, whenever the process dies.
 */
export function settle(db: Database, market: Market, now: Time14): void {
  applyFundChanges(market, now)
  const settledTo = db.meta(SETTLED_TO)
  if (settledTo !== null) openActivities(db, market, settledTo)
  if (settledTo === null || settledTo >= now) return
  let anything = false
  for (const day of calendarDaysBetween(settledTo.slice(0, 8), now.slice(0, 8))) {
    for (const { step, kind, at, everyDay, happen } of STEPS) {
      const due = `${day}${at}`
      if (due <= settledTo || due > now) continue
      if (!everyDay && !market.isTradingDay(day)) continue
      anything = true
      // A bank that answers in the very second of the cut-off is too late, as an order would be.
      movePayments(db, market, chinaTime(epochTime(due) - 1_000))
      moveExchanges(db, market, chinaTime(epochTime(due) - 1_000))
      moveCoupons(db, due)
      db.transaction(() => {
        if (db.run('INSERT OR IGNORE INTO happened VALUES (?, ?, ?)', due, step, kind) === 0) return
        happen(db, market, day, due)
        announceGameBuys(db, settleGames(db, market, { kind, day, due }), due)
      })
    }
  }
  movePayments(db, market, now)
  moveExchanges(db, market, now)
  moveCoupons(db, now)
  advanceInvites(db, market, now)
  // Most calls find nothing due; they need not wait for the disk.
  if (anything) db.setMeta(SETTLED_TO, now)
}

function confirmDue(db: Database, market: Market, day: Date8, time: Time14): void {
  const due = db.all(
    orderRow,
    `SELECT * FROM orders WHERE status IN ('3', '5') AND confirm_date <= ? AND business_code <> ? ORDER BY seq`,
    day,
    QUICK_WITHDRAWAL,
  )
  for (const order of due) {
    if (confirmOther(db, market, order, time)) continue
    const refusal = FUND_SENTINELS.find((it) => it.fundCode === order.fund_code)
    if (refusal) {
      refund(db, order, { status: '2', errorDetail: refusal.errorDetail, day }, time)
      continue
    }
    const fund = market.fund(order.fund_code)
    const point = market.pointOn(order.fund_code, order.trade_date, time)
    if (!fund || !point) {
      throw new Error(`${order.apply_no}: ${order.fund_code} has no value for ${order.trade_date}`)
    }
    confirm(db, order, fund, point, time)
  }
  payDue(db, day, time)
}

/** The dividends of a day's value, then its splits: a dividend is paid for the shares before. */
function creditShareEvents(db: Database, market: Market, _day: Date8, time: Time14): void {
  for (const position of positions(db)) {
    const fund = market.fund(position.fundCode)
    if (!fund || fund.isMoney) continue
    const date = publishedThrough(fund, time, market.isTradingDay)
    const point = market.pointOn(fund.code, date, time)
    if (point?.dividend) {
      creditDividend(
        { db, market },
        position,
        point,
        time,
        addTradingDays(time.slice(0, 8), 2, market.isTradingDay),
      )
    }
    if (point) creditSplit(db, position, point, time)
  }
  announceShareEvents(db, market, time)
}

function remind(db: Database, market: Market, _day: Date8, time: Time14): void {
  fireReminders(db, market, time)
}

function creditIncomes(db: Database, market: Market, day: Date8, time: Time14): void {
  for (const position of positions(db)) {
    const income = market.pointOn(position.fundCode, day, time)?.incomePer10k
    if (income) creditIncome(db, position, day, income, time)
  }
}
