/** The record of a private plan, from its weekly values: rules.md#private-plans. */
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { fallsBelowPeak } from '#domain/fund/performance-curve.ts'
import { type Decimal, divide, multiply, roundTo, subtract, toFloat } from '#domain/money/money.ts'
import { mayPublish } from '#domain/publicity/ranges.ts'

export interface WeekValue {
  readonly date: Date8
  readonly nav: Decimal
  readonly benchmark: Decimal
}

/** The growth from one value to another, percent, two places. */
export const change = (from: Decimal, to: Decimal): Decimal =>
  roundTo(multiply(subtract(divide(to, from), '1'), '100'), 2)

/** Growth since the first value, percent, of a plan and of its benchmark; for drawings. */
export function weeklyGrowth(points: readonly WeekValue[]) {
  const [first] = points
  const percent = (value: Decimal, base: Decimal) => (toFloat(value) / toFloat(base) - 1) * 100
  const own = points.map(({ nav }) => percent(nav, first?.nav ?? nav))
  return {
    own,
    benchmark: points.map((it) => percent(it.benchmark, first?.benchmark ?? it.benchmark)),
    falls: fallsBelowPeak(own),
  }
}

/** The deepest fall of a span, percent, 0 or above; null under two values. */
export function deepestFall(points: readonly WeekValue[]): number | null {
  if (points.length < 2) return null
  const { falls } = weeklyGrowth(points)
  // Not `-0`, which no reader would understand.
  return Math.max(0, ...falls.map((fall) => -(fall ?? 0)))
}

interface PlanYear {
  readonly year: string
  readonly from: Date8
  readonly to: Date8
  readonly own: Decimal
  readonly benchmark: Decimal
  readonly excess: Decimal
  readonly fall: number | null
}

/** Full calendar years, newest first; this year before them once it may be shown. */
export function planYears(points: readonly WeekValue[], today: Date8): readonly PlanYear[] {
  const first = points[0]?.date
  if (first === undefined) return []
  const thisYear = today.slice(0, 4)
  const years = [...new Set(points.map(({ date }) => date.slice(0, 4)))]
  const found: PlanYear[] = []
  for (const year of years) {
    const before = points.filter(({ date }) => date.slice(0, 4) < year)
    const start = before[before.length - 1]
    const days = points.filter(({ date }) => date.slice(0, 4) === year)
    const last = days[days.length - 1]
    if (start === undefined || last === undefined) continue
    if (year === thisYear && !mayPublish('ytd', first, today)) continue
    const own = change(start.nav, last.nav)
    const benchmark = change(start.benchmark, last.benchmark)
    found.unshift({
      year: year === thisYear ? '今年来' : year,
      from: start.date,
      to: last.date,
      own,
      benchmark,
      excess: roundTo(subtract(own, benchmark), 2),
      fall: deepestFall([start, ...days]),
    })
  }
  return found
}
