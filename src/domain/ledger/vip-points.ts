/** Points of members, one sum a day by what was held: rules.md#members. */
import { addDays, daysBetween, type Date8 } from '#domain/calendar/calendar-date.ts'
import { add, divide, roundDownTo, type Decimal } from '#domain/money/money.ts'

/** The holdings at the end of a day, confirmed shares alone, yuan. */
export interface DayAssets {
  readonly money: Decimal
  readonly other: Decimal
}

const YUAN_A_POINT = '1000'
/** Days of which the points count, the first one among them. */
export const POINT_DAYS = 365

/** A point for each 1,000 yuan, of money-market funds for each 2,000; a part gives none. */
export const dayPoints = ({ money, other }: DayAssets): number =>
  Number(roundDownTo(divide(add(other, divide(money, '2')), YUAN_A_POINT), 0))

/** The last day on which the points of a day count. */
export const lastPointDay = (earnedOn: Date8): Date8 => addDays(earnedOn, POINT_DAYS - 1)

/** Points of one day that still count. */
export interface AlivePoints {
  readonly lastDay: Date8
  readonly points: number
}

/** Returns what counts on a day. */
export const aliveOn = (all: readonly AlivePoints[], day: Date8): number =>
  all.reduce((sum, it) => (it.lastDay >= day ? sum + it.points : sum), 0)

/** Points that no longer count from a day on. */
export interface AgeingDay {
  readonly date: Date8
  readonly points: number
}

/** Returns what ages within so many days after today, by day. */
export function ageingWithin(
  all: readonly AlivePoints[],
  today: Date8,
  days: number,
): readonly AgeingDay[] {
  const byDay = new Map<Date8, number>()
  for (const { lastDay, points } of all) {
    const ahead = daysBetween(today, lastDay) + 1
    if (ahead < 1 || ahead > days || points === 0) continue
    const date = addDays(lastDay, 1)
    byDay.set(date, (byDay.get(date) ?? 0) + points)
  }
  const losses = Array.from(byDay, ([date, points]) => ({ date, points }))
  losses.sort((a, b) => a.date.localeCompare(b.date))
  return losses
}

/** The outlook on the days ahead: each brings as much as the last one did. */
export interface Outlook {
  readonly alive: readonly AlivePoints[]
  readonly perDay: number
  /** The last day whose points are among those that count. */
  readonly countedThrough: Date8
}

/** Returns what will count on a later day, if what is held stays as it is. */
export function pointsOn({ alive, perDay, countedThrough }: Outlook, day: Date8): number {
  const ahead = Math.min(POINT_DAYS, Math.max(0, daysBetween(countedThrough, day)))
  return aliveOn(alive, day) + perDay * ahead
}

/** The day on which so many points will count; null where what is held never brings them. */
export function dayOfPoints(outlook: Outlook, least: number): Date8 | null {
  for (let ahead = 0; ahead <= POINT_DAYS; ahead++) {
    const day = addDays(outlook.countedThrough, ahead)
    if (pointsOn(outlook, day) >= least) return day
  }
  return null
}
