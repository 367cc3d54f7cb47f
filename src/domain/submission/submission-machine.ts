/**
 * The course of one submission, from the tap to what became of it: states, events, and what is to
 * be done on each. Pure: the hook does the effects and reports what came of them as the next event.
 * An event that a state does not expect changes nothing, so that a second tap sends nothing twice.
 * A lost answer is never a refusal: until the outcome is found, the submission is `unknown`.
 */

/**
 * `checking`: what can be checked before anything is submitted. `asking`: for the trading password.
 * `askingOutcome`: what became of it, where no answer came or a refusal may be of a repeat.
 */
export type SubmissionStage =
  | 'idle'
  | 'checking'
  | 'asking'
  | 'sending'
  | 'refused'
  | 'unknown'
  | 'askingOutcome'
  | 'done'

/** Words, and where they are shown. */
export interface SubmissionMessage {
  /** A field of the screen, the password, the message code, a dialog, a toast; or nowhere. */
  readonly at: string
  readonly text: string
}

/** A refusal as the table of the call has it, with the words for the user. */
export interface SubmissionRefusal extends SubmissionMessage {
  /**
   * The meaning of the refusal for the submission itself: that it was done before, that a lost one
   * was, or that one may have been, so that the outcome is queried first.
   */
  readonly means?: 'done' | 'doneWhereLost' | 'perhapsDone'
}

export interface SubmissionState {
  readonly at: SubmissionStage
  readonly problem: SubmissionMessage | null
  /** The refusal to be shown unless the outcome is that it was done. */
  readonly refusal: SubmissionRefusal | null
  /** True if an answer was lost whose outcome has not been found since. */
  readonly wasLost: boolean
}

export const NOT_SUBMITTED: SubmissionState = {
  at: 'idle',
  problem: null,
  refusal: null,
  wasLost: false,
}

/** A submission of an earlier visit, whose answer was lost. */
export const LOST_BEFORE: SubmissionState = { ...NOT_SUBMITTED, at: 'unknown', wasLost: true }

/** The steps of one submission. */
export interface SubmissionCourse {
  /** True if something is checked before it is sent. */
  readonly hasCheck: boolean
  /** True if the trading password is requested before it is sent. */
  readonly requiresPassword: boolean
  /** True if the outcome is queried as soon as an answer is lost. */
  readonly hasOutcomeQuery: boolean
  /** True if another may follow one that is done. */
  readonly repeatable: boolean
}

export type SubmissionEvent =
  /** The tap, or the sixth digit of a password that is always in view. */
  | { readonly type: 'start' }
  | { readonly type: 'checked' }
  /** The user turned back, or nothing is to be sent. */
  | { readonly type: 'stopped' }
  /** Nothing was sent, for this reason. */
  | { readonly type: 'notSent'; readonly problem: SubmissionMessage }
  /** The sixth digit of the requested password. */
  | { readonly type: 'password' }
  | { readonly type: 'cancel' }
  | { readonly type: 'accepted' }
  | { readonly type: 'refused'; readonly refusal: SubmissionRefusal }
  /** No answer that can be trusted: it may have been done. */
  | { readonly type: 'lost' }
  /** The end of it; null without an answer. */
  | { readonly type: 'outcome'; readonly done: boolean | null }
  /** The user asks for the outcome. */
  | { readonly type: 'askOutcome' }
  /** Something was entered, which voids what was said about what was there. */
  | { readonly type: 'edited' }
  /** Its user has left: whatever became of it is nothing to who uses the page by now. */
  | { readonly type: 'left' }

export type SubmissionEffect =
  | { readonly do: 'check' | 'send' | 'askOutcome' }
  /** `found`: by asking, so that there is no answer to read. */
  | { readonly do: 'finish'; readonly found: boolean }
  | { readonly do: 'showNotSent'; readonly problem: SubmissionMessage }
  | { readonly do: 'showRefusal'; readonly refusal: SubmissionRefusal }
  /** An answer was lost, and the outcome is not known. */
  | { readonly do: 'showUnknown' }
  /** The provider never received it. */
  | { readonly do: 'showNotDone' }

export interface SubmissionStep {
  readonly state: SubmissionState
  readonly effects: readonly SubmissionEffect[]
}

/** The place of a message while the password is requested. */
const AT_PASSWORD = 'password'

