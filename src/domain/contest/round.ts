/** Rounds of guesses and picks: rules.md#contests. */
import { chinaInstant, type Time14 } from '#domain/calendar/calendar-date.ts'

/** The time in which something can be handed in, and changed. */
export interface RoundWindow {
  readonly openTime: Time14
  /** The first moment that is too late. */
  readonly closeTime: Time14
}

export type RoundState =
  | { readonly kind: 'ahead'; readonly msLeft: number }
  | { readonly kind: 'open'; readonly msLeft: number }
  | { readonly kind: 'closed' }

/** The state at an instant of the provider's clock, in ms since 1970. */
export function roundState({ openTime, closeTime }: RoundWindow, at: number): RoundState {
  const open = chinaInstant(openTime)
  const close = chinaInstant(closeTime)
  if (at >= close) return { kind: 'closed' }
  return at < open ? { kind: 'ahead', msLeft: open - at } : { kind: 'open', msLeft: close - at }
}

const SECOND = 1_000

/** Returns how long a countdown stays true, ms; null once there is none. */
export function roundShownFor(round: RoundWindow, at: number): number | null {
  const state = roundState(round, at)
  if (state.kind === 'closed') return null
  return state.msLeft % SECOND === 0 ? SECOND : state.msLeft % SECOND
}
