import { hasDeclined, requestConsent } from '#platform/consent.ts'
import { session } from '#session/session.ts'
import { toast } from '#ui/base/toast.ts'
import type { Refused, SubmissionCall } from './submission-call.ts'
import { submissionRun } from './submission-run.ts'
import { CONSENT_NEEDED, NO_ANSWER } from './submission-words.ts'

/** A small act of the user: a mark, a vote, a claim. It outlives the screen that it began on. */
export interface Act<P> {
  /** Names what the user wants: while that is under way, it is not sent a second time. */
  readonly intent: string
  readonly call: SubmissionCall<P>
  /**
   * Asks whether a lost one was done, or reads its answer later. Needed where it may not be sent
   * again; without it, sending again does no harm.
   */
  readonly askOutcome?: () => Promise<NoInfer<P> | boolean>
  /** Called with the answer; with null where it was found by asking that it was done. */
  readonly onDone?: (payload: P | null) => void | Promise<void>
  /** Said of a lost answer, with what finds out its outcome. */
  readonly unknown?: string
  /** In place of that. */
  readonly onUnknown?: () => void
  /** Called after each attempt. */
  readonly onSettled?: () => void | Promise<void>
  /** Said once the provider has not received it. */
  readonly notDone?: string
  /** For what the app does by itself: nothing is asked and nothing is said. */
  readonly quiet?: boolean
}

/** `none`: nothing was sent, or its user has left. */
export type ActEnd<P> =
  | { readonly end: 'done'; readonly payload: P | null }
  | { readonly end: 'refused'; readonly refused: Refused }
  | { readonly end: 'unknown' | 'none' }

/** The time in which the user can ask for the outcome of a lost act. */
const UNKNOWN_MS = 6_000
const NOT_DONE = '没有办理成功，请再试一次'

const underWay = new Set<string>()

/**
 * Sends a small act through the machine of submissions: once for an intent, with a refusal in the
 * provider's words, and a lost answer said as unknown with what finds it out.
 */
export async function sendAct<P>(act: Act<P>): Promise<ActEnd<P>> {
  const { intent, askOutcome, quiet = false } = act
  const whose = session.openId
  const name = `${whose} ${intent}`
  let refused: Refused | null = null
  let done: { readonly payload: P | null } | null = null
  let stage = 'idle'

  const call: SubmissionCall<P> = {
    ...act.call,
    refusal: (it) => {
      refused = it
      const worded = act.call.refusal(it)
      return quiet ? { ...worded, at: 'none' } : worded
    },
  }
  const showUnknown = () => {
    if (act.onUnknown !== undefined) return act.onUnknown()
    if (quiet) return undefined
    const again = askOutcome === undefined ? 'start' : 'askOutcome'
    const text = again === 'start' ? '再试一次' : '再次查询'
    return toast.show(act.unknown ?? NO_ANSWER, {
      duration: UNKNOWN_MS,
      action: { text, onClick: () => void go(again) },
    })
  }
  const run = submissionRun<P>(
    {
      call: () => call,
      askOutcome,
      onDone: async (payload) => {
        done = { payload }
        await act.onDone?.(payload)
      },
      onUnknown: showUnknown,
      onSettled: act.onSettled,
      words: quiet
        ? { notSent: { at: 'none', text: '' } }
        : { notDone: { at: 'toast', text: act.notDone ?? NOT_DONE } },
    },
    ({ state }) => (stage = state.at),
  )

  async function go(type: 'start' | 'askOutcome'): Promise<void> {
    if (underWay.has(name) || session.openId !== whose) return
    underWay.add(name)
    try {
      if (!quiet && hasDeclined() && !(await requestConsent())) toast.show(CONSENT_NEEDED)
      else await run.dispatch({ type })
    } finally {
      underWay.delete(name)
    }
  }
  await go('start')
  return endAt(stage, done, refused)
}

function endAt<P>(
  stage: string,
  done: { readonly payload: P | null } | null,
  refused: Refused | null,
): ActEnd<P> {
  if (stage === 'done' && done !== null) return { end: 'done', payload: done.payload }
  if (stage === 'refused' && refused !== null) return { end: 'refused', refused }
  return { end: stage === 'unknown' ? 'unknown' : 'none' }
}
