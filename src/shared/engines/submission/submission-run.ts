import {
  LOST_BEFORE,
  NOT_SUBMITTED,
  submissionStep,
  type SubmissionMessage,
  type SubmissionEffect,
  type SubmissionEvent,
  type SubmissionState,
} from '#domain/submission/submission-machine.ts'
import { session } from '#session/session.ts'
import { submissionEvents } from './submission-events.ts'
import { submissionMessages } from './submission-messages.ts'
import { courseOf, type SubmissionSetup } from './submission-setup.ts'

/** The part of a submission that a screen shows. */
export interface SubmissionView {
  readonly state: SubmissionState
  /** A message at a place of the screen, which is no refusal of what was sent. */
  readonly said: SubmissionMessage | null
}

export const firstView = (setup: { readonly initiallyUnknown?: boolean }): SubmissionView => ({
  state: setup.initiallyUnknown === true ? LOST_BEFORE : NOT_SUBMITTED,
  said: null,
})

/**
 * Runs the effects of domain/submission/submission-machine.ts, with the newest setup that it was
 * given, and shows each view that comes of it.
 */
export function submissionRun<P, Field extends string = never, Action extends string = never>(
  first: SubmissionSetup<P, Field, Action>,
  show: (view: SubmissionView) => void,
) {
  let setup = first
  const read = () => setup
  let { state, said } = firstView(first)
  // Of whom it is, from the tap on.
  let owner = ''

  const setSaid = (message: SubmissionMessage | null) => {
    said = message
    show({ state, said })
  }
  const hasLeft = () => owner !== '' && session.openId !== owner

  const events = submissionEvents(read)
  const messages = submissionMessages(read, setSaid)

  /** Runs one effect. Resolves to the event that follows, or null. */
  async function run(effect: SubmissionEffect, password: string): Promise<SubmissionEvent | null> {
    switch (effect.do) {
      case 'check':
        return events.check()
      case 'send':
        return events.send(password)
      case 'askOutcome':
        return events.askOutcome()
      case 'finish':
        read().code?.used()
        await read().onDone(events.answered())
        break
      case 'showNotSent':
        await messages.say(effect.problem)
        break
      case 'showRefusal':
        await messages.showRefusal(events.refusal())
        break
      case 'showUnknown':
        await messages.showUnknown()
        break
      case 'showNotDone':
        await messages.sayAgain(read().words?.notDone)
        break
    }
    await read().onSettled?.()
    return null
  }

  /** Applies one event, and the events of its effects. The password is never part of the state. */
  async function dispatch(event: SubmissionEvent, password = ''): Promise<void> {
    const { state: next, effects } = submissionStep(state, event, courseOf(read()))
    if (event.type === 'start' && next !== state) owner = session.openId
    if (next !== state) said = null
    state = next
    show({ state, said })
    // Loaded now, so that there is no wait after the sixth digit.
    if (next.at === 'asking') await import('#platform/crypto.ts').catch(() => null)
    for (const effect of effects) {
      const followed = await run(effect, password)
      if (followed !== null) await dispatch(hasLeft() ? { type: 'left' } : followed, password)
    }
  }

  return {
    dispatch,
    /** Takes the setup for whatever is done from now on. */
    take: (next: SubmissionSetup<P, Field, Action>) => {
      setup = next
    },
    /** Takes away what was said at a place of the screen. */
    unsay: () => setSaid(null),
  }
}