/** The state after an event, and what is to be done, one after the other. */
export function submissionStep(
  state: SubmissionState,
  event: SubmissionEvent,
  course: SubmissionCourse,
): SubmissionStep {
  const to = (change: Partial<SubmissionState>, ...effects: SubmissionEffect[]) => ({
    state: { ...state, problem: null, refusal: null, ...change },
    effects,
  })
  const { at } = state
  if (event.type === 'left') return { state: NOT_SUBMITTED, effects: [] }
  const afterCheck = () =>
    course.requiresPassword ? to({ at: 'asking' }) : to({ at: 'sending' }, { do: 'send' })
  switch (at) {
    case 'idle':
    case 'refused':
    case 'unknown':
    case 'done':
      if (event.type === 'start' && (at !== 'done' || course.repeatable))
        return course.hasCheck ? to({ at: 'checking' }, { do: 'check' }) : afterCheck()
      if (event.type === 'edited' && state.problem !== null) return to({ at: resting(state) })
      if (at !== 'unknown') break
      if (event.type === 'askOutcome') return to({ at: 'askingOutcome' }, { do: 'askOutcome' })
      if (event.type === 'outcome') return afterOutcome(state, event.done)
      break
    case 'checking':
      if (event.type === 'checked') return afterCheck()
      if (event.type === 'stopped') return to({ at: resting(state) })
      if (event.type === 'notSent') return notSent(state, event.problem)
      if (event.type === 'refused') return refused(state, event.refusal)
      break
    case 'asking':
      if (event.type === 'password') return to({ at: 'sending' }, { do: 'send' })
      if (event.type === 'cancel') return to({ at: resting(state) })
      break
    case 'sending':
      if (event.type === 'stopped') return to({ at: resting(state) })
      if (event.type === 'notSent')
        return course.requiresPassword && event.problem.at === AT_PASSWORD
          ? to({ at: 'asking', problem: event.problem })
          : notSent(state, event.problem)
      if (event.type === 'accepted')
        return to({ at: 'done', wasLost: false }, { do: 'finish', found: false })
      if (event.type === 'lost')
        return course.hasOutcomeQuery
          ? to({ at: 'askingOutcome', wasLost: true }, { do: 'askOutcome' })
          : to({ at: 'unknown', wasLost: true }, { do: 'showUnknown' })
      if (event.type === 'refused') return afterRefusal(state, event.refusal, course)
      break
    case 'askingOutcome':
      if (event.type === 'outcome') return afterOutcome(state, event.done)
      break
  }
  return { state, effects: [] }
}

/**
 * Returns where a submission rests that is not under way: one whose answer was lost stays unknown.
 */
const resting = ({ wasLost }: SubmissionState): SubmissionStage => (wasLost ? 'unknown' : 'idle')

function notSent(state: SubmissionState, problem: SubmissionMessage): SubmissionStep {
  const at = state.wasLost ? 'unknown' : 'refused'
  return {
    state: { ...state, at, problem, refusal: null },
    effects: [{ do: 'showNotSent', problem }],
  }
}

function refused(state: SubmissionState, refusal: SubmissionRefusal): SubmissionStep {
  return {
    state: { ...state, at: 'refused', problem: refusal, refusal: null },
    effects: [{ do: 'showRefusal', refusal }],
  }
}

function afterRefusal(
  state: SubmissionState,
  refusal: SubmissionRefusal,
  course: SubmissionCourse,
): SubmissionStep {
  const { means, at } = refusal
  if (means === 'done' || (means === 'doneWhereLost' && state.wasLost))
    return { state: { ...NOT_SUBMITTED, at: 'done' }, effects: [{ do: 'finish', found: true }] }
  if (at === AT_PASSWORD)
    return course.requiresPassword
      ? { state: { ...state, at: 'asking', problem: refusal }, effects: [] }
      : refused(state, refusal)
  // The repeat of one that was done is refused as well.
  if (means === 'perhapsDone' || (state.wasLost && course.hasOutcomeQuery))
    return { state: { ...state, at: 'askingOutcome', refusal }, effects: [{ do: 'askOutcome' }] }
  return refused(state, refusal)
}

function afterOutcome({ refusal }: SubmissionState, done: boolean | null): SubmissionStep {
  if (done === true)
    return { state: { ...NOT_SUBMITTED, at: 'done' }, effects: [{ do: 'finish', found: true }] }
  if (done === null) return { state: LOST_BEFORE, effects: [{ do: 'showUnknown' }] }
  return refusal === null
    ? { state: NOT_SUBMITTED, effects: [{ do: 'showNotDone' }] }
    : refused(NOT_SUBMITTED, refusal)
}
