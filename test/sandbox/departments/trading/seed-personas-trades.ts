import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import { addTradingDays } from '#domain/calendar/trading-dates.ts'
import { publishedThrough, type Market } from '#test/sandbox/kernel/market/market.ts'
import type { Fund, RawPoint } from '#test/sandbox/kernel/market/fund.ts'
import { DEBITED_AT, PLAN_DEBIT, confirm, insertOrder, recordPaid } from './orders.ts'
import { findOrder } from './order-row.ts'
import { madeApplyNo } from '#test/sandbox/kernel/made-apply-no.ts'
import { cents } from '#test/sandbox/kernel/store/cents.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { confirmOther } from './confirming.ts'
import { chooseDividendMethod, creditDividend, creditSplit, creditIncome } from './earnings.ts'
import { shareBalance } from './lots.ts'
import { payDue } from './payouts.ts'
import { datesFor } from './purchase-terms.ts'
import { saleDates } from './sale-terms.ts'
import { CONFIRMED_AT } from '#test/sandbox/departments/trading/day.ts'

export interface PastPurchase {
  fund: Fund
  /** Yuan. */
  amount: string
  /** T: a day of which the value is known. */
  point: RawPoint
  /** The way of dividends that the holder chose; the fund's own where that is missing. */
  dividendMethod?: '0' | '1'
  /** Distinguishes a further purchase of the same fund. */
  further?: number
  /** The card that pays it; by default the first. */
  bankSerial?: string
  /** The plan whose instalment it is, and the card that pays it. */
  plan?: { planNo: string; bankSerial: string }
}

/** When a purchase of a past day was confirmed. */
export const pastConfirmation = (fund: Fund, point: RawPoint, market: Market): Time14 =>
  `${pastDates(fund, point, market).confirmDate}${CONFIRMED_AT}`

function pastDates(fund: Fund, point: RawPoint, market: Market) {
  return datesFor(fund, `${point.date}100000`, market)
}

/** The number of a sale of a past day. */
export const pastSaleNo = (userId: string, fundCode: string, date: Date8): string =>
  `S${madeApplyNo('seed sale', userId, fundCode, date)}`

const firstCard = (userId: string) => `${userId}-1`

/**
 * Buys at 10:00 of a past day, or by a plan at the time of debits, as the sandbox would have: pays,
 * confirms, and credits what the fund gave up to `until`. Returns the order's number; null where the
 * day has no value.
 */
export function buyInThePast(
  db: Database,
  market: Market,
  userId: string,
  {
    fund,
    amount,
    point,
    until,
    dividendMethod,
    further = 0,
    bankSerial = firstCard(userId),
    plan,
  }: PastPurchase & { until: Time14 },
): string | null {
  const dates = pastDates(fund, point, market)
  const priced = market.pointOn(fund.code, dates.tradeDay, until)
  if (!priced) return null
  if (dividendMethod !== undefined)
    chooseDividendMethod(
      db,
      { user_id: userId, fund_code: fund.code, bank_serial: firstCard(userId) },
      dividendMethod,
    )
  const parts = further === 0 ? [] : [String(further)]
  const applyNo =
    plan === undefined
      ? `S${madeApplyNo('seed', userId, fund.code, ...parts)}`
      : `D${madeApplyNo('plan-debit', plan.planNo, dates.tradeDay)}`
  recordPaid(db, {
    apply_no: applyNo,
    user_id: userId,
    fund_code: fund.code,
    bank_serial: plan?.bankSerial ?? bankSerial,
    amount: cents(amount),
    request: '',
    oper_time: `${point.date}${plan === undefined ? '100000' : DEBITED_AT}`,
    trade_date: dates.tradeDay,
    confirm_date: dates.confirmDate,
    income_date: dates.incomeShown,
    ...(plan === undefined ? {} : { business_code: PLAN_DEBIT, buy_plan_no: plan.planNo }),
  })
  const order = findOrder(db, applyNo)
  if (!order) throw new Error(`${applyNo} was not recorded`)
  confirm(db, order, fund, priced, `${dates.confirmDate}${CONFIRMED_AT}`)
  creditEarnings(db, market, { userId, fund, after: dates.tradeDay, until })
  return applyNo
}

/** Credits the income and dividends of the days after one, up to the moment `until`. */
export function creditEarnings(
  db: Database,
  market: Market,
  { userId, fund, after, until }: { userId: string; fund: Fund; after: Date8; until: Time14 },
): void {
  const position = { userId, fundCode: fund.code }
  const through = publishedThrough(fund, until, market.isTradingDay)
  for (const later of market.rawPoints(fund.code, until)) {
    if (later.date <= after || later.date > through) continue
    const time = `${later.date}200000`
    if (later.incomePer10k !== null)
      creditIncome(db, position, later.date, later.incomePer10k, time)
    if (later.dividend !== null) {
      // Out of the value on its day, paid two trading days later, as settlement pays it.
      const payDay = addTradingDays(later.date, 2, market.isTradingDay)
      creditDividend({ db, market }, position, later, time, payDay)
      if (payDay <= until.slice(0, 8)) payDue(db, payDay, `${payDay}${CONFIRMED_AT}`)
    }
    creditSplit(db, position, later, time)
  }
}

/**
 * Sells a part of what the first card holds at 10:00 of a past day, as the sandbox would have:
 * freezes, confirms at that day's value, pays out. `part` 1 is all.
 */
export function sellInThePast(
  db: Database,
  market: Market,
  userId: string,
  { fund, date, part }: { fund: Fund; date: Date8; part: number },
): void {
  const place = { user_id: userId, bank_serial: firstCard(userId) }
  const { usable } = shareBalance(db, market, fund, place, date)
  // With loaded data the purchase may have had no value.
  if (usable === 0) return
  const time = `${date}100000`
  const dates = saleDates(fund, time, market)
  const applyNo = pastSaleNo(userId, fund.code, date)
  insertOrder(
    db,
    {
      ...place,
      apply_no: applyNo,
      fund_code: fund.code,
      business_code: '24',
      amount: 0,
      request: '',
      oper_time: time,
      trade_date: dates.tradeDay,
      confirm_date: dates.confirmDate,
      income_date: dates.confirmDate,
      vol: Math.floor(usable * part),
      payment_date: dates.arrivalTo,
    },
    '3',
  )
  const order = findOrder(db, applyNo)
  if (!order) throw new Error(`${applyNo} was not recorded`)
  confirmOther(db, market, order, `${dates.confirmDate}${CONFIRMED_AT}`)
  payDue(db, dates.arrivalTo, `${dates.arrivalTo}${CONFIRMED_AT}`)
}
