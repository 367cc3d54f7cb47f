import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { breakAtHoles, isHole, lastHole, type Hole } from '#domain/fund/data-holes.ts'
import { compare, sum, toFloat, type Decimal } from '#domain/money/money.ts'
import { lastOnOrBefore, stageReturns, stageStart } from '#domain/fund/performance.ts'
import type { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import type { ChartMarker, ChartSeries } from '#ui/charts/chart-model.ts'
import type { RangeKey } from './chart-data.ts'
import { markersOf, type FundEvent } from './chart-markers.ts'
import { newestFirst, type NavDay } from './days-shown.ts'

interface Extreme {
  readonly nav: Decimal
  readonly date: Date8
}

export interface WorthChart {
  readonly dates: readonly Date8[]
  readonly series: readonly ChartSeries[]
  readonly markers: readonly ChartMarker[]
  /** Those within the days shown, newest first. */
  readonly events: readonly FundEvent[]
  /** The last hole within the days shown; null where there is none. */
  readonly hole: Hole | null
  /** Dividends reinvested, percent with two decimals; null across a hole. */
  readonly growth: Decimal | null
  /** Null across a hole, like the next. */
  readonly highest: Extreme | null
  readonly lowest: Extreme | null
  /**
   * Yuan per share, all dividends of the days shown together; null where there was none, or across
   * a hole.
   */
  readonly paid: Decimal | null
}

export const DEFAULT_RANGE: RangeKey = '1y'

/** A range by name, or two days that go before it. */
export type WorthSpan = Omit<PathInput<typeof fundDetailPaths.historicalWorth>, 'fundCode'>

/**
 * The calendar days of a span: two days given go before a range by name; `from` null: from the
 * first value on.
 */
export function spanOf(
  { range, from, to }: WorthSpan,
  last: Date8,
): { readonly from: Date8 | null; readonly to: Date8 } {
  if (from !== undefined && to !== undefined) return { from, to }
  return { from: stageStart(range ?? DEFAULT_RANGE, last), to: last }
}

/**
 * The points of a span with the one it starts from: the last on or before its first day, unless
 * that is from long before.
 */
function pointsIn(points: readonly NavDay[], from: Date8 | null, to: Date8): readonly NavDay[] {
  const base = from === null ? 0 : Math.max(0, lastOnOrBefore(points, from))
  const stale = from !== null && isHole(points[base]?.date ?? from, from)
  return points.slice(stale ? base + 1 : base, lastOnOrBefore(points, to) + 1)
}

const extreme = (points: readonly NavDay[], first: NavDay, sign: 1 | -1): Extreme =>
  points.reduce((best, point) => (compare(point.nav, best.nav) === sign ? point : best), first)

type Values = ChartSeries['values']

/** Two lines, or one where they would lie on each other. */
function seriesOf(unit: Values, accumulated: Values): readonly ChartSeries[] {
  const same = unit.every((value, at) => value === accumulated[at])
  const own = { key: 'nav', tone: 'own', values: unit } as const
  if (same) return [{ ...own, name: '单位与累计净值' }]
  return [
    { ...own, name: '单位净值' },
    { key: 'accNav', name: '累计净值', tone: 'gold', values: accumulated },
  ]
}

/**
 * Unit and accumulated net value over a span, with what happened to the fund in it. `points` and
 * `events` in rising order of date. Null where the span holds fewer than two values.
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
  // The first day is the base: what was paid out on it is no part of the span.
  const dividends = shown.slice(1).flatMap(({ dividend }) => dividend ?? [])
  return {
    dates,
    series: seriesOf(lines[0] ?? [], lines[1] ?? []),
    markers: markersOf(within, dates, shown),
    events: newestFirst(within),
    hole,
    growth: stageReturns(shown).all,
    highest: hole === null ? extreme(shown, first, 1) : null,
    lowest: hole === null ? extreme(shown, first, -1) : null,
    paid: dividends.length === 0 || hole !== null ? null : sum(dividends),
  }
}

export type SpanProblem = 'missing' | 'order' | 'early' | 'late'

/**
 * What is wrong with two days chosen for a history from `first` to `last`; null: nothing. Empty
 * text: not chosen yet.
 */
export function spanProblem(
  chosen: { readonly from: string; readonly to: string },
  history: { readonly first: Date8; readonly last: Date8 },
): SpanProblem | null {
  const { from, to } = chosen
  if (from === '' || to === '') return 'missing'
  if (from >= to) return 'order'
  if (from < history.first) return 'early'
  if (to > history.last) return 'late'
  return null
}
