import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import { addTradingDays, type TradingCalendar } from '#domain/calendar/trading-dates.ts'

/** The trading days within which a request is decided (rules.md#service-requests). */
export const REVIEW_DAYS = 7

/** The hours for which risky acts rest after a mobile number's change without the old one. */
export const COOL_DOWN_HOURS = 24

/** The last day by which a request of `now` is decided. */
export const reviewedBy = (now: Time14, isTradingDay: TradingCalendar): Date8 =>
  addTradingDays(now.slice(0, 8), REVIEW_DAYS, isTradingDay)
