/** The lines of a ledger: rules.md#ledger-of-units. */

/** The meaning of a line for its units; `frozen`: what they pay for is still under way. */
export type LineKind = 'earned' | 'frozen' | 'spent' | 'expired' | 'returned'

/** The lines that are listed. */
export type LineFilter = 'all' | 'in' | 'out'

const INCOMING: ReadonlySet<LineKind> = new Set(['earned', 'returned'])

export const isListed = (kind: LineKind, filter: LineFilter): boolean =>
  filter === 'all' || INCOMING.has(kind) === (filter === 'in')

/** A row of a list, and the month that begins with it; `''` where that has begun before. */
export interface MonthRow<Row> {
  readonly row: Row
  readonly month: string
}

/** The rows of a list by time, each with the month (YYYYMM) that it begins. */
export function byMonth<Row extends { readonly time: string }>(
  rows: readonly Row[],
): readonly MonthRow<Row>[] {
  return rows.map((row, index) => {
    const month = row.time.slice(0, 6)
    return { row, month: rows[index - 1]?.time.slice(0, 6) === month ? '' : month }
  })
}
