import { addMonths } from '#domain/calendar/add-months.ts'
import { lastHole } from '#domain/fund/data-holes.ts'
import {
  maxDrawdown,
  sharpeRatio,
  volatility,
  type CurvePoint,
  type Drawdown,
} from '#domain/fund/performance-curve.ts'
import { YEARLY_RATES } from '#domain/publicity/publicity.ts'

/**
 * The risk-free rate of the Sharpe ratio, in percent a year, and its name, which is printed next to
 * it.
 */
export const RISK_FREE = { percent: 1.5, name: '一年期定期存款基准利率' } as const

export interface RiskFigures {
  readonly from: string
  readonly to: string
  readonly drawdown: Drawdown | null
  /** Percent a year; null, as `sharpe`, for a curve of less than a year. */
  readonly volatility: number | null
  readonly sharpe: number | null
}

/**
 * Drawdown, volatility and Sharpe ratio of a curve (rules.md#risk-figures); null for a curve of
 * fewer than two days or with missing data.
 */
export function riskFigures(curve: readonly CurvePoint[]): RiskFigures | null {
  const [first, last] = [curve[0], curve[curve.length - 1]]
  if (first === undefined || last === undefined || curve.length < 2) return null
  if (lastHole(curve) !== null) return null
  const enough = first.date <= addMonths(last.date, -YEARLY_RATES.leastMonths)
  return {
    from: first.date,
    to: last.date,
    drawdown: maxDrawdown(curve),
    volatility: enough ? volatility(curve) : null,
    sharpe: enough ? sharpeRatio(curve, RISK_FREE.percent) : null,
  }
}
