import type * as v from 'valibot'
import type { listIndexValuations } from '#api/calls/fund-market.ts'
import { daysBetween } from '#domain/calendar/calendar-date.ts'
import { formatDate, formatRate } from '#domain/money/format-figures.ts'

export type IndexValuation = v.InferOutput<typeof listIndexValuations.payload>['indexes'][number]

/** The length of a percentile's history: `近10年`, `近8个月`. */
export function historyName({ from, date }: Pick<IndexValuation, 'from' | 'date'>): string {
  const years = daysBetween(from, date) / 365.25
  if (years < 1) return `近${Math.max(1, Math.round(years * 12))}个月`
  return `近${years.toFixed(1).replace(/\.0$/, '')}年`
}

export const indexFigure = ({ percentile }: IndexValuation): string => formatRate(percentile)

/** The index's code, price-earnings ratio and length of history. */
export const indexNote = (index: IndexValuation): string =>
  `${index.indexCode} · 市盈率 ${index.pe} · ${historyName(index)}（${formatDate(index.from)} 起）`

/** The day and source of the figures. */
export const indexBasis = (indexes: readonly IndexValuation[], source: string): string =>
  `截至 ${formatDate(indexes[0]?.date)} · 来源：${source}`
