/**
 * Curves and what is read off them: rules.md#risk-figures, rules.md#fund-detail (own curve against
 * peers and benchmark). Floats: these are statistics and drawings, never money.
 */
import { daysBetween, type Date8 } from '#domain/calendar/calendar-date.ts'
import { afterLastHole } from './data-holes.ts'
import { toFloat } from '#domain/money/money.ts'
import { inDateOrder, lastOnOrBefore, sharesOfShare, type NavPoint } from './performance.ts'

export interface CurvePoint {
  date: Date8
  value: number
}

/** The basis of the statistics, to be printed next to them. */
export const STATISTICS_BASIS = { tradingDaysPerYear: 250, smallestVolatilityPercent: 0.1 } as const

/**
 * The NAV curve with dividends reinvested on their ex-date and splits undone, in rising order,
 * starting at the first NAV.
 */
export function adjustedCurve(points: readonly NavPoint[]): CurvePoint[] {
  let factor = 1
  return inDateOrder(points).map((point, index) => {
    const nav = toFloat(point.nav)
    const shares = index > 0 ? sharesOfShare(point) : null
    if (shares !== null) factor *= toFloat(shares)
    return { date: point.date, value: nav * factor }
  })
}

export interface ComparisonSeries {
  dates: Date8[]
  /**
   * One row per curve, as long as `dates`: percent since the range's start; null before a curve
   * begins.
   */
  lines: (number | null)[][]
}

/**
 * Curves (each in rising order) over the dates of the first one from `from` (null: all) to `to`,
 * each in percent since its last point on or before the first date shown, so that all start at 0. A
 * curve without a point on a date keeps its last value; one that begins later starts at 0 where it
 * begins.
 */
export function comparisonSeries(
  curves: readonly (readonly CurvePoint[])[],
  from: Date8 | null,
  to: Date8,
): ComparisonSeries {
  const own = curves[0] ?? []
  // The base is the last NAV on or before the range's first day, as for stage returns.
  const first = from === null ? 0 : Math.max(0, lastOnOrBefore(own, from))
  const dates = own.slice(first, lastOnOrBefore(own, to) + 1).map((point) => point.date)
  return { dates, lines: curves.map((curve) => rebased(curve, dates)) }
}

function rebased(curve: readonly CurvePoint[], dates: readonly Date8[]): (number | null)[] {
  let base: number | null = null
  let index = lastOnOrBefore(curve, dates[0] ?? '')
  return dates.map((date) => {
    while ((curve[index + 1]?.date ?? '99999999') <= date) index += 1
    const value = curve[index]?.value
    if (value === undefined || value <= 0) return null
    base ??= value
    return (value / base - 1) * 100
  })
}

export interface Drawdown {
  /** The deepest fall from a peak, in percent, 0 or above. */
  percent: number
  /** Null when the curve never fell. */
  peakDate: Date8 | null
  troughDate: Date8 | null
  /** The first day on which the peak was reached again; null while it has not been. */
  recoveryDate: Date8 | null
  /** Calendar days from trough to recovery. */
  recoveryDays: number | null
}

/** Across a hole in the data no figure means anything. */
const isUnbroken = (curve: readonly CurvePoint[]): boolean => afterLastHole(curve) === 0

/** `max(1 - v / peak)` of a rising-date curve; null under two points or across a hole. */
export function maxDrawdown(curve: readonly CurvePoint[]): Drawdown | null {
  if (curve.length < 2 || !isUnbroken(curve)) return null
  let peak: CurvePoint | undefined
  let worst: { fall: number; peak: CurvePoint; trough: number } | null = null
  for (const [index, point] of curve.entries()) {
    if (!peak || point.value >= peak.value) peak = point
    const fall = peak.value > 0 ? 1 - point.value / peak.value : 0
    if (fall > (worst?.fall ?? 0)) worst = { fall, peak, trough: index }
  }
  if (worst === null) {
    return { percent: 0, peakDate: null, troughDate: null, recoveryDate: null, recoveryDays: null }
  }
  const { peak: top, trough } = worst
  const troughDate = curve[trough]?.date ?? null
  const recovery = curve.slice(trough + 1).find((point) => point.value >= top.value)
  return {
    percent: worst.fall * 100,
    peakDate: top.date,
    troughDate,
    recoveryDate: recovery?.date ?? null,
    recoveryDays: recovery && troughDate !== null ? daysBetween(troughDate, recovery.date) : null,
  }
}

/**
 * Returns how far each day is below the highest day before it, in percent, 0 or below; `growth` is
 * percent since the first day. Null where that is not known, and from a hole on.
 */
export function fallsBelowPeak(growth: readonly (number | null)[]): (number | null)[] {
  let peak = 0
  return growth.map((percent) => {
    if (percent === null) return null
    const value = 1 + percent / 100
    peak = Math.max(peak, value)
    return peak > 0 ? (value / peak - 1) * 100 : null
  })
}

function dailyReturns(curve: readonly CurvePoint[]): number[] {
  const returns: number[] = []
  for (let index = 1; index < curve.length; index += 1) {
    const before = curve[index - 1]?.value ?? 0
    const value = curve[index]?.value ?? 0
    if (before > 0) returns.push(value / before - 1)
  }
  return returns
}

/**
 * `stdev(daily) * sqrt(250)` (sample deviation) in percent; null under two daily returns or across
 * a hole.
 */
export function volatility(curve: readonly CurvePoint[]): number | null {
  const returns = dailyReturns(curve)
  if (returns.length < 2 || !isUnbroken(curve)) return null
  const mean = returns.reduce((total, value) => total + value, 0) / returns.length
  const variance =
    returns.reduce((total, value) => total + (value - mean) ** 2, 0) / (returns.length - 1)
  return Math.sqrt(variance * STATISTICS_BASIS.tradingDaysPerYear) * 100
}

/**
 * The growth of the whole curve as a yearly rate over 250 trading days, in percent; null under two
 * points or across a hole.
 */
export function annualReturn(curve: readonly CurvePoint[]): number | null {
  const first = curve[0]?.value ?? 0
  const last = curve[curve.length - 1]?.value ?? 0
  if (curve.length < 2 || first <= 0 || last <= 0 || !isUnbroken(curve)) return null
  const years = (curve.length - 1) / STATISTICS_BASIS.tradingDaysPerYear
  return (Math.pow(last / first, 1 / years) - 1) * 100
}

/**
 * `(annual return - risk-free) / volatility`; the risk-free rate in percent a year. Null under 0.1
 * % volatility, where the quotient says nothing.
 */
export function sharpeRatio(curve: readonly CurvePoint[], riskFreePercent: number): number | null {
  const risk = volatility(curve)
  const gain = annualReturn(curve)
  if (risk === null || gain === null || risk < STATISTICS_BASIS.smallestVolatilityPercent) {
    return null
  }
  return (gain - riskFreePercent) / risk
}
