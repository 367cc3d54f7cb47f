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

type Answers<Q> = { readonly [K in keyof Q]: Q[K] extends DatedData<infer T> ? T : never }

/** Several queries as one, with the answers of all under their names. */
export function combineAnswers<const Q extends Readonly<Record<string, DatedData<unknown>>>>(
  queries: Q,
): DatedData<Answers<Q>> {
  const parts = Object.entries(queries)
  // Each name has the answer of its query.
  const isComplete = (_data: unknown): _data is Answers<Q> =>
    parts.every(([, query]) => query.data !== undefined)
  const data: unknown = Object.fromEntries(parts.map(([name, query]) => [name, query.data]))
  return combineQueries(Object.values(queries), isComplete(data) ? data : undefined)
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
