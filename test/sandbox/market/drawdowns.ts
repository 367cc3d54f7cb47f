import { afterLastHole } from '#domain/fund/data-holes.ts'
import { adjustedCurve, maxDrawdown } from '#domain/fund/performance-curve.ts'
import { lastOnOrBefore } from '#domain/fund/performance.ts'
import { stageStart } from '#domain/calendar/stages.ts'
import type { PromotedStage } from '#domain/publicity/publicity.ts'
import type { RawPoint } from '#test/sandbox/kernel/market/fund.ts'

/**
 * The deepest fall within each stage, in percent with two decimals; null where the values do not
 * reach back. A money fund, whose value stays 1, never falls.
 */
export function drawdowns(points: readonly RawPoint[]): Record<PromotedStage, string | null> {
  const last = points.at(-1)
  const curve = adjustedCurve(points.slice(afterLastHole(points)))
  const within = (stage: PromotedStage): string | null => {
    const from = last === undefined ? null : stageStart(stage, last.date)
    const start = from === null ? -1 : lastOnOrBefore(curve, from)
    const fall = start < 0 ? null : maxDrawdown(curve.slice(start))
    return fall === null ? null : fall.percent.toFixed(2)
  }
  return { '6m': within('6m'), '1y': within('1y'), '3y': within('3y'), '5y': within('5y') }
}
