/** The deepest fall of an account in a year: rules.md#annual-bill. A statistic, by floats. */
import { daysBetween, type Date8 } from '#domain/calendar/calendar-date.ts'
import { fromFloat, roundTo, type Decimal } from '#domain/money/money.ts'

export interface AccountDay {
  readonly date: Date8
  /** The worth of the account at the day's end. */
  readonly worth: number
  /** The sum paid in on the day; below 0 the sum taken out. */
  readonly flow: number
}

export interface Fall {
  /** Percent, above 0. */
  readonly percent: Decimal
  readonly from: Date8
  readonly to: Date8
  /** The first day on which it was made up for; null where it was not. */
  readonly recovered: Date8 | null
}

interface Level {
  readonly date: Date8
  readonly level: number
}

/**
 * Returns how one yuan that stayed has gone: what is paid in counts from its own day on, and moves
 * nothing.
 */
export function accountLevels(days: readonly AccountDay[]): Level[] {
  const levels: Level[] = []
  let before = 0
  let level = 1
  for (const { date, worth, flow } of days) {
    const base = flow > 0 ? before + flow : before
    const end = flow < 0 ? worth - flow : worth
    if (base > 0) level *= end / base
    before = worth
    levels.push({ date, level })
  }
  return levels
}

/** Levels are products of floats: so close, they are the same. */
const SAME = 1 - 1e-9

/** The deepest fall from a high to a low after it; null where the account never fell. */
export function deepestFall(days: readonly AccountDay[]): Fall | null {
  const levels = accountLevels(days)
  let high: Level | undefined
  let deepest: { readonly part: number; readonly from: Level; readonly to: Level } | null = null
  for (const it of levels) {
    if (high === undefined || it.level >= high.level) high = it
    const part = 1 - it.level / high.level
    if (part > (deepest?.part ?? 0)) deepest = { part, from: high, to: it }
  }
  if (deepest === null) return null
  const { part, from, to } = deepest
  const percent = roundTo(fromFloat(Number((part * 100).toFixed(6))) ?? '0', 2)
  if (percent === '0.00') return null
  const recovered = levels.find(({ date, level }) => date > to.date && level >= from.level * SAME)
  return { percent, from: from.date, to: to.date, recovered: recovered?.date ?? null }
}

/** Calendar days from the low to the day on which it was made up for; null where it was not. */
export const daysToRecover = ({ to, recovered }: Fall): number | null =>
  recovered === null ? null : daysBetween(to, recovered)
