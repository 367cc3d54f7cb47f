import { addMonths } from '#domain/calendar/calendar-date.ts'
import { lastHole } from '#domain/fund/data-holes.ts'
import {
  maxDrawdown,
  sharpeRatio,
  volatility,
  type CurvePoint,
  type Drawdown,
} from '#domain/fund/performance-curve.ts'
import { YEARLY_RATES } from '#domain/fund/publicity.ts'

/**
 * What the Sharpe ratio takes for free of risk, in percent a year, and what that is: printed beside
 * it.
 */
export const RISK_FREE = { percent: 1.5, name: '一年期定期存款基准利率' } as const

export interface RiskFigures {
  readonly from: string
  readonly to: string
  readonly drawdown: Drawdown | null
  /** Percent a year; null, like the next, under a year. */
  readonly volatility: number | null
  readonly sharpe: number | null
}

/**
 * Drawdown, volatility and Sharpe of a curve (rules.md#risk-figures); null where there are not two
 * days to compare, or across a hole.
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
