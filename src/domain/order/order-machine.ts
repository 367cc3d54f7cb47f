/**
 * The course of one order, from the tap on the form to what became of it: states, events, and what
 * is to be done on each. Pure: a screen does the effects and reports what came of them as the next
 * event. An event that a state does not expect changes nothing, so that a second tap starts nothing
 * twice.
 */
import type { Time14 } from '#domain/calendar/calendar-date.ts'

/** The trading day of an order placed now, and until when it holds. */
export interface OrderDay {
  readonly cutoffTime: Time14
  readonly tradeDate: string
  /** The markets abroad that have to be open on it, by name. */
  readonly overseasMarkets?: readonly string[]
}

/**
 * `askingDay` to `openingApplication`: from the tap to the password. `password`: it is open.
 * `renewingDay` to `sending`: the six digits are there, and may wait for a day that is agreed to.
 * `checking`: whether the number has become an order before. `left`: on the result.
 */
export type OrderStage =
  | 'form'
  | 'askingDay'
  | 'acceptingDay'
  | 'preparing'
  | 'openingApplication'
  | 'password'
  | 'acceptingDayOverPassword'
  | 'renewingDay'
  | 'acceptingRenewedDay'
  | 'sending'
  | 'locked'
  | 'checking'
  | 'left'

export type PasswordProblem =
  | { readonly code: 'wrong'; readonly text: string }
  /** Nothing was sent. */
  | { readonly code: 'notSent' }

export interface OrderState {
  readonly at: OrderStage
  /**
   * The day that the form shows, then the one that the user has agreed to; null for what is done at
   * once.
   */
  readonly day: OrderDay | null
  /** The day that the user is prompted to accept. */
  readonly proposed: OrderDay | null
  /**
   * True if this attempt has requested a newer day: a day that is refused once more is a refusal.
   */
  readonly renewed: boolean
  readonly problem: PasswordProblem | null
  /** The provider's words on a locked password; empty: it is not known to be locked. */
  readonly locked: string
  /** The provider's words on the refusal that is being looked into. */
  readonly refusal: string
}

export const NEW_ORDER: OrderState = {
  at: 'form',
  day: null,
  proposed: null,
  renewed: false,
  problem: null,
  locked: '',
  refusal: '',
}

/**
 * The answer of the provider to an order, with its words. `badRequest` may be an order that it has
 * had before.
 */
export type OrderAnswer =
  | { readonly kind: 'placed' }
  | {
      readonly kind:
        | 'wrongPassword'
        | 'passwordLocked'
        | 'dayMoved'
        | 'badRequest'
        | 'applicationExpired'
        | 'refused'
      readonly text: string
    }

export type OrderEvent =
  /** The tap on the form, which shows this day. */
  | { readonly type: 'open'; readonly shown: OrderDay | null }
  /** The provider's newest word on the day. */
  | { readonly type: 'day'; readonly day: OrderDay }
  /** The user says yes, or no prompt was needed. */
  | { readonly type: 'accepted' }
  | { readonly type: 'declined' }
  | { readonly type: 'prepared' }
  | { readonly type: 'applicationOpened' }
  /** The act under way came to nothing, and nothing was sent. */
  | { readonly type: 'failed'; readonly error: unknown }
  /** The form behind the password shows this day now. */
  | { readonly type: 'shownDay'; readonly day: OrderDay }
  /** The sixth digit. */
  | { readonly type: 'password'; readonly now: Time14 }
  | { readonly type: 'cancel' }
  | { readonly type: 'forgot' }
  | { readonly type: 'answered'; readonly answer: OrderAnswer }
  /** No answer that can be trusted: the order may have been placed. */
  | { readonly type: 'lost' }
  /** Says whether the number has become an order. */
  | { readonly type: 'number'; readonly placed: boolean }

export type OrderEffect =
  | { readonly do: 'askDay' | 'prepare' | 'openApplication' }
  | { readonly do: 'acceptDay'; readonly day: OrderDay }
  | { readonly do: 'showFailure'; readonly error: unknown }
  | { readonly do: 'send'; readonly day: OrderDay | null }
  | { readonly do: 'offerReset'; readonly text: string }
  | { readonly do: 'resetPassword' | 'checkNumber' | 'dropApplication' }
  | { readonly do: 'showRefusal'; readonly text: string }
  | { readonly do: 'showPlacedBefore' | 'dropDraft' }
  | { readonly do: 'showResult'; readonly lost: boolean }

export interface OrderStep {
  readonly state: OrderState
  readonly effects: readonly OrderEffect[]
}

/** Before the password: what fails leads back to the form. */
const BEFORE_PASSWORD: ReadonlySet<OrderStage> = new Set([
  'askingDay',
  'preparing',
  'openingApplication',
])

export const isOpening = ({ at }: OrderState): boolean =>
  BEFORE_PASSWORD.has(at) || at === 'acceptingDay'

export const isPlacing = ({ at }: OrderState): boolean =>
  at === 'renewingDay' || at === 'acceptingRenewedDay' || at === 'sending'

/** Returns whether the password is open. */
export const asksPassword = (state: OrderState): boolean =>
  state.at === 'password' || state.at === 'acceptingDayOverPassword' || isPlacing(state)

