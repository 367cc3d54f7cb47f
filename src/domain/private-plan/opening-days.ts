/** The days on which a private plan takes money in, and until when these are booked. */
import { addMonths } from '#domain/calendar/add-months.ts'
import { addDays, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import {
  addTradingDays,
  CUT_OFF,
  tradingDayOnOrAfter,
  type TradingCalendar,
} from '#domain/calendar/trading-dates.ts'

/** Booking ends so many trading days before the opening, at the cut-off. */
const BOOKED_DAYS_BEFORE = 5

/** The opening of a month, YYYYMM: its day, or the next trading day. */
export const openingDay = (month: string, day: number, isOpen: TradingCalendar): Date8 =>
  tradingDayOnOrAfter(`${month}${String(day).padStart(2, '0')}`, isOpen)

/** The last moment in which the opening of a day can be booked is the second before. */
export function bookedUntil(opening: Date8, isOpen: TradingCalendar): Time14 {
  let day = opening
  for (let left = BOOKED_DAYS_BEFORE; left > 0;) {
    day = addDays(day, -1)
    if (isOpen(day)) left -= 1
  }
  return `${day}${CUT_OFF}`
}

export interface Opening {
  readonly day: Date8
  readonly until: Time14
  /** True if it can be booked now: no more from `until` to the end of its day. */
  readonly booking: boolean
}

/** The opening that is next: today's until the day is over. */
export function nextOpening(now: Time14, onDay: number, isOpen: TradingCalendar): Opening {
  const today = now.slice(0, 8)
  const months = [-1, 0, 1].map((more) => addMonths(`${today.slice(0, 6)}01`, more).slice(0, 6))
  const days = months.map((month) => openingDay(month, onDay, isOpen))
  const day = days.find((it) => it >= today) ?? today
  const until = bookedUntil(day, isOpen)
  return { day, until, booking: now < until }
}

/** The trading days that there are to transfer the money. */
const PAY_DAYS = 3

/** The last moment for the money to be there; a contract that is not paid for lapses. */
export const paidUntil = (signed: Time14, isOpen: TradingCalendar): Time14 =>
  `${addTradingDays(signed.slice(0, 8), PAY_DAYS, isOpen)}235959`
