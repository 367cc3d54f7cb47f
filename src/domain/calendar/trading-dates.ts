/**
 * The day that an order belongs to, and the days that follow from it: rules.md#calendar-and-dates.
 * Days are China's, given as text.
 */
import { isMoneyMarket } from '#domain/business-codes.ts'
import { addDays, type Date8, type Time14 } from './calendar-date.ts'

/** Returns whether the exchange is open on a day. Weekend make-up working days are closed. */
export type TradingCalendar = (date: Date8) => boolean

/** Orders placed at or after this time of day belong to the next trading day. */
export const CUT_OFF = '150000'

/** The longest closure is under two weeks: beyond this the calendar holds no data. */
const LONGEST_CLOSURE_DAYS = 60

/**
 * The first trading day on or after `date`. Throws RangeError when the calendar has none within 60
 * days.
 */
export function tradingDayOnOrAfter(date: Date8, isTradingDay: TradingCalendar): Date8 {
  let day = date
  for (let tries = 0; tries < LONGEST_CLOSURE_DAYS; tries += 1) {
    if (isTradingDay(day)) return day
    day = addDays(day, 1)
  }
  throw new RangeError(`The trading calendar has no open day within 60 days of ${date}`)
}

/**
 * The last trading day before `date`. Throws RangeError when the calendar has none within 60 days.
 */
export function tradingDayBefore(date: Date8, isTradingDay: TradingCalendar): Date8 {
  let day = addDays(date, -1)
  for (let tries = 0; tries < LONGEST_CLOSURE_DAYS; tries += 1) {
    if (isTradingDay(day)) return day
    day = addDays(day, -1)
  }
  throw new RangeError(`The trading calendar has no open day within 60 days before ${date}`)
}

/** T+n: the n-th trading day after `date`, which itself does not count; n is 0 or more. */
export function addTradingDays(date: Date8, n: number, isTradingDay: TradingCalendar): Date8 {
  let day = tradingDayOnOrAfter(date, isTradingDay)
  const first = day === date ? 0 : 1
  for (let count = first; count < n; count += 1) {
    day = tradingDayOnOrAfter(addDays(day, 1), isTradingDay)
  }
  return day
}

/**
 * T of an order placed at `now`: the day itself before 15:00 on a trading day, else the next
 * trading day.
 */
export function tradeDay(now: Time14, isTradingDay: TradingCalendar): Date8 {
  const today = now.slice(0, 8)
  return tradingDayOnOrAfter(now.slice(8) < CUT_OFF ? today : addDays(today, 1), isTradingDay)
}

/**
 * Returns whether an order of trading day `day` can still be taken back: until 15:00 of that day.
 */
export function isBeforeCutOff(day: Date8, now: Time14): boolean {
  return now < `${day}${CUT_OFF}`
}

export type FundDateKind = 'domestic' | 'qdii' | 'money'

/**
 * Trading days after T. They differ from fund to fund: a fund's own figures take the place of the
 * defaults.
 */
export interface FundDays {
  confirm: number
  redeemable: number
  /** The time when the first day's income is to be seen. */
  incomeShown: number
  /** First and last day on which the money of a redemption arrives. */
  arrival: readonly [number, number]
}

export const DEFAULT_FUND_DAYS: Record<FundDateKind, FundDays> = {
  domestic: { confirm: 1, redeemable: 2, incomeShown: 2, arrival: [2, 4] },
  qdii: { confirm: 2, redeemable: 3, incomeShown: 3, arrival: [4, 10] },
  money: { confirm: 1, redeemable: 2, incomeShown: 2, arrival: [1, 1] },
}

/**
 * Returns which dates hold for a fund: by whether it is a money-market fund, and by `isQdiiFund`
 * ('1' overseas).
 */
export function fundDateKind(fund: {
  fundTypeCode: string
  fundCode?: string
  isQdiiFund: string
}): FundDateKind {
  if (isMoneyMarket(fund)) return 'money'
  return fund.isQdiiFund === '1' ? 'qdii' : 'domestic'
}

export interface PurchaseDates {
  /** T: the NAV of this day is the price. */
  tradeDay: Date8
  confirmDate: Date8
  /** Income counts from the day of confirmation. */
  incomeStart: Date8
  incomeShown: Date8
  redeemableFrom: Date8
}

/** Returns what follows a purchase placed at `now`. */
export function purchaseDates(
  now: Time14,
  days: FundDays,
  isTradingDay: TradingCalendar,
): PurchaseDates {
  const day = tradeDay(now, isTradingDay)
  const after = (n: number) => addTradingDays(day, n, isTradingDay)
  const confirmDate = after(days.confirm)
  return {
    tradeDay: day,
    confirmDate,
    incomeStart: confirmDate,
    incomeShown: after(days.incomeShown),
    redeemableFrom: after(days.redeemable),
  }
}

export interface RedemptionDates {
  tradeDay: Date8
  confirmDate: Date8
  arrivalFrom: Date8
  arrivalTo: Date8
}

/** Returns what follows a redemption placed at `now`. */
export function redemptionDates(
  now: Time14,
  days: FundDays,
  isTradingDay: TradingCalendar,
): RedemptionDates {
  const day = tradeDay(now, isTradingDay)
  const after = (n: number) => addTradingDays(day, n, isTradingDay)
  return {
    tradeDay: day,
    confirmDate: after(days.confirm),
    arrivalFrom: after(days.arrival[0]),
    arrivalTo: after(days.arrival[1]),
  }
}
