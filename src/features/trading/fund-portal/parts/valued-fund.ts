import type * as v from 'valibot'
import type { listValuations, queryValuationCurve } from '../../../../api/fund-market.ts'
import type { Date8 } from '../../../../domain/calendar-date.ts'
import {
  direction,
  formatNav,
  formatPercent,
  formatRate,
} from '../../../../domain/format-figures.ts'
import type { FundRowProps } from '../../../../templates/FundRow.tsx'
import type { ChartSeries } from '../../../../ui/chart-model.ts'
import { dayName } from './day-name.ts'

export type ValuedFund = v.InferOutput<typeof listValuations.payload>['records'][number]
type CurvePoints = v.InferOutput<typeof queryValuationCurve.payload>['points']

/** `20260311103200` as `10:32`. */
export const clockOf = (time: string): string => `${time.slice(8, 10)}:${time.slice(10, 12)}`

/** The figure of a row: the estimated change, called an estimate, with its moment. */
export const estimateFigure = (
  fund: Pick<ValuedFund, 'estimatedChange' | 'estimatedAt'>,
  today: Date8,
): NonNullable<FundRowProps['figure']> => ({
  value: formatPercent(fund.estimatedChange),
  tone: direction(fund.estimatedChange),
  of: `估算 ${dayName(fund.estimatedAt, today)} ${clockOf(fund.estimatedAt)}`,
})

/** The estimate beside the NAV that was published last, each called what it is. */
export const estimateNotes = (
  fund: Pick<ValuedFund, 'estimatedNav' | 'nav' | 'navDate'>,
  today: Date8,
): string[] => [
  `估算净值 ${formatNav(fund.estimatedNav)}`,
  `净值 ${formatNav(fund.nav)}（${dayName(fund.navDate, today)}）`,
]

/** How far an estimate was from what was published afterwards, `estimate - actual` in percentage points. */
export function differenceText(difference: string): string {
  const side = direction(difference)
  if (side === 'flat') return '的估算与实际涨跌一致。'
  const points = formatRate(difference).replace(/[-%]/g, '')
  return `的估算比实际涨跌${side === 'gain' ? '高' : '低'} ${points} 个百分点。`
}

/** The day's estimated changes as a curve. */
export function curveOf(points: CurvePoints): {
  readonly times: readonly string[]
  readonly series: readonly ChartSeries[]
} {
  const values = points.map(({ estimatedChange }) => Number(estimatedChange))
  return {
    times: points.map(({ time }) => time),
    series: [{ key: 'estimate', name: '估算涨跌', tone: 'own', values }],
  }
}
