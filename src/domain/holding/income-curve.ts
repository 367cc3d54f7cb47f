import { addMonths } from '#domain/calendar/add-months.ts'
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { add, sum, toFloat, type Decimal } from '#domain/money/money.ts'

export const SPANS = [
  { key: '1m', label: '近1月', months: 1 },
  { key: '3m', label: '近3月', months: 3 },
  { key: '6m', label: '近6月', months: 6 },
  { key: '1y', label: '近1年', months: 12 },
] as const
export type SpanKey = (typeof SPANS)[number]['key']

interface DayIncome {
  readonly date: Date8
  readonly income: Decimal
}

/**
 * The base of a span that ends on `last`: the same day the span's months earlier. It is not part of
 * the span.
 */
export function spanStart(key: SpanKey, last: Date8): Date8 {
  const months = SPANS.find((span) => span.key === key)?.months ?? 1
  return addMonths(last, -months)
}

export interface IncomeCurveData {
  readonly dates: readonly Date8[]
  /**
   * Cumulative income in yuan since the span began: added up as decimals, converted to floats for
   * the chart.
   */
  readonly values: readonly number[]
  readonly total: Decimal
}

/** The cumulative income of the days after `from`. */
export function incomeCurve(days: readonly DayIncome[], from: Date8): IncomeCurveData {
  const shown = days.filter(({ date }) => date > from)
  let running: Decimal = '0'
  const values = shown.map(({ income }) => {
    running = add(running, income)
    return toFloat(running)
  })
  return {
    dates: shown.map(({ date }) => date),
    values,
    total: sum(shown.map(({ income }) => income)),
  }
}
