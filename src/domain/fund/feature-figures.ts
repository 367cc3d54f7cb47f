/** The months of a fund against its benchmark: rules.md#feature-data. Statistics, hence floats. */
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import type { CurvePoint } from './performance-curve.ts'

export const FEATURES = [
  'volatility',
  'sharpe',
  'maxDrawdown',
  'recoverDays',
  'calmar',
  'informationRatio',
  'trackingError',
  'aboveBenchmark',
  'upCapture',
  'downCapture',
] as const
export type Feature = (typeof FEATURES)[number]

/**
 * The direction in which a figure is better; a fund has a place among its peers where there is one.
 */
export const BETTER: Readonly<Record<Feature, 'higher' | 'lower' | null>> = {
  volatility: 'lower',
  sharpe: 'higher',
  maxDrawdown: 'lower',
  recoverDays: 'lower',
  calmar: 'higher',
  informationRatio: 'higher',
  // Close for one fund, far on purpose for another.
  trackingError: null,
  aboveBenchmark: 'higher',
  upCapture: 'higher',
  downCapture: 'lower',
}

/** Months without which none of the figures by month is made. */
export const LEAST_MONTHS = 12

export interface MonthlyFigures {
  /** Percent a year. */
  readonly trackingError: number
  /** The yearly difference to the tracking error; null where that is 0. */
  readonly informationRatio: number | null
  /** Percent of the months. */
  readonly aboveBenchmark: number
  /** Percent of the benchmark's monthly rise and fall; null where it never rose or fell. */
  readonly upCapture: number | null
  readonly downCapture: number | null
}

/** Own and benchmark changes by month, percent; null for fewer than `leastMonths`. */
export function monthlyFigures(
  own: readonly number[],
  benchmark: readonly number[],
  leastMonths: number = LEAST_MONTHS,
): MonthlyFigures | null {
  const months = Math.min(own.length, benchmark.length)
  if (months < Math.max(2, leastMonths)) return null
  const pairs = own.slice(0, months).map((it, at) => ({ own: it, benchmark: benchmark[at] ?? 0 }))
  const apart = pairs.map((it) => it.own - it.benchmark)
  const mean = apart.reduce((sum, it) => sum + it, 0) / months
  const squares = apart.reduce((sum, it) => sum + (it - mean) ** 2, 0)
  const error = Math.sqrt((squares / (months - 1)) * 12)
  return {
    trackingError: error,
    informationRatio: error > 1e-9 ? (mean * 12) / error : null,
    aboveBenchmark: (apart.filter((it) => it > 0).length / months) * 100,
    upCapture: capture(pairs.filter((it) => it.benchmark > 0)),
    downCapture: capture(pairs.filter((it) => it.benchmark < 0)),
  }
}

/** The mean monthly growth of the fund to that of its benchmark, both compounded. */
function capture(pairs: readonly { readonly own: number; readonly benchmark: number }[]) {
  if (pairs.length === 0) return null
  const monthly = (of: 'own' | 'benchmark') =>
    Math.pow(
      pairs.reduce((growth, it) => growth * (1 + it[of] / 100), 1),
      1 / pairs.length,
    ) - 1
  return (monthly('own') / monthly('benchmark')) * 100
}

/** The yearly return to the deepest fall, both percent; null without a fall. */
export const calmarRatio = (annual: number | null, fall: number | null): number | null =>
  annual === null || fall === null || fall <= 0 ? null : annual / fall

/**
 * The last value of each of the `months` months before that of the last day, and of the month before
 * them; null where the curve begins later.
 */
export function monthEnds(
  curve: readonly CurvePoint[],
  months: number,
): readonly CurvePoint[] | null {
  const monthOf = (date: Date8) => date.slice(0, 6)
  const last = curve[curve.length - 1]
  if (last === undefined) return null
  const ends = curve.filter(
    ({ date }, at) => monthOf(date) !== monthOf(curve[at + 1]?.date ?? date),
  )
  return ends.length > months ? ends.slice(-months - 1) : null
}

/** Percent from each level to the next; null across a level that is not known. */
export function changesOf(levels: readonly (number | null)[]): readonly number[] | null {
  const changes: number[] = []
  for (let at = 1; at < levels.length; at += 1) {
    const [from, to] = [levels[at - 1] ?? null, levels[at] ?? null]
    if (from === null || to === null || from <= 0) return null
    changes.push((to / from - 1) * 100)
  }
  return changes
}

/** The middle of the values; null without any. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values]
  sorted.sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle]
  if (upper === undefined) return null
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}
