import { afterLastHole } from '#domain/fund/data-holes.ts'
import { maxDrawdown, type CurvePoint } from '#domain/fund/performance-curve.ts'
import { lastOnOrBefore, stageStart } from '#domain/fund/performance.ts'
import type { PromotedStage } from '#domain/fund/publicity.ts'
import type { RawPoint } from './market.ts'

/** With dividends reinvested; a money fund, whose value stays 1, never falls. */
function growth(points: readonly RawPoint[]): CurvePoint[] {
  let factor = 1
  return points.map(({ date, nav, dividend }) => {
    const value = Number(nav)
    if (dividend !== null) factor *= (value + Number(dividend)) / value
    return { date, value: value * factor }
  })
}

/**
 * The deepest fall within each stage, in percent with two decimals; null where the values do not
 * reach back.
 */
export function drawdowns(points: readonly RawPoint[]): Record<PromotedStage, string | null> {
  const last = points.at(-1)
  const curve = growth(points.slice(afterLastHole(points)))
  const within = (stage: PromotedStage): string | null => {
    const from = last === undefined ? null : stageStart(stage, last.date)
    const start = from === null ? -1 : lastOnOrBefore(curve, from)
    const fall = start < 0 ? null : maxDrawdown(curve.slice(start))
    return fall === null ? null : fall.percent.toFixed(2)
  }
  return { '6m': within('6m'), '1y': within('1y'), '3y': within('3y'), '5y': within('5y') }
}
