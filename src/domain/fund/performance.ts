/**
 * The performance of a fund: rules.md#performance, rules.md#money-funds. All results are percent.
 */
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { stageStart, type Stage } from '#domain/calendar/stages.ts'
import { afterLastHole } from './data-holes.ts'
import {
  add,
  compare,
  divide,
  fromFloat,
  multiply,
  roundTo,
  subtract,
  toFloat,
  type Decimal,
} from '#domain/money/money.ts'

/**
 * The event of a share on a day: `dividend` is yuan that each share of the evening before got, paid
 * out of this day's NAV (ex-date); `split` is how many shares it became.
 */
export interface ShareEvents {
  dividend?: Decimal | null | undefined
  split?: Decimal | null | undefined
}

/** One day of a fund's history. */
export interface NavPoint extends ShareEvents {
  date: Date8
  nav: Decimal
}

/** Returns what one share of the evening before is worth on a day: its shares and its dividend. */
export function worthOfShare({ nav, dividend, split }: ShareEvents & { nav: Decimal }): Decimal {
  const shares = split != null && compare(split, '0') > 0 ? multiply(nav, split) : nav
  return dividend != null && compare(dividend, '0') > 0 ? add(shares, dividend) : shares
}

/**
 * Returns how many shares one of the evening before is on a day, with its dividend reinvested at
 * the day's value; null on a day on which nothing happened to it.
 */
export function sharesOfShare(day: ShareEvents & { nav: Decimal }): Decimal | null {
  if (day.dividend == null && day.split == null) return null
  return compare(day.nav, '0') > 0 ? divide(worthOfShare(day), day.nav) : null
}

/** A copy in rising order of date. */
export function inDateOrder<Point extends { date: Date8 }>(points: readonly Point[]): Point[] {
  const copy = [...points]
  copy.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  return copy
}

/**
 * The index of the last point on or before `date`; -1 when all are later. `points` are oldest
 * first.
 */
export function lastOnOrBefore(points: readonly { date: Date8 }[], date: Date8): number {
  let low = 0
  let high = points.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((points[middle]?.date ?? '') <= date) low = middle + 1
    else high = middle
  }
  return low - 1
}

/**
 * `(nav * split + dividend) / navBefore - 1` in percent, two decimals; null when the NAV before is not
 * above 0. `navBefore` is that of the trading day before: a year-end valuation on a closed day does
 * not count, as published figures show.
 */
export function dayChange(day: ShareEvents & { nav: Decimal; navBefore: Decimal }): Decimal | null {
  return growthPercent(worthOfShare(day), day.navBefore)
}

function growthPercent(end: Decimal, start: Decimal): Decimal | null {
  if (compare(start, '0') <= 0) return null
  return roundTo(multiply(subtract(divide(end, start), '1'), '100'), 2)
}

/**
 * The return of each stage up to the last point, dividends reinvested on their ex-date and splits
 * undone, in percent with two decimals. A stage starts from the last NAV on or before its first calendar day; null
 * when the history does not reach back that far, or has a hole since: what was paid out during it
 * is not known. Where only some points of a history are given, `unbrokenSince` is the day from
 * which the whole of it has no hole.
 */
export function stageReturns(
  points: readonly NavPoint[],
  unbrokenSince?: Date8,
): Record<Stage, Decimal | null> {
  const history = inDateOrder(points)
  const last = history[history.length - 1]
  const unbroken = unbrokenSince ?? history[afterLastHole(history)]?.date ?? ''
  const back = (stage: Stage) => {
    if (!last) return null
    const from = stageStart(stage, last.date)
    const start = from === null ? 0 : lastOnOrBefore(history, from)
    return (history[start]?.date ?? '') < unbroken ? null : returnBetween(history, start)
  }
  return {
    '1w': back('1w'),
    '1m': back('1m'),
    '3m': back('3m'),
    '6m': back('6m'),
    '1y': back('1y'),
    '3y': back('3y'),
    '5y': back('5y'),
    ytd: back('ytd'),
    all: back('all'),
  }
}

/** From the point at `startIndex` to the last of a rising history. */
function returnBetween(history: readonly NavPoint[], startIndex: number): Decimal | null {
  const start = history[startIndex]
  const end = history[history.length - 1]
  if (!start || !end) return null
  // Between dividends and splits the NAV ratio is the whole growth, so only their days need a factor
  // of their own.
  const factor = history.slice(startIndex + 1).reduce((growth: Decimal, point) => {
    const shares = sharesOfShare(point)
    return shares === null ? growth : multiply(growth, shares)
  }, '1')
  return growthPercent(multiply(end.nav, factor), start.nav)
}

/** Income of seven calendar days in yuan per 10,000 shares, oldest first. */
export type WeekOfIncome = readonly Decimal[]

/**
 * `(product over 7 calendar days of (1 + r/10000)) ^ (365/7) - 1`, percent with three decimals:
 * funds that carry income over daily. Null unless there are exactly seven days.
 */
export function sevenDayYield(incomes: WeekOfIncome): Decimal | null {
  if (incomes.length !== 7) return null
  const product = incomes.reduce(
    (growth: Decimal, income) => multiply(growth, add('1', divide(income, '10000'))),
    '1',
  )
  const percent = fromFloat((Math.pow(toFloat(product), 365 / 7) - 1) * 100)
  return percent === null ? null : roundTo(percent, 3)
}
