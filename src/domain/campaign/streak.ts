/** Instalments in a row: rules.md#challenges. */

/** The end of an instalment: confirmed, or not (failed, skipped, cancelled, paused). */
export type Outcome = 'paid' | 'missed'
type SlotOutcome = Outcome | 'graced'

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
export function streak(outcomes: readonly Outcome[], grace: number): Streak {
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

/** The longest streak that `ahead` further instalments can still make. */
export const reachable = ({ now, longest }: Pick<Streak, 'now' | 'longest'>, ahead: number) =>
  Math.max(longest, now + ahead)
