interface Part {
  readonly isPending: boolean
  readonly isError: boolean
  readonly error: Error | null
  readonly refetch: () => Promise<unknown>
}

/** Several queries as one that a screen shows whole or not at all: pending while one is, failed when one has. */
export function combineQueries<T>(parts: readonly Part[], data: T | undefined) {
  const failed = parts.find(({ isError }) => isError)
  return {
    data,
    isPending: failed === undefined && parts.some(({ isPending }) => isPending),
    error: failed?.error ?? null,
    refetch: () => Promise.all(parts.map((part) => part.refetch())),
  }
}
