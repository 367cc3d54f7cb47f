import type * as v from 'valibot'
import type { queryIndex } from '#api/calls/fund-index.ts'
import { daysBetween } from '#domain/calendar/calendar-date.ts'
import { BASIS_NAMES, LEAST_DAYS } from '#domain/fund/index-valuation.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'

export type Index = v.InferOutput<typeof queryIndex.payload>

/** The window that an index is ranked in: `近10年（2016-03-10 起）`, shorter for a younger one. */
export function windowName({ from, date }: Pick<Index, 'from' | 'date'>): string {
  const years = daysBetween(from, date) / 365.25
  const length =
    years < 1
      ? `${Math.max(1, Math.round(years * 12))}个月`
      : `${years.toFixed(1).replace(/\.0$/, '')}年`
  return `近${length}（${formatDate(from)} 起）`
}

/** Returns why an index has no percentile. */
export const noPercentile = (index: Pick<Index, 'basis' | 'days'>): string =>
  index.days === 0
    ? `没有可用的${BASIS_NAMES[index.basis]}，不计算百分位`
    : `历史只有 ${index.days} 个交易日，满 ${LEAST_DAYS} 个后计算百分位`
