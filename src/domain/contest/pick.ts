/** Weekly picks of a fund against an index: rules.md#picks. */
import { addDays, weekdayNumber, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import { tradingDayBefore, type TradingCalendar } from '#domain/calendar/trading-dates.ts'
import { compare, divide, multiply, roundTo, subtract, type Decimal } from '#domain/money/money.ts'
import type { RoundWindow } from './round.ts'

const CLOSES_AT = '091500'
/** A week with fewer trading days is void. */
export const LEAST_DAYS = 3
/** The longest closure is under two weeks: beyond this a calendar holds no data. */
const WEEKS_LOOKED_AT = 10

/** A week by its Monday, which names it. */
export interface PickWeek {
  readonly weekId: Date8
  /** Its trading days, in order. */
  readonly days: readonly Date8[]
}

export const mondayOn = (date: Date8): Date8 => addDays(date, -((weekdayNumber(date) + 6) % 7))

export function pickWeek(weekId: Date8, isTradingDay: TradingCalendar): PickWeek {
  const all = [0, 1, 2, 3, 4].map((day) => addDays(weekId, day))
  return { weekId, days: all.filter(isTradingDay) }
}

export const isPlayed = ({ days }: PickWeek): boolean => days.length >= LEAST_DAYS

/** The last trading day of the weeks before, from whose value the week is measured. */
export const dayBeforeWeek = ({ weekId }: PickWeek, isTradingDay: TradingCalendar): Date8 =>
  tradingDayBefore(weekId, isTradingDay)

const closeTime = ({ days }: PickWeek): Time14 => `${days[0] ?? ''}${CLOSES_AT}`

function nextPlayed(from: Date8, step: 7 | -7, isTradingDay: TradingCalendar): PickWeek | null {
  for (let tries = 0, id = from; tries < WEEKS_LOOKED_AT; tries += 1, id = addDays(id, step)) {
    const week = pickWeek(id, isTradingDay)
    if (isPlayed(week)) return week
  }
  return null
}

export interface PickRound extends PickWeek, RoundWindow {
  /** The Mondays of void weeks between now and this one. */
  readonly voidWeeks: readonly Date8[]
}

/**
 * The week that can be picked for at a moment: the next one that is played, from the close of the
 * one before on. Null beyond the calendar.
 */
export function pickRound(now: Time14, isTradingDay: TradingCalendar): PickRound | null {
  const monday = mondayOn(now.slice(0, 8))
  const own = pickWeek(monday, isTradingDay)
  const from = isPlayed(own) && now < closeTime(own) ? monday : addDays(monday, 7)
  const week = nextPlayed(from, 7, isTradingDay)
  const before = week && nextPlayed(addDays(week.weekId, -7), -7, isTradingDay)
  if (week === null || before === null) return null
  const voidWeeks: Date8[] = []
  for (let id = from; id < week.weekId; id = addDays(id, 7)) voidWeeks.push(id)
  return { ...week, openTime: closeTime(before), closeTime: closeTime(week), voidWeeks }
}

/** A return between two values in percent, to two places. */
export const percentReturn = (from: Decimal, to: Decimal): Decimal =>
  roundTo(divide(multiply(subtract(to, from), '100'), from), 2)

/** The fund's return beyond the index's, each as it is shown. */
export const excessReturn = (fund: Decimal, index: Decimal): Decimal =>
  roundTo(subtract(fund, index), 2)

export type PickOutcome = 'win' | 'draw' | 'loss'

export function pickOutcome(excess: Decimal): PickOutcome {
  const sign = compare(excess, '0')
  return sign > 0 ? 'win' : sign < 0 ? 'loss' : 'draw'
}

/** Wins in a row: a draw keeps them, a loss ends them. Void weeks and weeks off are not given. */
export function winStreak(outcomes: readonly PickOutcome[]): {
  readonly now: number
  readonly longest: number
} {
  let now = 0
  let longest = 0
  for (const outcome of outcomes) {
    if (outcome !== 'draw') now = outcome === 'win' ? now + 1 : 0
    longest = Math.max(longest, now)
  }
  return { now, longest }
}