/** The state after an event, and what is to be done, one after the other. */
export function orderStep(state: OrderState, event: OrderEvent): OrderStep {
  const to = (change: Partial<OrderState>, ...effects: OrderEffect[]): OrderStep => ({
    state: { ...state, ...change },
    effects,
  })
  const { at, day } = state

  if (event.type === 'failed' && BEFORE_PASSWORD.has(at))
    return to({ at: 'form' }, { do: 'showFailure', error: event.error })
  if (event.type === 'forgot' && (at === 'form' || at === 'password'))
    return to({ at: 'form' }, { do: 'resetPassword' })

  switch (at) {
    case 'form':
      if (event.type !== 'open') break
      return event.shown === null
        ? to({ at: 'preparing', day: null }, { do: 'prepare' })
        : to({ at: 'askingDay', day: event.shown }, { do: 'askDay' })
    case 'askingDay':
      if (event.type !== 'day' || day === null) break
      return isMoved(day, event.day)
        ? to({ at: 'acceptingDay', proposed: event.day }, { do: 'acceptDay', day: event.day })
        : to({ at: 'preparing', day: event.day }, { do: 'prepare' })
    case 'acceptingDay':
      if (event.type === 'declined') return to({ at: 'form' })
      if (event.type !== 'accepted') break
      return to({ at: 'preparing', day: state.proposed }, { do: 'prepare' })
    case 'preparing':
      if (event.type === 'declined') return to({ at: 'form' })
      if (event.type !== 'prepared') break
      return to({ at: 'openingApplication' }, { do: 'openApplication' })
    case 'openingApplication':
      if (event.type !== 'applicationOpened') break
      return to({ at: 'password', problem: null })
    case 'password':
      if (event.type === 'cancel') return to({ at: 'form' })
      if (event.type === 'shownDay' && day !== null && isMoved(day, event.day))
        return to(
          { at: 'acceptingDayOverPassword', proposed: event.day },
          { do: 'acceptDay', day: event.day },
        )
      if (event.type !== 'password') break
      return day !== null && event.now >= day.cutoffTime
        ? to({ at: 'renewingDay', renewed: true, problem: null, locked: '' }, { do: 'askDay' })
        : to({ at: 'sending', renewed: false, problem: null, locked: '' }, { do: 'send', day })
    case 'acceptingDayOverPassword':
      if (event.type === 'declined') return to({ at: 'form' })
      if (event.type !== 'accepted') break
      return to({ at: 'password', day: state.proposed })
    case 'renewingDay':
      if (event.type === 'failed') return to({ at: 'password', problem: { code: 'notSent' } })
      if (event.type !== 'day' || day === null) break
      return isMoved(day, event.day)
        ? to(
            { at: 'acceptingRenewedDay', proposed: event.day },
            { do: 'acceptDay', day: event.day },
          )
        : to({ at: 'sending', day: event.day }, { do: 'send', day: event.day })
    case 'acceptingRenewedDay':
      if (event.type === 'declined') return to({ at: 'form' })
      if (event.type !== 'accepted') break
      return to({ at: 'sending', day: state.proposed }, { do: 'send', day: state.proposed })
    case 'sending':
      if (event.type === 'failed') return to({ at: 'password', problem: { code: 'notSent' } })
      if (event.type === 'lost') return to({ at: 'left' }, { do: 'showResult', lost: true })
      if (event.type !== 'answered') break
      return afterAnswer(state, event.answer)
    case 'locked':
      if (event.type === 'declined') return to({ at: 'form' })
      if (event.type !== 'accepted') break
      return to({ at: 'form' }, { do: 'resetPassword' })
    case 'checking':
      if (event.type !== 'number') break
      return event.placed
        ? to({ at: 'left' }, { do: 'showPlacedBefore' }, { do: 'showResult', lost: false })
        : to({ at: 'form' }, { do: 'showRefusal', text: state.refusal })
    case 'left':
      break
  }
  return { state, effects: [] }
}

function afterAnswer(state: OrderState, answer: OrderAnswer): OrderStep {
  const to = (change: Partial<OrderState>, ...effects: OrderEffect[]): OrderStep => ({
    state: { ...state, ...change },
    effects,
  })
  switch (answer.kind) {
    case 'placed':
      return to({ at: 'left' }, { do: 'dropDraft' }, { do: 'showResult', lost: false })
    case 'wrongPassword':
      return to({ at: 'password', problem: { code: 'wrong', text: answer.text } })
    case 'passwordLocked':
      return to({ at: 'locked', locked: answer.text }, { do: 'offerReset', text: answer.text })
    case 'dayMoved':
      return state.day === null || state.renewed
        ? to({ at: 'form' }, { do: 'showRefusal', text: answer.text })
        : to({ at: 'renewingDay', renewed: true }, { do: 'askDay' })
    case 'badRequest':
      return to({ at: 'checking', refusal: answer.text }, { do: 'checkNumber' })
    case 'applicationExpired':
      return to({ at: 'form' }, { do: 'dropApplication' }, { do: 'showRefusal', text: answer.text })
    case 'refused':
      return to({ at: 'form' }, { do: 'showRefusal', text: answer.text })
  }
}

const isMoved = (agreed: OrderDay, now: OrderDay): boolean => agreed.cutoffTime !== now.cutoffTime
