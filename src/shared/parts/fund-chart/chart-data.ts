import { comparisonSeries, type CurvePoint } from '#domain/fund/performance-curve.ts'
import { stageStart } from '#domain/calendar/stages.ts'
import { addDays, type Date8 } from '#domain/calendar/calendar-date.ts'
import {
  breakAtHoles,
  HOLE_DAYS,
  lastHole,
  unbrokenLength,
  type Hole,
} from '#domain/fund/data-holes.ts'
import { isMoneyMarket } from '#domain/business-codes.ts'
import type { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import { markedWords, chartMarkers, type FundEvent } from './chart-markers.ts'
import { fundCurve } from './fund-curve.ts'
import type { Fund, NavHistory } from '#shared/parts/fund/fund.ts'

/** The ranges of charts, by name. */
export type RangeKey = NonNullable<PathInput<typeof fundDetailPaths.fundNetWorth>['range']>

export const RANGES = [
  { key: '1m', label: '近1月' },
  { key: '3m', label: '近3月' },
  { key: '6m', label: '近6月' },
  { key: '1y', label: '近1年' },
  { key: '3y', label: '近3年' },
  { key: 'all', label: '成立来' },
] as const satisfies readonly { readonly key: RangeKey; readonly label: string }[]

type Values = readonly (number | null)[]

interface Series {
  readonly key: string
  readonly name: string
  readonly tone: 'own' | 'gold' | 'gray'
  readonly values: Values
}

type Lines = Pick<ChartData, 'dates' | 'series' | 'hole'>

export interface ChartData {
  readonly dates: readonly string[]
  readonly series: readonly Series[]
  readonly markers: readonly { readonly index: number; readonly label: string }[]
  /** The marks, in words; null without marks. */
  readonly marked: string | null
  /** True if the history is shorter than the range. */
  readonly shortened: boolean
  /** The last span of missing data within the days shown; null where there is none. */
  readonly hole: Hole | null
}

const toCurve = (history: NavHistory, values: Values): CurvePoint[] =>
  history.points.flatMap(({ date }, index) => {
    const value = values[index]
    return value === null || value === undefined ? [] : [{ date, value }]
  })

/** The published yields of a money-market fund. */
function yieldChart({ points }: NavHistory, from: Date8 | null, to: Date8): Lines {
  const shown = points.filter(({ date }) => (from === null || date >= from) && date <= to)
  const values = shown.map(({ sevenDayYield }) =>
    sevenDayYield === null ? null : Number(sevenDayYield),
  )
  const { dates, lines } = breakAtHoles(
    shown.map(({ date }) => date),
    [values],
  )
  const series = [{ key: 'own', name: '七日年化', tone: 'own', values: lines[0] ?? [] }] as const
  return { dates, series, hole: lastHole(shown) }
}

/**
 * The fund compared with its peers and its benchmark, each in percent since the range's start,
 * dividends reinvested. The fund's own line ends where data is missing: dividends during the gap
 * are not known, so later values cannot be compared with the start.
 */
function returnChart(history: NavHistory, from: Date8 | null, to: Date8): Lines {
  // A range does not start from a value long before it.
  const earliest = from === null ? '' : addDays(from, -HOLE_DAYS)
  const own = fundCurve(history).filter(({ date }) => date >= earliest)
  if (own.length < 2) return { dates: [], series: [], hole: null }
  const curves = [
    { key: 'own', name: '本基金', tone: 'own', curve: own },
    { key: 'peer', name: '同类平均', tone: 'gold', curve: toCurve(history, history.peer) },
    {
      key: 'benchmark',
      name: '业绩基准',
      tone: 'gray',
      curve: toCurve(history, history.benchmark),
    },
  ] as const
  const rebased = comparisonSeries(
    curves.map(({ curve }) => curve),
    from,
    to,
  )
  const shown = rebased.dates.map((date) => ({ date }))
  const known = unbrokenLength(shown)
  const { dates, lines } = breakAtHoles(
    rebased.dates,
    rebased.lines.map((line, at) =>
      at === 0 ? line.map((value, index) => (index < known ? value : null)) : line,
    ),
  )
  const series = curves.flatMap(({ key, name, tone }, index) => {
    const values = lines[index] ?? []
    return values.some((value) => value !== null) ? [{ key, name, tone, values }] : []
  })
  return { dates, series, hole: lastHole(shown) }
}

/** A range by name, which ends with the history, or two chosen days. */
export type ChartSpan = RangeKey | { readonly from: Date8; readonly to: Date8 }

/**
 * The chart of a span, with marks for the fund's events (`events` oldest first). Without dates
 * where the span has fewer than two values.
 */
export function fundChart(
  fund: Fund,
  history: NavHistory,
  span: ChartSpan,
  events: readonly FundEvent[] = [],
): ChartData {
  const { points } = history
  const last = points[points.length - 1]?.date
  if (last === undefined)
    return { dates: [], series: [], markers: [], marked: null, shortened: false, hole: null }
  const { from, to } = typeof span === 'string' ? { from: stageStart(span, last), to: last } : span
  const shortened = from !== null && (points[0]?.date ?? last) > from
  const chart = isMoneyMarket(fund) ? yieldChart(history, from, to) : returnChart(history, from, to)
  const happened = withHistory(events, history)
  return {
    ...chart,
    markers: chartMarkers(happened, chart.dates, points),
    marked: markedWords(happened, chart.dates, points),
    shortened,
  }
}

/**
 * The events with dividends and splits taken from the history, so that these are marked even where
 * the list of events does not load.
 */
function withHistory(events: readonly FundEvent[], { points }: NavHistory): readonly FundEvent[] {
  const own = points.flatMap(({ date, dividend, split }): FundEvent[] => [
    ...(dividend === null ? [] : [{ date, eventType: '7' as const, content: '' }]),
    ...(split == null ? [] : [{ date, eventType: '5' as const, content: '' }]),
  ])
  const splits = new Set(own.flatMap(({ date, eventType }) => (eventType === '5' ? [date] : [])))
  const others = events.filter(
    ({ date, eventType }) => eventType !== '7' && !(eventType === '5' && splits.has(date)),
  )
  return [...others, ...own]
}
