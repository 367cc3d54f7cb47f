/**
 * Regular investment: rules.md#regular-plans. Ordinary plans by calendar, smart ones by the index.
 */
import { addMonths } from '#domain/calendar/add-months.ts'
import {
  addDays,
  daysBetween,
  weekdayNumber,
  type Date8,
  type Time14,
} from '#domain/calendar/calendar-date.ts'
import {
  compare,
  divide,
  multiply,
  roundCent,
  subtract,
  type Decimal,
} from '#domain/money/money.ts'
import {
  CUT_OFF,
  tradingDayOnOrAfter,
  type TradingCalendar,
} from '#domain/calendar/trading-dates.ts'

/**
 * The time when a plan debits. `weekday` is 1 Monday to 5 Friday; a fortnightly plan counts from
 * the day `first`; `day` is 1 to 31 and falls on the month's last day when that is earlier.
 */
export type PlanCycle =
  | { kind: 'daily' }
  | { kind: 'weekly'; weekday: number }
  | { kind: 'fortnightly'; first: Date8 }
  | { kind: 'monthly'; day: number }

/** The first planned day on or after `from`, before closed days are looked at. */
function plannedOnOrAfter(cycle: PlanCycle, from: Date8): Date8 {
  switch (cycle.kind) {
    case 'daily':
      return from
    case 'weekly':
      return addDays(from, (cycle.weekday - weekdayNumber(from) + 7) % 7)
    case 'fortnightly': {
      const gone = daysBetween(cycle.first, from)
      return gone <= 0 ? cycle.first : addDays(cycle.first, Math.ceil(gone / 14) * 14)
    }
    case 'monthly': {
      // Counted from January, which has all 31 days, so that the month's own length decides.
      const thisMonth = (date: Date8) =>
        addMonths(
          `${date.slice(0, 4)}01${String(cycle.day).padStart(2, '0')}`,
          Number(date.slice(4, 6)) - 1,
        )
      const day = thisMonth(from)
      return day >= from ? day : thisMonth(addMonths(`${from.slice(0, 6)}01`, 1))
    }
  }
}

/** Closures are shorter than this: a day planned earlier cannot have moved past `after`. */
const LONGEST_MOVE_DAYS = 30

/**
 * The first debit after the day `after`; a planned day that is closed moves to the next trading
 * day.
 */
export function nextDebitDate(
  cycle: PlanCycle,
  after: Date8,
  isTradingDay: TradingCalendar,
): Date8 {
  if (cycle.kind === 'daily') return tradingDayOnOrAfter(addDays(after, 1), isTradingDay)
  // A day planned before `after` may have been moved past it by a holiday, hence the earlier start.
  let planned = plannedOnOrAfter(cycle, addDays(after, -LONGEST_MOVE_DAYS))
  for (;;) {
    const debit = tradingDayOnOrAfter(planned, isTradingDay)
    if (debit > after) return debit
    planned = plannedOnOrAfter(cycle, addDays(planned, 1))
  }
}

/**
 * The planned days after `since` up to `through`, closed ones among them; without `since`, those of
 * the longest time for which a day may have been moved.
 */
export function plannedDays(cycle: PlanCycle, since: Date8 | null, through: Date8): Date8[] {
  const days: Date8[] = []
  let day = plannedOnOrAfter(cycle, addDays(since ?? addDays(through, -LONGEST_MOVE_DAYS), 1))
  while (day <= through) {
    days.push(day)
    day = plannedOnOrAfter(cycle, addDays(day, 1))
  }
  return days
}

/** No stopping on the debit day between 00:00 and 15:00. */
export function stopLocked(debitDate: Date8, now: Time14): boolean {
  return now.slice(0, 8) === debitDate && now.slice(8) < CUT_OFF
}

/** Returns when a plan that debits on this day may be changed again. */
export const lockEnds = (debitDate: Date8): Time14 => `${debitDate}${CUT_OFF}`

/** Failed instalments in a row that end a plan for good. */
export const FAILURES_TO_END = 3

export function endedByFailures(failuresInARow: number): boolean {
  return failuresInARow >= FAILURES_TO_END
}

/**
 * Bands of deviation from the average: up to `upTo` percent (null: any), `share` percent of the
 * base amount.
 */
interface Band {
  upTo: Decimal | null
  share: Decimal
}

const bands = (rows: readonly (readonly [Decimal | null, Decimal])[]): readonly Band[] =>
  rows.map(([upTo, share]) => ({ upTo, share }))

/**
 * The default ladder of a "moving average" plan; other companies' differ, so it can be replaced.
 */
export const SMART_BANDS = {
  above: bands([
    ['15', '90'],
    ['50', '80'],
    ['100', '70'],
    [null, '60'],
  ]),
  belowWild: bands([
    ['5', '60'],
    ['10', '70'],
    ['20', '80'],
    ['30', '90'],
    ['40', '100'],
    [null, '110'],
  ]),
  belowCalm: bands([
    ['5', '160'],
    ['10', '170'],
    ['20', '180'],
    ['30', '190'],
    ['40', '200'],
    [null, '210'],
  ]),
} as const

/** Above this 10-day amplitude, in percent, a falling market is wild. */
export const CALM_AMPLITUDE = '5'

/**
 * `(highest / lowest - 1)` of the last closes, in percent, unrounded; null without closes above 0.
 */
export function amplitude(closes: readonly Decimal[]): Decimal | null {
  const [first, ...rest] = closes
  if (first === undefined) return null
  const highest = rest.reduce((top, close) => (compare(close, top) > 0 ? close : top), first)
  const lowest = rest.reduce((low, close) => (compare(close, low) < 0 ? close : low), first)
  return compare(lowest, '0') > 0 ? deviation(highest, lowest) : null
}

function deviation(value: Decimal, base: Decimal): Decimal {
  return multiply(subtract(divide(value, base), '1'), '100')
}

/**
 * The share of the base amount, in percent, that a smart plan debits: from the close of the day
 * before against its moving average and, below it, the amplitude of the last 10 closes. A close on
 * the average counts as above. Null when the average is not above 0 or no amplitude is known.
 */
export function smartShare(market: {
  close: Decimal
  average: Decimal
  lastTenCloses: readonly Decimal[]
}): Decimal | null {
  if (compare(market.average, '0') <= 0) return null
  const off = deviation(market.close, market.average)
  if (compare(off, '0') >= 0) return shareIn(SMART_BANDS.above, off)
  const swing = amplitude(market.lastTenCloses)
  if (swing === null) return null
  const wild = compare(swing, CALM_AMPLITUDE) > 0
  return shareIn(wild ? SMART_BANDS.belowWild : SMART_BANDS.belowCalm, off.replace('-', ''))
}

function shareIn(ladder: readonly Band[], off: Decimal): Decimal | null {
  return ladder.find(({ upTo }) => upTo === null || compare(off, upTo) <= 0)?.share ?? null
}

/** The amount of an instalment in yuan: a share, in percent, of the base amount. */
export function instalment(base: Decimal, share: Decimal): Decimal {
  return roundCent(divide(multiply(base, share), '100'))
}
