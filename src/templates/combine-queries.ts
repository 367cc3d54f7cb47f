import type { DatedData } from './Loaded.tsx'

type Part = Omit<DatedData<unknown>, 'data'>

/**
 * Several queries as one: pending while one is pending, failed when one has failed, and as old as
 * the oldest. `data` is what the caller has put together of their data, undefined until it is
 * complete.
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

type Pending = { readonly data: undefined; readonly isPending: true; readonly error: null }

/**
 * A query, or a list, that is pending until all others are answered or have failed: what is drawn of them above it would move it
 * away from under a finger.
 */
export const afterOthers = <Q extends DatedData<unknown>>(
  query: Q,
  others: readonly Pick<Part, 'isPending'>[],
): Q | (Omit<Q, keyof Pending> & Pending) =>
  others.some(({ isPending }) => isPending)
    ? { ...query, data: undefined, isPending: true, error: null }
    : query
