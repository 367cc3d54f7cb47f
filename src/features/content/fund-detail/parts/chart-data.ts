import {
  adjustedCurve,
  comparisonSeries,
  type CurvePoint,
} from '../../../../domain/performance-curve.ts'
import { stageStart } from '../../../../domain/performance.ts'
import { formatNav } from '../../../../domain/format-figures.ts'
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

interface Series {
  readonly key: string
  readonly name: string
  readonly tone: 'own' | 'gold' | 'gray'
  readonly values: readonly (number | null)[]
}

export interface ChartData {
  readonly dates: readonly string[]
  readonly series: readonly Series[]
  readonly markers: readonly { readonly index: number; readonly label: string }[]
  /** Whether the history begins after the range does. */
  readonly shortened: boolean
}

const curveOf = (history: NavHistory, values: readonly (number | null)[]): CurvePoint[] =>
  history.points.flatMap(({ date }, index) => {
    const value = values[index]
    return value === null || value === undefined ? [] : [{ date, value }]
  })

/** The curves of a range: percent since its start, dividends reinvested; for a money-market fund its yield itself. */
export function chartOf(fund: Fund, history: NavHistory, range: RangeKey): ChartData {
  const { points } = history
  const last = points[points.length - 1]?.date
  if (last === undefined) return { dates: [], series: [], markers: [], shortened: false }
  const from = stageStart(range, last)
  const shortened = from !== null && (points[0]?.date ?? last) > from
  if (isMoneyMarket(fund)) {
    const shown = points.filter((point) => from === null || point.date >= from)
    const values = shown.map((point) =>
      point.sevenDayYield === null ? null : Number(point.sevenDayYield),
    )
    return {
      dates: shown.map((point) => point.date),
      series: [{ key: 'own', name: '七日年化', tone: 'own', values }],
      markers: [],
      shortened,
    }
  }
  const curves = [
    { key: 'own', name: '本基金', tone: 'own', curve: adjustedCurve(points) },
    { key: 'peer', name: fund.peerName, tone: 'gold', curve: curveOf(history, history.peer) },
    {
      key: 'benchmark',
      name: fund.benchmarkName,
      tone: 'gray',
      curve: curveOf(history, history.benchmark),
    },
  ] as const
  const { dates, lines } = comparisonSeries(
    curves.map(({ curve }) => curve),
    from,
    last,
  )
  const series = curves.flatMap(({ key, name, tone }, index) => {
    const values = lines[index] ?? []
    return values.some((value) => value !== null) ? [{ key, name, tone, values }] : []
  })
  const places = new Map(dates.map((date, index) => [date, index]))
  const markers = points.flatMap(({ date, dividend }) => {
    const index = places.get(date)
    return dividend === null || index === undefined
      ? []
      : [{ index, label: `分红 ${formatNav(dividend)} 元/份` }]
  })
  return { dates, series, markers, shortened }
}
