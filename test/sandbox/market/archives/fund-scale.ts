import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { multiply, roundCent } from '#domain/money/money.ts'
import { lastOnOrBefore } from '#domain/fund/performance.ts'
import type { BuiltInFund } from '#test/sandbox/market/built-in-fund.ts'
import type { RawPoint } from '#test/sandbox/kernel/market/fund.ts'
import { textHash, uniform } from '#test/sandbox/market/randomness.ts'
import { quarterIndex, reportDates } from './report-dates.ts'
import type { Scale } from '#test/sandbox/kernel/market/archives.ts'

/**
 * At its start and at each report's date, oldest first: shares by seed and quarter, yuan by the
 * value of that day, so that the size follows the values. Only the reports of June and December say
 * who holds the shares.
 */
export function fundScales(
  fund: BuiltInFund,
  seed: string,
  points: readonly RawPoint[],
  today: Date8,
): Scale[] {
  if (fund.establishDate > today) return []
  const stream = textHash(`${seed}|shares|${fund.code}`)
  const base = Number(fund.scale ?? '0')
  const first = quarterIndex('20151231')
  const sizeOn = (date: Date8, flow: number): Scale => {
    const nav = points[lastOnOrBefore(points, date)]?.nav ?? '1.0000'
    const totalShares = (base * flow).toFixed(2)
    const says = date.endsWith('0630') || date.endsWith('1231')
    const institutions =
      4 + 70 * uniform(stream, 7) + 6 * uniform(stream, 5_000 + quarterIndex(date))
    return {
      date,
      totalShares,
      scale: roundCent(multiply(totalShares, nav)),
      institutionShare: says && date !== fund.establishDate ? institutions.toFixed(2) : null,
    }
  }
  const start = sizeOn(fund.establishDate, 0.6)
  const later = reportDates(fund.establishDate, today).map((date) => {
    const quarter = quarterIndex(date) - first
    // Money comes and goes in waves of some years, with a little of its own each quarter.
    const wave = 0.3 * Math.sin(quarter / 5 + 6 * uniform(stream, 3))
    return sizeOn(date, 0.8 + wave + 0.12 * uniform(stream, quarter + 100))
  })
  return [start, ...later]
}
