import type * as v from 'valibot'
import type { listPeriodReturns } from '#api/calls/fund.ts'
import { direction } from '#domain/money/format-figures.ts'
import { formatNearDay } from '#domain/calendar/format-dates.ts'
import type { Period } from '#domain/fund/period-returns.ts'
import type { ReturnRow } from '#shared/parts/fund/ReturnTable.tsx'

export type PeriodRow = v.InferOutput<typeof listPeriodReturns.payload>['periods'][number]

/** The head of a table by this period, and the unit in which periods are counted. */
export const PERIOD_WORDS: Readonly<
  Record<Period, { readonly head: string; readonly unit: string }>
> = {
  month: { head: '月份', unit: '个月' },
  quarter: { head: '季度', unit: '个季度' },
  year: { head: '年度', unit: '年' },
}

/** `202503` as 2025-03, `2025Q1` as 2025年1季度, `2025` as 2025年. */
export function periodName(key: string): string {
  const [year, rest] = [key.slice(0, 4), key.slice(4)]
  if (rest === '') return `${year}年`
  return rest.startsWith('Q') ? `${year}年${rest.slice(1)}季度` : `${year}-${rest}`
}

/**
 * Labels of the best and the worst return: a negative best is the smallest loss, a negative worst
 * the largest.
 */
export const bestName = (own: string | null): string =>
  direction(own) === 'loss' ? '跌幅最小' : '涨幅最大'
export const worstName = (own: string | null): string =>
  direction(own) === 'loss' ? '跌幅最大' : '涨幅最小'

/** A day of a row: the row's name has the year. */
const ofItsYear = (date: string): string => formatNearDay(date, date)

/**
 * The table's rows, newest first. The newest period is unfinished and the first may be incomplete:
 * their notes give the last or first day.
 */
export function periodRows(periods: readonly PeriodRow[]): ReturnRow[] {
  return periods.map((row, index) => ({
    ...row,
    name: periodName(row.key),
    note: row.whole
      ? index === 0
        ? `至 ${ofItsYear(row.to)}`
        : undefined
      : `${ofItsYear(row.from)} 起`,
  }))
}
