import { adjustedCurve, type CurvePoint } from '#domain/fund/performance-curve.ts'
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { lastOnOrBefore } from '#domain/fund/performance.ts'
import { stageStart, type Stage } from '#domain/calendar/stages.ts'
import type { NavHistory } from '#shared/parts/fund/fund.ts'

const curves = new WeakMap<NavHistory, readonly CurvePoint[]>()

/**
 * The fund's curve with dividends reinvested. Cached, because chart, drawdown and returns by
 * holding time all use the same thousands of days.
 */
export function fundCurve(history: NavHistory): readonly CurvePoint[] {
  const known = curves.get(history)
  if (known) return known
  const curve = adjustedCurve(history.points)
  curves.set(history, curve)
  return curve
}

/**
 * The part of the curve over a stage that ends on its last day; null where the curve is shorter.
 */
export function curveOver(
  curve: readonly CurvePoint[],
  stage: Stage,
): readonly CurvePoint[] | null {
  const last: Date8 | undefined = curve[curve.length - 1]?.date
  if (last === undefined) return null
  const from = stageStart(stage, last)
  const start = from === null ? 0 : lastOnOrBefore(curve, from)
  return start < 0 ? null : curve.slice(start)
}
