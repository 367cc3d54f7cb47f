import type * as v from 'valibot'
import type { listIndexValuations } from '#api/calls/fund-market.ts'
import { formatRate } from '#domain/money/format-figures.ts'
import { NO_FIGURE } from '#domain/text/no-figure.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { BASIS_NAMES } from '#domain/fund/index-valuation.ts'
import { windowName } from './index-words.ts'

export type IndexValuation = v.InferOutput<typeof listIndexValuations.payload>['indexes'][number]

export const indexFigure = ({ percentile }: IndexValuation): string => formatRate(percentile)

/** The index's code, the ratio that is ranked, and the length of history. */
export const indexNote = (index: IndexValuation): string =>
  `${index.indexCode} · ${BASIS_NAMES[index.basis]} ${index[index.basis] ?? NO_FIGURE} · ${windowName(index)}`

/** The day and source of the figures. */
export const indexBasis = (indexes: readonly IndexValuation[], source: string): string =>
  `截至 ${formatDate(indexes[0]?.date)} · 来源：${source}`
