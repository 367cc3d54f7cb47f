import { chinaTime, type Time14 } from '#domain/calendar/calendar-date.ts'
import { WALLET_FUND } from '#domain/business-codes.ts'
import { addTradingDays, tradeDay, tradingDayBefore } from '#domain/calendar/trading-dates.ts'
import { epochTime } from '#test/sandbox/kernel/calendar.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'
import {
  buyInThePast,
  pastConfirmation,
  pastSaleNo,
  sellInThePast,
} from './seed-personas-trades.ts'
import { BANK_REFUSAL } from './sentinels.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { takeBack } from './cancelling.ts'
import { dividendNo } from './earnings.ts'
import { fail } from './failed-orders.ts'
import { confirm, insertOrder, recordPaid, recordRefused, type NewOrder } from './orders.ts'
import { findOrder, type Order } from './order-row.ts'
import { madeApplyNo } from '#test/sandbox/kernel/made-apply-no.ts'
import { cutOffTime, datesFor } from './purchase-terms.ts'
import { saleDates } from './sale-terms.ts'
import { CONFIRMED_AT } from '#test/sandbox/departments/trading/day.ts'
import { movePayments, recordSlow } from './slow-payments.ts'
import { QUICK_WITHDRAWAL } from './withdrawal.ts'
import { shareBalance } from './lots.ts'

/** Of the built-in funds and of the published ones: what the persona buys, one a status. */
const FUNDS: readonly string[] = ['980301', '980201', '980501', '005827', '110022']

/** The number of the persona's order that has a status, or is of a business code. */
export const sampleOrderNo = (userId: string, of: string): string =>
  `S${madeApplyNo('status', userId, of)}`

/**
 * Orders that stay under way for testers: their bank is queried after half of the time to the
 * cut-off, and answers later.
 */
function slowly(now: Time14, market: Market) {
  const from = epochTime(now)
  const left = epochTime(cutOffTime(tradeDay(now, market.isTradingDay))) - from
  const part = (share: number) => chinaTime(from + Math.floor(left * share))
  return { soon: now, half: part(0.5), late: part(0.75) }
}

/**
 * One order of each status (rules.md#order-status) as of `now`, made as the sandbox would: all of
 * today's are bought now, pending is one of the trading day before whose fund confirms on T+2. What
 * has no fund or no value in loaded data is left out.
 */
export function seedStatuses(db: Database, market: Market, userId: string, now: Time14): void {
  const today = now.slice(0, 8)
  const own = FUNDS.flatMap((code) => market.fund(code) ?? []).filter((it) =>
    buyable(market, it, now),
  )
  const [main, other, third] = [own[0], own[1] ?? own[0], own[2] ?? own[0]]
  if (!main || !other || !third) return
  const day = tradingDayBefore(tradeDay(now, market.isTradingDay), market.isTradingDay)
  const yesterday = `${day}100000`
  const order = (fund: Fund, status: string, amount: number, time = now): NewOrder => {
    const dates = datesFor(fund, time, market)
    return {
      apply_no: sampleOrderNo(userId, status),
      user_id: userId,
      fund_code: fund.code,
      bank_serial: `${userId}-1`,
      amount,
      request: '',
      oper_time: time,
      trade_date: dates.tradeDay,
      confirm_date: dates.confirmDate,
      income_date: dates.incomeShown,
    }
  }
  const paid = (it: NewOrder): Order => {
    recordPaid(db, it)
    const recorded = findOrder(db, it.apply_no)
    if (!recorded) throw new Error(`${it.apply_no} was not recorded`)
    return recorded
  }

  subscribeYoungest(db, market, userId, now)
  seedDividends(db, market, userId, now)
  seedThreeLots(db, market, userId, now)
  const slow = market.funds.find((it) => it.isQdii && buyable(market, it, yesterday))
  if (slow) {
    const pending = paid(order(slow, '5', 300_000, yesterday))
    db.run(`UPDATE orders SET status = '5' WHERE apply_no = ?`, pending.apply_no)
    fail({ db, market }, paid(order(slow, '2', 200_000, yesterday)), 'confirmFailed', now)
  }
  recordRefused(db, order(other, '4', 120_000), BANK_REFUSAL)
  const tomorrow = addTradingDays(today, 1, market.isTradingDay)
  takeBack(db, paid(order(main, '6', 150_000)), tomorrow, now)
  fail({ db, market }, paid(order(third, '7', 180_000)), 'tradeFailed', now)
  recordPaid(db, order(main, '3', 160_000))
  const { soon, half, late } = slowly(now, market)
  recordSlow(db, order(other, '8', 110_000), { askedAt: soon, answeredAt: late, outcome: 'paid' })
  recordSlow(db, order(main, '9', 130_000), { askedAt: half, answeredAt: late, outcome: 'paid' })
  seedSales(db, market, userId, main, now)
  movePayments(db, market, now)
}

/** Returns whether a purchase now would be confirmed at a value that will be there. */
function buyable(market: Market, fund: Fund, now: Time14): boolean {
  const { tradeDay: day, confirmDate } = datesFor(fund, now, market)
  const limited = fund.applyStatus !== 'open' || fund.pensionOnly || fund.dailyLimit !== null
  const value = market.pointOn(fund.code, day, `${confirmDate}${CONFIRMED_AT}`)
  return !limited && value !== undefined
}

