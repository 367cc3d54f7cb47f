import type { ScreenData } from '../../../../templates/Loaded.tsx'
import type { EndlessList } from '../../../../templates/use-endless-list.ts'

/** Rows that one answer brought whole, as a list sees them. `rows` are undefined while the answer is not there. */
export function wholeList<Row>(
  { isPending, error, refetch }: Omit<ScreenData<unknown>, 'data'>,
  rows: readonly Row[] | undefined,
): EndlessList<Row> {
  return {
    data: rows,
    total: rows?.length ?? 0,
    isPending,
    error,
    refetch,
    end: 'whole',
    more: () => {},
  }
}
