/** Returns by calendar month, quarter and year: rules.md#performance. */
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { isHole } from './data-holes.ts'
import {
  compare,
  divide,
  multiply,
  roundTo,
  subtract,
  sum,
  toFloat,
  type Decimal,
} from '#domain/money/money.ts'
import { inDateOrder, sharesOfShare, type NavPoint } from './performance.ts'

export const PERIODS = ['month', 'quarter', 'year'] as const
export type Period = (typeof PERIODS)[number]

/** `202503`, `2025Q1`, `2025`: they sort as time goes. */
export type PeriodKey = string

const KEY_OF: Record<Period, (date: Date8) => PeriodKey> = {
  month: (date) => date.slice(0, 6),
  quarter: (date) => `${date.slice(0, 4)}Q${Math.ceil(Number(date.slice(4, 6)) / 3)}`,
  year: (date) => date.slice(0, 4),
}

/** The period that a day belongs to. */
export function periodKey(period: Period, date: Date8): PeriodKey {
  return KEY_OF[period](date)
}

export interface PeriodReturn {
  readonly key: PeriodKey
  /** Day of the value from which the period counts: the last one before it, or the first of all. */
  readonly from: Date8
  /** Day of the period's last value. */
  readonly to: Date8
  /**
   * Percent with two decimals, dividends reinvested; null where the value to count from is not
   * known, or across a hole.
   */
  readonly own: Decimal | null
  /** False for the first period of a history that begins within it. */
  readonly whole: boolean
}

/**
 * The return of each calendar period that has a value, oldest first. A period counts from the last
 * NAV before it; the first one from its first NAV. The last one reaches as far as the history does.
 */
export function periodReturns(points: readonly NavPoint[], period: Period): PeriodReturn[] {
  const ends: { key: PeriodKey; date: Date8; level: Decimal; unbroken: boolean }[] = []
  const history = inDateOrder(points)
  let factor: Decimal = '1'
  /** Says whether the period so far has no hole, that before its first value included. */
  let unbroken = true
  for (const [index, day] of history.entries()) {
    const { date, nav } = day
    // Between dividends and splits the NAV ratio is the whole growth.
    const shares = index > 0 ? sharesOfShare(day) : null
    if (shares !== null) factor = multiply(factor, shares)
    const before = history[index - 1]
    if (before !== undefined && isHole(before.date, date)) unbroken = false
    const key = periodKey(period, date)
    const next = history[index + 1]
    if (next !== undefined && periodKey(period, next.date) === key) continue
    ends.push({ key, date, level: multiply(nav, factor), unbroken })
    unbroken = true
  }
  const first = history[0]
  return ends.map(({ key, date, level, unbroken: known }, index) => {
    const before = ends[index - 1]
    const from = before?.date ?? first?.date ?? date
    const base = before?.level ?? first?.nav ?? level
    return {
      key,
      from,
      to: date,
      own: known && from < date && compare(base, '0') > 0 ? growth(level, base) : null,
      whole: before !== undefined,
    }
  })
}

function growth(end: Decimal, start: Decimal): Decimal {
  return roundTo(multiply(subtract(divide(end, start), '1'), '100'), 2)
}

export interface PeriodSummary {
  /** Periods with a known return. */
  readonly count: number
  /** Of those with a comparison, how many were above it. */
  readonly ahead: number
  readonly compared: number
  readonly best: PeriodReturn | null
  readonly worst: PeriodReturn | null
  /** Mean of the returns, percent with two decimals. */
  readonly mean: Decimal | null
}

/** Returns how a fund's periods turned out, taken together; only whole ones count. */
export function summarisePeriods(
  rows: readonly (PeriodReturn & { readonly other: Decimal | null })[],
): PeriodSummary {
  const known = rows.flatMap((row) =>
    row.own !== null && row.whole ? [{ row, own: row.own }] : [],
  )
  const ordered = [...known]
  ordered.sort((a, b) => toFloat(a.own) - toFloat(b.own))
  const compared = known.filter(({ row }) => row.other !== null)
  const ahead = compared.filter(({ row, own }) => row.other !== null && compare(own, row.other) > 0)
  return {
    count: known.length,
    ahead: ahead.length,
    compared: compared.length,
    best: ordered[ordered.length - 1]?.row ?? null,
    worst: ordered[0]?.row ?? null,
    mean:
      known.length === 0
        ? null
        : roundTo(divide(sum(known.map(({ own }) => own)), String(known.length)), 2),
  }
}
