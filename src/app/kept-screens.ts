import type { Location } from 'react-router-dom'
import type { ScreenRow } from '#templates/screen.ts'

/** One screen in the page: the one in view, or one that was left and is kept as it was. */
export interface Standing {
  readonly key: string
  readonly location: Location
  readonly kept: boolean
}

/** Two addresses with one key are one screen: what it holds goes on living when only its query changes. */
export function keyOf(row: ScreenRow | null, { pathname, search }: Location): string {
  if (row === null) return 'missing'
  return row.remountOnUrlChange === true ? `${row.path} ${pathname}${search}` : row.path
}

/** How many left screens are kept; the one left longest ago goes first. */
const MOST_KEPT = 5

/**
 * The screens that stand in the page after going to `location`, the one in view last. Those before it are kept because their rows
 * say so, unless leaving the last one discards them.
 */
export function keepAliveStack(
  before: readonly Standing[],
  row: ScreenRow | null,
  location: Location,
  discard: boolean,
): readonly Standing[] {
  const key = keyOf(row, location)
  const left = discard ? [] : before.filter((it) => it.kept && it.key !== key).slice(-MOST_KEPT)
  return [...left, { key, location, kept: row?.keepAlive === true }]
}

/** From which side the screen in view slides in; undefined where it was there when the page opened. */
export type TransitionFrom = 'forward' | 'backward' | undefined

/**
 * How the screen in view came. Where only its address changed (a filter, a search) it goes on as it came, `held`: another value
 * would let it slide in again under the user's hands.
 */
export function entranceOf(
  before: readonly Standing[],
  after: readonly Standing[],
  backward: boolean,
  held: TransitionFrom,
): TransitionFrom {
  const left = before[before.length - 1]
  if (left === undefined) return undefined
  if (left.key === after[after.length - 1]?.key) return held
  return backward ? 'backward' : 'forward'
}
