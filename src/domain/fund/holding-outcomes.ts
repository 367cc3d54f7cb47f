/**
 * The spread of the results of one holding time in a fund's past: quantiles, and never how many of
 * them gained (`OUTCOMES` in publicity.ts). Floats: statistics.
 */
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { afterLastHole } from './data-holes.ts'
import type { CurvePoint } from './performance-curve.ts'
import { OUTCOMES } from '#domain/publicity/publicity.ts'

/** Holding times in months, none shorter than what promotes may be. */
export const HOLDING_MONTHS = [6, 12, 24, 36] as const

/**
 * Fewer start days than this say nothing: the first weeks of a young fund are one and the same
 * market. Some 60 trading days are a quarter. Printed next to the figures.
 */
export const FEWEST_START_DAYS = 60

export interface HoldingOutcomes {
  readonly months: number
  /** The number of days that one could have bought on and held for so long. */
  readonly startDays: number
  /** Results in percent at each of `OUTCOMES.quantiles`, rising; null under `FEWEST_START_DAYS`. */
  readonly results: readonly number[] | null
}

/**
 * The day `months` later, as text that compares with days: 31 January plus one month is `20250231`,
 * and no day lies between the month's last one and it. A calendar sum for each of thousands of days
 * would be felt.
 */
function monthsLater(date: Date8, months: number): string {
  const month = Number(date.slice(0, 4)) * 12 + Number(date.slice(4, 6)) - 1 + months
  const inYear = String((month % 12) + 1).padStart(2, '0')
  return `${String(Math.floor(month / 12)).padStart(4, '0')}${inYear}${date.slice(6)}`
}

/** Of rising values, between the two nearest ones in proportion. */
export function quantile(rising: readonly number[], part: number): number {
  const at = (rising.length - 1) * part
  const [low, high] = [rising[Math.floor(at)] ?? 0, rising[Math.ceil(at)] ?? 0]
  return low + (high - low) * (at - Math.floor(at))
}

/**
 * The results of all days of a rising, dividend-adjusted curve on which one could have bought and
 * held for `months`. The end is the last value on or before the same day so many months later, as
 * for stage returns. Fees are left out, and so is all that comes before the last hole in the data:
 * what lies across it is unknown, and the holdings that do not cross it are no fair choice of days.
 */
export const holdingOutcomes = (curve: readonly CurvePoint[], months: number): HoldingOutcomes =>
  spreadOf(resultsOf(curve, months), months)

/** The same of several curves together: each start day of each of them counts once. */
export const pooledOutcomes = (
  curves: readonly (readonly CurvePoint[])[],
  months: number,
): HoldingOutcomes =>
  spreadOf(
    curves.flatMap((curve) => resultsOf(curve, months)),
    months,
  )

function resultsOf(curve: readonly CurvePoint[], months: number): number[] {
  const last = curve[curve.length - 1]?.date ?? ''
  const unbroken = curve.slice(afterLastHole(curve))
  let end = 0
  const results: number[] = []
  for (const start of unbroken) {
    const due = monthsLater(start.date, months)
    if (due > last) break
    while ((unbroken[end + 1]?.date ?? '99999999') <= due) end += 1
    const ending = unbroken[end]
    if (!ending || ending.date <= start.date || start.value <= 0) continue
    results.push((ending.value / start.value - 1) * 100)
  }
  return results
}

function spreadOf(results: number[], months: number): HoldingOutcomes {
  const startDays = results.length
  if (startDays < FEWEST_START_DAYS) return { months, startDays, results: null }
  results.sort((a, b) => a - b)
  return { months, startDays, results: OUTCOMES.quantiles.map((part) => quantile(results, part)) }
}
