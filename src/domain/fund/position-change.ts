/** The change of a position from one report to the next: rules.md#position-changes. */
import { compare, subtract, type Decimal } from '#domain/money/money.ts'

/** Percent of net assets in the report before and in this one; 0 where it was not among the largest. */
export interface PositionShares {
  readonly before: Decimal
  readonly after: Decimal
}

export const MOVES = ['new', 'more', 'less', 'out'] as const
export type Move = (typeof MOVES)[number]

export const MOVE_NAMES: Readonly<Record<Move, string>> = {
  new: '新进',
  more: '增持',
  less: '减持',
  out: '退出',
}

/** Returns what a change is called; null where the share stayed as it was. */
export function positionMove({ before, after }: PositionShares): Move | null {
  const [was, is] = [compare(before, '0') > 0, compare(after, '0') > 0]
  if (!was || !is) return was === is ? null : is ? 'new' : 'out'
  const sign = compare(after, before)
  return sign === 0 ? null : sign > 0 ? 'more' : 'less'
}

/** Percentage points, below 0 for a smaller share. */
export const movedPoints = ({ before, after }: PositionShares): Decimal => subtract(after, before)
