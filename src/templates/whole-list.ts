import type { DatedData } from './Loaded.tsx'
import type { EndlessList } from './use-endless-list.ts'

/**
 * Rows that one answer contains completely, as an `EndlessList` without further pages. `rows` are
 * undefined until the answer has arrived.
 */
export function wholeList<Row>(
  query: Omit<DatedData<unknown>, 'data'>,
  rows: readonly Row[] | undefined,
): EndlessList<Row> {
  const { isPending, error, dataUpdatedAt, refetch } = query
  return {
    data: rows,
    total: rows?.length ?? 0,
    isPending,
    error,
    dataUpdatedAt,
    refetch,
    end: 'whole',
    more: () => {},
  }
}