/** A redemption that waits, and a quick withdrawal at which the bank is for a while. */
function seedSales(db: Database, market: Market, userId: string, fund: Fund, now: Time14): void {
  const place = { user_id: userId, bank_serial: `${userId}-1` }
  const common = { ...place, request: '', oper_time: now }
  const day = now.slice(0, 8)
  const held = shareBalance(db, market, fund, place, day).usable
  if (held > 0) {
    const dates = saleDates(fund, now, market)
    const sale: NewOrder = {
      ...common,
      apply_no: sampleOrderNo(userId, '24'),
      fund_code: fund.code,
      business_code: '24',
      amount: 0,
      trade_date: dates.tradeDay,
      confirm_date: dates.confirmDate,
      income_date: dates.confirmDate,
      vol: Math.floor(held / 10),
      payment_date: dates.arrivalTo,
    }
    insertOrder(db, sale, '3')
  }
  const wallet = market.fund(WALLET_FUND)
  const sum = 20_000
  if (!wallet || shareBalance(db, market, wallet, place, day).usable < sum) return
  const dated = { trade_date: day, confirm_date: day, income_date: day }
  const withdrawal: NewOrder = {
    ...common,
    ...dated,
    apply_no: sampleOrderNo(userId, QUICK_WITHDRAWAL),
    fund_code: wallet.code,
    business_code: QUICK_WITHDRAWAL,
    amount: sum,
    vol: sum,
  }
  const { half, late } = slowly(now, market)
  recordSlow(db, withdrawal, { askedAt: half, answeredAt: late, outcome: 'paid' })
}

/** A subscription (20) to a fund when it was raised, and the registrar's answer (30). */
function subscribeYoungest(db: Database, market: Market, userId: string, now: Time14): void {
  const fund = market.fund(YOUNG_FUND)
  const point = fund && market.rawPoints(fund.code, now)[0]
  if (!fund || !point) return
  const confirmed = pastConfirmation(fund, point, market)
  if (confirmed > now) return
  const amount = 500_000
  const subscription: NewOrder = {
    apply_no: sampleOrderNo(userId, '20'),
    user_id: userId,
    fund_code: fund.code,
    bank_serial: `${userId}-1`,
    business_code: '20',
    amount,
    request: '',
    oper_time: `${point.date}100000`,
    trade_date: point.date,
    confirm_date: confirmed.slice(0, 8),
    income_date: confirmed.slice(0, 8),
  }
  recordPaid(db, subscription)
  const paid = findOrder(db, subscription.apply_no)
  if (!paid) throw new Error(`${subscription.apply_no} was not recorded`)
  confirm(db, paid, fund, point, confirmed)
  const { net, fee, shares, fee_rate, nav } = findOrder(db, subscription.apply_no) ?? paid
  const said = { ...subscription, net, fee, shares, fee_rate, nav, oper_time: confirmed }
  insertOrder(db, { ...said, apply_no: sampleOrderNo(userId, '30'), business_code: '30' }, '1')
}

/** A fund that paid a dividend in the last year, by what the holder chose for it. */
const DIVIDENDS = {
  '0': { fundCode: '980405', exDate: '20250620' },
  '1': { fundCode: '980207', exDate: '20251215' },
} as const

/** The number of the persona's dividend that was reinvested (0) or paid in cash (1). */
export function sampleDividendNo(userId: string, method: '0' | '1'): string {
  const { fundCode, exDate } = DIVIDENDS[method]
  const place = { user_id: userId, fund_code: fundCode, bank_serial: `${userId}-1` }
  return dividendNo(place, exDate)
}

/** Buys so long ago that a dividend of each way has been paid since. */
function seedDividends(db: Database, market: Market, userId: string, now: Time14): void {
  for (const method of ['0', '1'] as const) {
    const { fundCode, exDate } = DIVIDENDS[method]
    const fund = market.fund(fundCode)
    const point = fund && market.rawPoints(fundCode, now).findLast((it) => it.date < exDate)
    if (!fund || !point) continue
    buyInThePast(db, market, userId, {
      fund,
      point,
      amount: '20000.00',
      until: now,
      dividendMethod: method,
    })
  }
}

/** A fund bought on three days and sold on a fourth, so that each lot pays another fee. */
const THREE_LOTS = {
  fundCode: '980205',
  bought: ['20250303', '20260127', '20260226'],
  sold: '20260302',
} as const

/** The number of the persona's confirmed sale of three lots. */
export const sampleSaleNo = (userId: string): string =>
  pastSaleNo(userId, THREE_LOTS.fundCode, THREE_LOTS.sold)

function seedThreeLots(db: Database, market: Market, userId: string, now: Time14): void {
  const { fundCode, bought, sold } = THREE_LOTS
  const fund = market.fund(fundCode)
  if (!fund || `${sold}100000` >= now) return
  for (const [further, date] of bought.entries()) {
    const point = market.pointOn(fundCode, date, now)
    if (point)
      buyInThePast(db, market, userId, { fund, point, amount: '5000.00', until: now, further })
  }
  sellInThePast(db, market, userId, { fund, date: sold, part: 0.98 })
}

/** Two months old at the clock's start. */
const YOUNG_FUND = '980407'
