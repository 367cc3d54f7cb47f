import {
  adjustedCurve,
  comparisonSeries,
  type CurvePoint,
} from '../../../../domain/performance-curve.ts'
import { stageStart } from '../../../../domain/performance.ts'
import { formatNav } from '../../../../domain/format-figures.ts'
import { addDays, daysBetween } from '../../../../domain/calendar-date.ts'
import { isMoneyMarket } from '../../../../domain/business-codes.ts'
import type { Fund, NavHistory } from './fund.ts'

export const RANGES = [
  { key: '1m', label: '近1月' },
  { key: '3m', label: '近3月' },
  { key: '6m', label: '近6月' },
  { key: '1y', label: '近1年' },
  { key: '3y', label: '近3年' },
  { key: 'all', label: '成立来' },
] as const
export type RangeKey = (typeof RANGES)[number]['key']

type Values = readonly (number | null)[]

interface Series {
  readonly key: string
  readonly name: string
  readonly tone: 'own' | 'gold' | 'gray'
  readonly values: Values
}

export interface ChartData {
  readonly dates: readonly string[]
  readonly series: readonly Series[]
  readonly markers: readonly { readonly index: number; readonly label: string }[]
  /** Whether the history begins after the range does. */
  readonly shortened: boolean
}

const curveOf = (history: NavHistory, values: Values): CurvePoint[] =>
  history.points.flatMap(({ date }, index) => {
    const value = values[index]
    return value === null || value === undefined ? [] : [{ date, value }]
  })

/** More than the longest holiday: days apart beyond this mean that the history has a hole. */
const HOLE_DAYS = 31

/** Breaks every line where the history has a hole: a straight stroke over years would claim what nobody knows. */
function breakAtHoles(dates: readonly string[], lines: readonly Values[]) {
  const broken = { dates: [] as string[], lines: lines.map(() => [] as (number | null)[]) }
  dates.forEach((date, index) => {
    const before = dates[index - 1]
    if (before !== undefined && daysBetween(before, date) > HOLE_DAYS) {
      broken.dates.push(addDays(before, 1))
      for (const line of broken.lines) line.push(null)
    }
    broken.dates.push(date)
    broken.lines.forEach((line, at) => line.push(lines[at]?.[index] ?? null))
  })
  return broken
}

/** The yield of a money-market fund, as it was published. */
function yieldChart({ points }: NavHistory, from: string | null): Omit<ChartData, 'shortened'> {
  const shown = points.filter((point) => from === null || point.date >= from)
  const values = shown.map(({ sevenDayYield }) =>
    sevenDayYield === null ? null : Number(sevenDayYield),
  )
  const { dates, lines } = breakAtHoles(
    shown.map(({ date }) => date),
    [values],
  )
  const series = [{ key: 'own', name: '七日年化', tone: 'own', values: lines[0] ?? [] }] as const
  return { dates, series, markers: [] }
}

/** The fund beside its peers and its benchmark, each in percent since the range's start, dividends reinvested. */
function returnChart(
  fund: Fund,
  history: NavHistory,
  from: string | null,
  last: string,
): Omit<ChartData, 'shortened'> {
  // A range does not begin at a value from long before it.
  const earliest = from === null ? '' : addDays(from, -HOLE_DAYS)
  const own = adjustedCurve(history.points).filter(({ date }) => date >= earliest)
  if (own.length < 2) return { dates: [], series: [], markers: [] }
  const curves = [
    { key: 'own', name: '本基金', tone: 'own', curve: own },
    { key: 'peer', name: fund.peerName, tone: 'gold', curve: curveOf(history, history.peer) },
    {
      key: 'benchmark',
      name: fund.benchmarkName,
      tone: 'gray',
      curve: curveOf(history, history.benchmark),
    },
  ] as const
  const rebased = comparisonSeries(
    curves.map(({ curve }) => curve),
    from,
    last,
  )
  const { dates, lines } = breakAtHoles(rebased.dates, rebased.lines)
  const series = curves.flatMap(({ key, name, tone }, index) => {
    const values = lines[index] ?? []
    return values.some((value) => value !== null) ? [{ key, name, tone, values }] : []
  })
  const places = new Map(dates.map((date, index) => [date, index]))
  const markers = history.points.flatMap(({ date, dividend }) => {
    const index = places.get(date)
    return dividend === null || index === undefined
      ? []
      : [{ index, label: `分红 ${formatNav(dividend)} 元/份` }]
  })
  return { dates, series, markers }
}

/** What to draw for a range. Empty where the history has fewer than two values in it. */
export function chartOf(fund: Fund, history: NavHistory, range: RangeKey): ChartData {
  const { points } = history
  const last = points[points.length - 1]?.date
  if (last === undefined) return { dates: [], series: [], markers: [], shortened: false }
  const from = stageStart(range, last)
  const shortened = from !== null && (points[0]?.date ?? last) > from
  const chart = isMoneyMarket(fund)
    ? yieldChart(history, from)
    : returnChart(fund, history, from, last)
  return { ...chart, shortened }
}
