import type * as v from 'valibot'
import type { listPositionChanges } from '#api/calls/fund-archives.ts'
import { formatRate } from '#domain/money/format-figures.ts'
import { NO_FIGURE } from '#domain/text/no-figure.ts'
import { compare } from '#domain/money/money.ts'
import {
  MOVE_NAMES,
  MOVES,
  movedPoints,
  positionMove,
  type Move,
  type PositionShares,
} from '#domain/fund/position-change.ts'
import { reportName } from '../parts/report-name.ts'

export type ChangeRecord = v.InferOutput<typeof listPositionChanges.payload>['records'][number]
export type Change = ChangeRecord['changes'][number]

/** `2025 年四季报`: positions are compared by the reports of quarters. */
export const reportTitle = (reportDate: string): string =>
  reportName({ reportDate, kind: 'quarter' })

const share = (value: string) => (compare(value, '0') > 0 ? formatRate(value) : NO_FIGURE)

/** `3.20% → 4.05%`; dashes where it was not among the largest. */
export const sharesText = ({ before, after }: PositionShares): string =>
  `${share(before)} → ${share(after)}`

/** `+0.85 个百分点`. */
export function pointsText(shares: PositionShares): string {
  const points = Number(movedPoints(shares)).toFixed(2)
  return `${compare(points, '0') > 0 ? '+' : ''}${points} 个百分点`
}

/** `新进`; empty for a position that stayed as it was. */
export function moveName(shares: PositionShares): string {
  const move = positionMove(shares)
  return move === null ? '' : MOVE_NAMES[move]
}

/** `新进 2 · 增持 3 · 减持 4 · 退出 2`. */
export function movesText(changes: readonly Change[]): string {
  const counts = new Map<Move, number>()
  for (const change of changes) {
    const move = positionMove(change)
    if (move !== null) counts.set(move, (counts.get(move) ?? 0) + 1)
  }
  return MOVES.flatMap((move) => {
    const count = counts.get(move)
    return count === undefined ? [] : [`${MOVE_NAMES[move]} ${count}`]
  }).join(' · ')
}
