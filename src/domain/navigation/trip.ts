/**
 * A trip to a bank's page, from leaving to its end: rules.md#leaving-for-outside-pages. What an
 * address says on return decides nothing; only what the provider answers does.
 */

/** The time for which a trip can be completed, from leaving, in ms. */
export const TRIP_MS = 30 * 60_000
/** The interval and the duration of polling the provider after a return, in ms. */
export const ASK_EVERY_MS = 5_000
const ASK_FOR_MS = 60_000

export type TripState =
  /** The user is on the outside page, as far as this page can detect it. */
  | { readonly at: 'out' }
  /** The user is back and the provider has been polled since this time in ms. */
  | { readonly at: 'asking'; readonly since: number }
  /** Polled for a minute without a decision. */
  | { readonly at: 'unknown' }
  /** The bank has what it needs and decides later; the user has nothing more to do there. */
  | { readonly at: 'processing' }
  /** The bank has agreed. `used`: what follows the return was done already. */
  | { readonly at: 'done'; readonly used: boolean }
  | { readonly at: 'refused' }
  | { readonly at: 'expired' }
  | { readonly at: 'abandoned' }
  /** The provider has no such trip of this user: nothing of it may be shown here. */
  | { readonly at: 'elsewhere' }

/** The answer of the provider about a trip; `missing`: this user has no such trip. */
export type TripAnswer =
  | 'open'
  | 'processing'
  | 'signed'
  | 'used'
  | 'refused'
  | 'expired'
  | 'missing'

export type TripEvent =
  /** Back by address, by key, or the page was seen again. */
  | { readonly is: 'back'; readonly now: number }
  /** `leftAt`: when the user left, null where this browser did not record it. */
  | {
      readonly is: 'answer'
      readonly answer: TripAnswer
      readonly now: number
      readonly leftAt: number | null
    }
  | { readonly is: 'noAnswer'; readonly now: number }
  | { readonly is: 'leftAgain' }
  | { readonly is: 'givenUp' }

function afterOpen(state: TripState, now: number, leftAt: number | null): TripState {
  if (state.at === 'processing') return state
  if (leftAt !== null && now - leftAt >= TRIP_MS) return { at: 'expired' }
  return afterSilence(state, now)
}

function afterSilence(state: TripState, now: number): TripState {
  return state.at === 'asking' && now - state.since >= ASK_FOR_MS ? { at: 'unknown' } : state
}

/** The state after an event; an event that means nothing in a state leaves it as it is. */
export function nextTrip(state: TripState, event: TripEvent): TripState {
  const pending = state.at === 'out' || state.at === 'asking' || state.at === 'unknown'
  switch (event.is) {
    case 'back':
      return state.at === 'out' || state.at === 'unknown'
        ? { at: 'asking', since: event.now }
        : state
    case 'noAnswer':
      return afterSilence(state, event.now)
    case 'leftAgain':
      return state.at === 'done' || state.at === 'processing' ? state : { at: 'out' }
    case 'givenUp':
      return pending ? { at: 'abandoned' } : state
    case 'answer': {
      // A confirmation in another browser is the only thing that still changes an ended trip.
      if (state.at === 'done') return event.answer === 'used' ? { at: 'done', used: true } : state
      if (!pending && state.at !== 'processing') return state
      switch (event.answer) {
        case 'open':
          return afterOpen(state, event.now, event.leftAt)
        case 'signed':
          return { at: 'done', used: false }
        case 'used':
          return { at: 'done', used: true }
        case 'missing':
          return { at: 'elsewhere' }
        case 'processing':
        case 'refused':
        case 'expired':
          return { at: event.answer }
      }
    }
  }
}
