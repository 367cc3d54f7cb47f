/** Pages that go on by the provider's cursor, as one list (rules.md#content). */

export interface CursorPage<Row> {
  readonly records: readonly Row[]
  /** Empty after the last page. */
  readonly nextCursor: string
}

/** Where the next page begins; null after the last one. */
export const nextCursorOf = ({ nextCursor }: CursorPage<unknown>): string | null =>
  nextCursor === '' ? null : nextCursor

/** The rows of all pages, each once and where it came first, however often a page repeats it. */
export function rowsOfPages<Row>(
  pages: readonly CursorPage<Row>[],
  keyOf: (row: Row) => string,
): readonly Row[] {
  const found = new Map<string, Row>()
  for (const { records } of pages) {
    for (const row of records) {
      const key = keyOf(row)
      if (!found.has(key)) found.set(key, row)
    }
  }
  return [...found.values()]
}
