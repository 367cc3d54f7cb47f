/** Pages that go on by the provider's cursor, as one list (rules.md#content). */

export interface CursorPage<Row> {
  readonly records: readonly Row[]
  /** Empty after the last page. */
  readonly nextCursor: string
}

/** Returns where the next page begins; null after the last one. */
export const nextCursorOf = ({ nextCursor }: CursorPage<unknown>): string | null =>
  nextCursor === '' ? null : nextCursor

/**
 * Returns the rows of all pages, each once and at its first position, however often a page repeats
 * it. When called again with further pages, it reads only those.
 */
export function rowReader<Row>(
  keyOf: (row: Row) => string,
): (pages: readonly CursorPage<Row>[]) => readonly Row[] {
  let read: readonly CursorPage<Row>[] = []
  let rows: readonly Row[] = []
  const keys = new Set<string>()
  return (pages) => {
    if (read.some((page, at) => page !== pages[at])) {
      read = []
      rows = []
      keys.clear()
    }
    const further = pages.slice(read.length).flatMap(({ records }) =>
      records.filter((row) => {
        const key = keyOf(row)
        if (keys.has(key)) return false
        keys.add(key)
        return true
      }),
    )
    read = pages
    if (further.length > 0) rows = [...rows, ...further]
    return rows
  }
}
