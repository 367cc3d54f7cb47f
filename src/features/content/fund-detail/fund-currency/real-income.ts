import { addDays, type Date8 } from '#domain/calendar/calendar-date.ts'
import { carriedIncome } from '#domain/holding/carried-income.ts'
import type { Decimal } from '#domain/money/money.ts'
import type { NavHistory } from '#shared/parts/fund/fund.ts'

/** Yuan that the example begins with, and the days that it earns. */
export const REAL_AMOUNT: Decimal = '10000.00'
const REAL_DAYS = 30

type Points = Pick<NavHistory['points'][number], 'date' | 'incomePer10k'>

/**
 * Returns what the amount earned on the last 30 days that have an income; null where one of them
 * has none: a sum with a day missing is not what was earned.
 */
export function realIncome(
  points: readonly Points[],
): { readonly from: Date8; readonly to: Date8; readonly sum: Decimal } | null {
  const to = points[points.length - 1]?.date
  if (to === undefined) return null
  const from = addDays(to, 1 - REAL_DAYS)
  const incomes = points.flatMap(({ date, incomePer10k }) =>
    date >= from && incomePer10k !== null ? [incomePer10k] : [],
  )
  return incomes.length === REAL_DAYS
    ? { from, to, sum: carriedIncome(REAL_AMOUNT, incomes).sum }
    : null
}
