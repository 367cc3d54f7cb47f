import type { Date8 } from '#domain/calendar/calendar-date.ts'

export type SpanProblem = 'order' | 'early' | 'late'

/**
 * The problem of two chosen days, for a history from `first` to `last`; null where there is none.
 */
export function spanProblem(
  chosen: { readonly from: Date8; readonly to: Date8 },
  history: { readonly first: Date8; readonly last: Date8 },
): SpanProblem | null {
  const { from, to } = chosen
  if (from >= to) return 'order'
  if (from < history.first) return 'early'
  if (to > history.last) return 'late'
  return null
}
