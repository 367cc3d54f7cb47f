import type * as v from 'valibot'
import type { queryNavHistory } from '#api/calls/fund.ts'
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { afterLastHole } from '#domain/fund/data-holes.ts'
import { adjustedCurve, type CurvePoint } from '#domain/fund/performance-curve.ts'
import { formatPercent, formatRate } from '#domain/money/format-figures.ts'
import { isMoneyMarket } from '#domain/business-codes.ts'
import { returnState, type LongRange } from '#shared/parts/fund/return-with-risk.ts'

type Fund = Parameters<typeof returnState>[0] & Parameters<typeof isMoneyMarket>[0]
type History = Pick<v.InferOutput<typeof queryNavHistory.payload>, 'benchmark'> & {
  readonly points: Parameters<typeof adjustedCurve>[0]
}

export interface PublishedCurve {
  /** Null where the return may not be published: the words say why. */
  readonly drawn: { readonly own: readonly CurvePoint[]; readonly benchmark: CurvePoint[] } | null
  readonly words: string
}

const notDrawn = (words: string): PublishedCurve => ({ drawn: null, words })

/**
 * A fund's curve with the benchmark's, and what is printed of both below them. A curve is a return:
 * it shows only with benchmark and drawdown of its whole span (rules.md#publicity).
 */
export function publishedCurve(fund: Fund, range: LongRange, history: History): PublishedCurve {
  if (isMoneyMarket(fund)) return notDrawn('货币基金以七日年化表示，不展示业绩走势')
  const state = returnState(fund, range, history.points)
  if (state.kind === 'young') return notDrawn('成立时间较短，暂不展示该区间业绩')
  if (state.kind !== 'shown') return notDrawn('基准或回撤数据不全，暂不展示该区间业绩')
  const { from, to, benchmark, fall } = state.shown
  const closes = history.points.flatMap(({ date }, at) => {
    const value = history.benchmark[at] ?? null
    return value === null ? [] : [{ date, value }]
  })
  if (closes.length === 0 || !isWhole(closes, from, to)) {
    return notDrawn('基准或回撤数据不全，暂不展示该区间业绩')
  }
  return {
    drawn: { own: adjustedCurve(history.points), benchmark: closes },
    words: `业绩比较基准 ${formatPercent(benchmark)}，同期最大回撤 ${formatRate(-fall)}`,
  }
}

const isWhole = (curve: readonly CurvePoint[], from: Date8, to: Date8): boolean =>
  afterLastHole([{ date: from }, ...curve, { date: to }]) === 0
