import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { breakAtHoles, isHole, lastHole, type Hole } from '#domain/fund/data-holes.ts'
import { compare, sum, toFloat, type Decimal } from '#domain/money/money.ts'
import { lastOnOrBefore, stageReturns } from '#domain/fund/performance.ts'
import { stageStart } from '#domain/calendar/stages.ts'
import type { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import type { ChartMarker, ChartSeries } from '#ui/charts/chart-model.ts'
import type { RangeKey } from '#shared/parts/fund-chart/chart-data.ts'
import { chartMarkers, type FundEvent } from '#shared/parts/fund-chart/chart-markers.ts'
import { newestFirst, type NavDay } from '../parts/days-shown.ts'

interface Extreme {
  readonly nav: Decimal
  readonly date: Date8
}

export interface WorthChart {
  readonly dates: readonly Date8[]
  readonly series: readonly ChartSeries[]
  readonly markers: readonly ChartMarker[]
  /** The events within the days shown, newest first. */
  readonly events: readonly FundEvent[]
  /** The last span of missing data within the days shown; null where there is none. */
  readonly hole: Hole | null
  /** Growth with dividends reinvested, percent with two decimals; null with missing data. */
  readonly growth: Decimal | null
  /** Null with missing data, as `lowest`. */
  readonly highest: Extreme | null
  readonly lowest: Extreme | null
  /**
   * Sum of the dividends of the days shown, yuan per share; null without any, or with missing
   * data.
   */
  readonly paid: Decimal | null
}

export const DEFAULT_RANGE: RangeKey = '1y'

/** A range by name, or two days, which take precedence. */
export type WorthSpan = Omit<PathInput<typeof fundDetailPaths.historicalWorth>, 'fundCode'>

/**
 * The first and last calendar day of a span; `from` is null for a span that begins with the first
 * value. `last` is the last day of the history.
 */
export function spanDays(
  { range, from, to }: WorthSpan,
  last: Date8,
): { readonly from: Date8 | null; readonly to: Date8 } {
  if (from !== undefined && to !== undefined) return { from, to }
  return { from: stageStart(range ?? DEFAULT_RANGE, last), to: last }
}

/**
 * The points of a span, beginning with its base: the last point on or before its first day, unless
 * that is long before.
 */
function pointsIn(points: readonly NavDay[], from: Date8 | null, to: Date8): readonly NavDay[] {
  const base = from === null ? 0 : Math.max(0, lastOnOrBefore(points, from))
  const stale = from !== null && isHole(points[base]?.date ?? from, from)
  return points.slice(stale ? base + 1 : base, lastOnOrBefore(points, to) + 1)
}

const extreme = (points: readonly NavDay[], first: NavDay, sign: 1 | -1): Extreme =>
  points.reduce((best, point) => (compare(point.nav, best.nav) === sign ? point : best), first)

type Values = ChartSeries['values']

/** Two lines, or one where they would coincide. */
function worthSeries(unit: Values, accumulated: Values): readonly ChartSeries[] {
  const same = unit.every((value, at) => value === accumulated[at])
  const own = { key: 'nav', tone: 'own', values: unit } as const
  if (same) return [{ ...own, name: '单位与累计净值' }]
  return [
    { ...own, name: '单位净值' },
    { key: 'accNav', name: '累计净值', tone: 'gold', values: accumulated },
  ]
}

/**
 * Unit and accumulated net value over a span, with the fund's events. `points` and `events` are
 * oldest first. Null where the span has fewer than two values.
 */
export function worthChart(
  points: readonly NavDay[],
  events: readonly FundEvent[],
  span: { readonly from: Date8 | null; readonly to: Date8 },
): WorthChart | null {
  const shown = pointsIn(points, span.from, span.to)
  const [first, last] = [shown[0], shown[shown.length - 1]]
  if (shown.length < 2 || first === undefined || last === undefined) return null
  const { dates, lines } = breakAtHoles(
    shown.map(({ date }) => date),
    [shown.map(({ nav }) => toFloat(nav)), shown.map(({ accNav }) => toFloat(accNav))],
  )
  const hole = lastHole(shown)
  const within = events.filter(({ date }) => date >= first.date && date <= last.date)
  // The first day is the base, so its dividend does not belong to the span.
  const dividends = shown.slice(1).flatMap(({ dividend }) => dividend ?? [])
  return {
    dates,
    series: worthSeries(lines[0] ?? [], lines[1] ?? []),
    markers: chartMarkers(within, dates, shown),
    events: newestFirst(within),
    hole,
    growth: stageReturns(shown).all,
    highest: hole === null ? extreme(shown, first, 1) : null,
    lowest: hole === null ? extreme(shown, first, -1) : null,
    paid: dividends.length === 0 || hole !== null ? null : sum(dividends),
  }
}
