import { unreadable } from '#api/rows.ts'
import type { DatedData } from './Loaded.tsx'
import type { EndlessList } from './use-endless-list.ts'

/**
 * Rows that one answer contains completely, as an `EndlessList` without further pages. `rows` are
 * undefined until the answer has arrived; `from` is the answer's own list, where they were made of
 * it.
 */
export function wholeList<Row>(
  query: Omit<DatedData<unknown>, 'data'>,
  rows: readonly Row[] | undefined,
  from: readonly unknown[] | undefined = rows,
): EndlessList<Row> {
  const { isPending, error, dataUpdatedAt, refetch } = query
  return {
    data: rows,
    total: rows?.length ?? 0,
    unreadable: unreadable(from),
    isPending,
    error,
    dataUpdatedAt,
    refetch,
    end: 'whole',
    more: () => {},
  }
}
