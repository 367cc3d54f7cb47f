import { compare } from '#domain/money/money.ts'

/** The positions with the highest and the lowest rate; the second is null where there is one. */
export function bestAndWorst<P extends { readonly profitRate: string }>(
  positions: readonly P[],
): { readonly best: P | null; readonly worst: P | null } {
  const sorted = [...positions]
  sorted.sort((a, b) => compare(b.profitRate, a.profitRate))
  return {
    best: sorted[0] ?? null,
    worst: sorted.length > 1 ? (sorted[sorted.length - 1] ?? null) : null,
  }
}
