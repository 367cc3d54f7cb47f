import { useLayoutEffect, useState } from 'react'
import { hasDeclined, requestConsent } from '#platform/consent.ts'
import { toast } from '#ui/base/toast.ts'
import { firstView, submissionRun, type SubmissionView } from './submission-run.ts'
import type { SubmissionSetup } from './submission-setup.ts'
import { CONSENT_NEEDED } from './submission-words.ts'

/**
 * Submits something once, as domain/submission/submission-machine.ts has it. A screen brings the
 * call with its table of refusals, and what follows.
 */
export function useSubmission<P, Field extends string = never, Action extends string = never>(
  setup: SubmissionSetup<P, Field, Action>,
) {
  const [{ state, said }, setView] = useState<SubmissionView>(() => firstView(setup))
  const [{ dispatch, take, unsay }] = useState(() => submissionRun(setup, setView))
  // Before anything can be tapped: what is sent is what the page shows.
  useLayoutEffect(() => take(setup))

  const shown = state.problem ?? said
  return {
    /** The tap; with the password where it is always in view. */
    start: async (password = '') => {
      if (hasDeclined() && !(await requestConsent())) return toast.show(CONSENT_NEEDED)
      return dispatch({ type: 'start' }, password)
    },
    /** The sixth digit of the requested password. */
    enter: (password: string) => dispatch({ type: 'password' }, password),
    cancel: () => void dispatch({ type: 'cancel' }),
    ask: () => dispatch({ type: 'askOutcome' }),
    /** Says what became of it, where the screen asks for that by itself (`outcomePolling`). */
    settle: (done: boolean) => void dispatch({ type: 'outcome', done }),
    /** To be called with each change of what is entered. */
    edited: () => {
      unsay()
      void dispatch({ type: 'edited' })
    },
    at: state.at,
    /** Says whether the password is requested, or was entered and is being sent. */
    asking: setup.requiresPassword === true && (state.at === 'asking' || state.at === 'sending'),
    unknown: state.wasLost && state.at !== 'done',
    /** The message at one place; empty without one. */
    problem: (at: Field | 'password'): string => (shown?.at === at ? shown.text : ''),
  }
}
