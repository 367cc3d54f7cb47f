/** Rankings by a figure: rules.md#contests. */
import { compare, type Decimal } from '#domain/money/money.ts'
import type { Time14 } from '#domain/calendar/calendar-date.ts'

/** A row to be ranked: its figure as it is shown, and since when it has been that. */
export interface Scored {
  readonly figure: Decimal
  readonly reachedAt: Time14
}

export type Ranked<Row> = Row & { readonly rank: number }

/**
 * Ranks rows, the greatest figure first. Figures that are equal as shown share a rank, and as many
 * are left out after it; among them the one who had it first is listed first.
 */
export function ranked<Row extends Scored>(rows: readonly Row[]): readonly Ranked<Row>[] {
  const ordered = [...rows]
  ordered.sort((one, other) => {
    const byFigure = compare(other.figure, one.figure)
    if (byFigure !== 0) return byFigure
    return one.reachedAt < other.reachedAt ? -1 : one.reachedAt > other.reachedAt ? 1 : 0
  })
  let rank = 0
  return ordered.map((row, at) => {
    const before = ordered[at - 1]
    if (before === undefined || compare(before.figure, row.figure) !== 0) rank = at + 1
    return Object.assign({}, row, { rank })
  })
}

/** The time of day at which results and rankings come out. */
export const RANKED_AT = '203000'
