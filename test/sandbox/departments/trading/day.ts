import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import { addTradingDays, CUT_OFF } from '#domain/calendar/trading-dates.ts'
import { announceShareEvents } from './share-events.ts'
import { PUBLISHED_AT, publishedThrough, type Market } from '#test/sandbox/kernel/market/market.ts'
import { FUND_SENTINELS } from './sentinels.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { DepartmentDay } from '#test/sandbox/kernel/day.ts'
import { creditDividend, creditIncome, creditSplit, positions } from './earnings.ts'
import { confirmOther } from './confirming.ts'
import { confirm } from './orders.ts'
import { orderRow } from './order-row.ts'
import { payDue } from './payouts.ts'
import { handOver, movePayments } from './slow-payments.ts'
import { refund } from './unconfirmed.ts'
import { QUICK_WITHDRAWAL } from './withdrawal.ts'

export const CONFIRMED_AT = '090000'

export const tradingDay: DepartmentDay = {
  steps: [
    // First of all: what is confirmed can be sold on this day, and what is owed by it is paid.
    { order: 10, step: 1, kind: 'confirm', at: CONFIRMED_AT, everyDay: false, happen: confirmDue },
    // After the debits of plans, which go to the registrar with the other orders of the day.
    { order: 80, step: 20, kind: 'handOver', at: CUT_OFF, everyDay: false, happen: handOver },
    {
      order: 90,
      step: 2,
      kind: 'nav',
      at: PUBLISHED_AT,
      everyDay: false,
      happen: creditShareEvents,
    },
    // After the dividends and splits of the same second.
    {
      order: 100,
      step: 3,
      kind: 'income',
      at: PUBLISHED_AT,
      everyDay: true,
      happen: creditIncomes,
    },
  ],
  moves: [{ order: 10, before: 'second', move: movePayments }],
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

function creditIncomes(db: Database, market: Market, day: Date8, time: Time14): void {
  for (const position of positions(db)) {
    const income = market.pointOn(position.fundCode, day, time)?.incomePer10k
    if (income) creditIncome(db, position, day, income, time)
  }
}
