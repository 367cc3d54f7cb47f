/** Instalments in a row: rules.md#challenges. */

import { addDays, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'

/** The end of an instalment: confirmed, or not (failed, skipped, cancelled, paused). */
export type InstalmentOutcome = 'paid' | 'missed'
type SlotOutcome = InstalmentOutcome | 'graced'

export interface Streak {
  /** In a row up to the newest. */
  readonly now: number
  /** The longest there ever was: what was reached stays reached. */
  readonly longest: number
  /** Misses that would still be let pass. */
  readonly graceLeft: number
  /** Each instalment as it counted, oldest first. */
  readonly slots: readonly SlotOutcome[]
}

/**
 * The streak of instalments, oldest first. A miss is let pass where the streak is above 0, grace is
 * left and the instalment before was no miss; otherwise the streak begins again.
 */
export function streak(outcomes: readonly InstalmentOutcome[], grace: number): Streak {
  let now = 0
  let longest = 0
  let graceLeft = grace
  const slots: SlotOutcome[] = []
  for (const [index, outcome] of outcomes.entries()) {
    if (outcome === 'paid') {
      now += 1
      longest = Math.max(longest, now)
      slots.push('paid')
    } else if (now > 0 && graceLeft > 0 && outcomes[index - 1] === 'paid') {
      graceLeft -= 1
      slots.push('graced')
    } else {
      now = 0
      slots.push('missed')
    }
  }
  return { now, longest, graceLeft, slots }
}

/** Returns what a miss of the next instalment would do: nothing where there is no streak. */
export function missCost(
  { now, graceLeft }: Pick<Streak, 'now' | 'graceLeft'>,
  before: SlotOutcome | undefined,
): 'graced' | 'broken' | 'nothing' {
  if (now === 0) return 'nothing'
  return graceLeft > 0 && before === 'paid' ? 'graced' : 'broken'
}

/** Returns whether so many weekly debits from tomorrow on are due before an end. */
export const weeksFit = (weeks: number, today: Date8, end: Time14): boolean =>
  addDays(today, 7 * weeks) <= end.slice(0, 8)

/** The longest streak that `ahead` further instalments can still make. */
export const reachable = ({ now, longest }: Pick<Streak, 'now' | 'longest'>, ahead: number) =>
  Math.max(longest, now + ahead)
