/** One page of a list; pages count from 1. Past the end it is empty. */
export function onPage<T>(
  all: readonly T[],
  { page, size }: { page: number; size: number },
): { total: number; records: T[] } {
  return { total: all.length, records: all.slice((page - 1) * size, page * size) }
}
