import { compare } from '#domain/money/money.ts'

interface Sorted {
  readonly amount: string
  readonly profitRate: string
}
export type SortKey = keyof Sorted

/** The positions, the greatest figure first. */
export function sortPositions<P extends Sorted>(positions: readonly P[], by: SortKey): P[] {
  const sorted = [...positions]
  sorted.sort((a, b) => compare(b[by], a[by]))
  return sorted
}
