/** The portfolio that the answers lead to: the lowest of three caps (rules.md#advice). */
import { RUNGS, rungIndex, type Rung } from './ladder.ts'

/** The time until the money is needed. */
export const TIMES = ['under1', '1to3', '3to5', '5to10', 'over10'] as const
export type Time = (typeof TIMES)[number]

/** Percent of the amount that may be lost at most, or more than the last. */
export const LOSSES = ['none', '5', '10', '25', '30', '40', 'more'] as const
export type Loss = (typeof LOSSES)[number]

export const CAP_KINDS = ['class', 'time', 'loss'] as const
export type CapKind = (typeof CAP_KINDS)[number]

export type Caps = Readonly<Record<CapKind, Rung>>

/** By the class of the risk test, from C0 to C5. */
const BY_CLASS = ['f', 'f', 'h', 'i', 'k', 'l'] as const satisfies readonly Rung[]

const BY_TIME: Readonly<Record<Time, Rung>> = {
  under1: 'f',
  '1to3': 'h',
  '3to5': 'i',
  '5to10': 'k',
  over10: 'l',
}

const BY_LOSS: Readonly<Record<Loss, Rung>> = {
  none: 'f',
  '5': 'g',
  '10': 'h',
  '25': 'i',
  '30': 'j',
  '40': 'k',
  more: 'l',
}

/** The highest rung of a class; the lowest for a class that is in no table. */
export const classCap = (level: number): Rung => BY_CLASS[level] ?? 'f'

export interface Match {
  readonly caps: Caps
  readonly rung: Rung
  /** The cap that bound; of equal ones the class, then the time. */
  readonly boundBy: CapKind
}

export function match(it: {
  readonly level: number
  readonly time: Time
  readonly loss: Loss
}): Match {
  const caps: Caps = { class: classCap(it.level), time: BY_TIME[it.time], loss: BY_LOSS[it.loss] }
  const boundBy = CAP_KINDS.reduce((low, kind) =>
    rungIndex(caps[kind]) < rungIndex(caps[low]) ? kind : low,
  )
  return { caps, rung: caps[boundBy], boundBy }
}

/** The rungs that are offered with a match, the nearest first: at most two lower ones. */
export const lowerRungs = (rung: Rung): readonly Rung[] =>
  [1, 2].flatMap((below) => RUNGS[rungIndex(rung) - below] ?? [])

/** The states of a user towards advice. */
export const ADVICE_STATES = [
  'none',
  'draft',
  'matched',
  'expired',
  'signed',
  'adjusting',
  'ending',
] as const
export type AdviceState = (typeof ADVICE_STATES)[number]

/** The reason why a portfolio is not for a user. */
export type Barred = 'noAnswers' | 'expired' | 'aboveClass' | 'aboveMatch'

/**
 * Returns why a portfolio may not be shown to, or entered by, a user (rules.md#advice): without a valid
 * match none may, and never one above the match or above the class of today.
 */
export function barredFrom(
  rung: Rung,
  user: { readonly matched: Rung | null; readonly isValid: boolean; readonly level: number },
): Barred | null {
  if (user.matched === null) return 'noAnswers'
  if (!user.isValid) return 'expired'
  if (rungIndex(rung) > rungIndex(classCap(user.level))) return 'aboveClass'
  return rungIndex(rung) > rungIndex(user.matched) ? 'aboveMatch' : null
}

/** Months for which a match is valid. */
export const VALID_MONTHS = 12
