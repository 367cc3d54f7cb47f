import type { DatedData } from './Loaded.tsx'

type Part = Omit<DatedData<unknown>, 'data'>

/**
 * Several queries as one that a screen shows whole or not at all: pending while one is, failed when
 * one has, and as old as the oldest.
 */
export function combineQueries<T>(parts: readonly Part[], data: T | undefined): DatedData<T> {
  const failed = parts.find(({ error }) => error !== null)
  return {
    data,
    isPending: failed === undefined && parts.some(({ isPending }) => isPending),
    error: failed?.error ?? null,
    dataUpdatedAt: Math.min(...parts.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    refetch: () => Promise.all(parts.map(({ refetch }) => refetch())),
  }
}
