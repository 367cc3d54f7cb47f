/** The lines of an embedded chart, and what has to be written with them: rules.md#embedding. */
import { addMonths } from '#domain/calendar/add-months.ts'
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import {
  adjustedCurve,
  comparisonSeries,
  fallsBelowPeak,
  maxDrawdown,
  type CurvePoint,
} from '#domain/fund/performance-curve.ts'
import type { ChartKind, EmbedRange } from './embed-chart.ts'

const MONTHS: Readonly<Record<EmbedRange, number>> = { '1y': 12, '3y': 36, '5y': 60 }
const LEAST_MONTHS = 12

interface Point {
  readonly date: Date8
  readonly nav: string
  readonly dividend: string | null
  readonly split?: string | null | undefined
  readonly sevenDayYield: string | null
}

export interface ChartedFund {
  readonly name: string
  /** Oldest first. */
  readonly points: readonly Point[]
  /** Closes of the benchmark on the same days; null where there is none. */
  readonly benchmark: readonly (number | null)[]
}

export interface Line {
  readonly name: string
  readonly values: readonly (number | null)[]
}

/** The figures to show with a return (rules.md#publicity); null where it is not known. */
export interface SpanFigures {
  readonly name: string
  readonly from: Date8
  readonly to: Date8
  /** Percent. */
  readonly own: number | null
  readonly benchmark: number | null
  /** Percent, 0 or below. */
  readonly fall: number | null
}

export interface EmbeddedLines {
  readonly dates: readonly Date8[]
  readonly lines: readonly Line[]
  readonly figures: readonly SpanFigures[]
}

export interface ChartSpan {
  readonly range: EmbedRange
  readonly from?: Date8 | undefined
  readonly to?: Date8 | undefined
}

/** The two days of a chart whose values end on `last`; null where they are under a year apart. */
export function spanDays(
  { range, from, to }: ChartSpan,
  last: Date8,
): { readonly from: Date8; readonly to: Date8 } | null {
  const until = to === undefined || to > last ? last : to
  const since = from ?? addMonths(until, -MONTHS[range])
  return addMonths(since, LEAST_MONTHS) <= until ? { from: since, to: until } : null
}

const curveOf = (points: readonly Point[]): CurvePoint[] => adjustedCurve(points)

const benchmarkOf = ({ points, benchmark }: ChartedFund): CurvePoint[] =>
  points.flatMap(({ date }, at) => {
    const value = benchmark[at] ?? null
    return value === null ? [] : [{ date, value }]
  })

const lastOf = (values: readonly (number | null)[]) => values[values.length - 1] ?? null

/** A fund that is younger than the span has no figures: nothing is shown of less than a year. */
function figuresOf(fund: ChartedFund, from: Date8, to: Date8): SpanFigures {
  const curve = curveOf(fund.points)
  const first = curve[0]?.date
  const { dates, lines } = comparisonSeries([curve, benchmarkOf(fund)], from, to)
  const none = { name: fund.name, from, to, own: null, benchmark: null, fall: null }
  const start = dates[0]
  const end = dates[dates.length - 1]
  if (first === undefined || first > from || start === undefined || end === undefined) return none
  const fall = maxDrawdown(curve.filter(({ date }) => date >= start && date <= end))
  return {
    name: fund.name,
    from: start,
    to: end,
    own: lastOf(lines[0] ?? []),
    benchmark: lastOf(lines[1] ?? []),
    fall: fall === null ? null : -fall.percent,
  }
}

/** The lines of one or several funds between two days, over the days of the first one. */
export function fundLines(
  kind: Exclude<ChartKind, 'valuation'>,
  funds: readonly ChartedFund[],
  from: Date8,
  to: Date8,
): EmbeddedLines {
  const figures =
    kind === 'yield' || kind === 'nav' ? [] : funds.map((fund) => figuresOf(fund, from, to))
  if (kind === 'yield' || kind === 'nav') {
    const dates = (funds[0]?.points ?? [])
      .map(({ date }) => date)
      .filter((date) => date >= from && date <= to)
    const lines = funds.map(({ name, points }) => {
      const byDate = new Map(
        points.map((it) => [it.date, kind === 'nav' ? it.nav : it.sevenDayYield]),
      )
      return {
        name,
        values: dates.map((date) => {
          const value = byDate.get(date) ?? null
          return value === null ? null : Number(value)
        }),
      }
    })
    return { dates, lines, figures }
  }
  // A line that begins within the span would be compared with longer ones.
  const whole = funds.filter((_, at) => figures[at]?.own != null)
  const [first] = whole
  const withBenchmark = whole.length === 1 && kind === 'return'
  const { dates, lines } = comparisonSeries(
    [
      ...whole.map(({ points }) => curveOf(points)),
      ...(first !== undefined && withBenchmark ? [benchmarkOf(first)] : []),
    ],
    from,
    to,
  )
  const names = [...whole.map(({ name }) => name), ...(withBenchmark ? ['业绩比较基准'] : [])]
  return {
    dates,
    lines: names.map((name, at) => {
      const values = lines[at] ?? []
      return { name, values: kind === 'drawdown' ? fallsBelowPeak(values) : values }
    }),
    figures,
  }
}
