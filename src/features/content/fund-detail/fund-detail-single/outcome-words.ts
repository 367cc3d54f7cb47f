import { afterLastHole, lastHole } from '#domain/fund/data-holes.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { FEWEST_START_DAYS, type HoldingOutcomes } from '#domain/fund/holding-outcomes.ts'
import type { CurvePoint } from '#domain/fund/performance-curve.ts'
import { holeWords } from '#shared/parts/fund/missing-words.ts'

/**
 * The note below the returns by holding time: which days are counted, the source, and why some are
 * missing.
 */
export function outcomeWords(
  fundName: string,
  curve: readonly CurvePoint[],
  rows: readonly HoldingOutcomes[],
): string {
  const hole = lastHole(curve)
  if (hole !== null && rows.every(({ results }) => results === null)) {
    return `${holeWords(hole)}，此后的净值还不足以计算，显示“--”`
  }
  const [first, last] = [curve[afterLastHole(curve)]?.date, curve[curve.length - 1]?.date]
  return [
    `按 ${fundName} ${formatDate(first)} 至 ${formatDate(last)} 每个有净值的日子买入计算，分红按再投资，未计费用`,
    ...(hole === null ? [] : [`${holeWords(hole)}，此前的日子不计入`]),
    `来源：基金公布的净值。买入日不足 ${FEWEST_START_DAYS} 个时显示“--”。历史数据不预示未来表现`,
  ].join('；')
}
