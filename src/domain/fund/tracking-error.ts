import { STATISTICS_BASIS } from './performance-curve.ts'

/**
 * `stdev(own - benchmark) * sqrt(250)` of daily changes in percent (sample deviation); null under two
 * days. How closely a fund follows its index.
 */
export function trackingError(own: readonly number[], benchmark: readonly number[]): number | null {
  const days = Math.min(own.length, benchmark.length)
  if (days < 2) return null
  const differences = own.slice(0, days).map((change, index) => change - (benchmark[index] ?? 0))
  const mean = differences.reduce((sum, it) => sum + it, 0) / days
  const squares = differences.reduce((sum, it) => sum + (it - mean) ** 2, 0)
  return Math.sqrt((squares / (days - 1)) * STATISTICS_BASIS.tradingDaysPerYear)
}

/** The mean of the daily differences without their sign, in percent; null without a day. */
export function meanDeviation(own: readonly number[], benchmark: readonly number[]): number | null {
  const days = Math.min(own.length, benchmark.length)
  if (days === 0) return null
  const apart = own.slice(0, days).map((change, at) => Math.abs(change - (benchmark[at] ?? 0)))
  return apart.reduce((sum, it) => sum + it, 0) / days
}
