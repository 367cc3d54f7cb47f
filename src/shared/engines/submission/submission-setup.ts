import type { Answer } from '#api/client.ts'
import type { sealFields } from '#api/seal-fields.ts'
import type { SubmissionMessage } from '#domain/submission/submission-machine.ts'
import type { CommonPlace, Refused, SubmissionCall } from './submission-call.ts'

/** Words of the screen, and where they are shown. */
export interface Said<Field extends string> extends SubmissionMessage {
  readonly at: Field | CommonPlace
}

/**
 * Makes a call on the way to the submission: its refusal ends the submission as its own would, and
 * without an answer nothing was submitted. `lost` is the refusal that no answer counts as.
 */
export type Ask = <T>(call: SubmissionCall<T, string, string>, lost?: Refused) => Promise<T>

interface Prepared {
  /** Seals secrets for this submission (rules.md#secrets). */
  readonly seal: typeof sealFields
  /** The six digits; empty where none were requested. */
  readonly password: string
  readonly ask: Ask
}

/** The code of a message that the submission takes. */
interface TakenCode {
  readonly refused: (refused: Refused) => boolean
  readonly says: (text: string) => void
  readonly used: () => void
}

/** The action after a refusal, with its words. */
type RunAction = (refused: Refused, text: string) => void | Promise<void>
export type Actions<Action extends string> = Readonly<Record<Action, RunAction>>

interface Setup<P, Field extends string, Action extends string> {
  /** The places of the screen's own that show a message. */
  readonly places?: readonly Field[]
  /**
   * Returns what is checked first. False where the user turned back; words where it cannot go on.
   */
  readonly check?: (ask: Ask) => Promise<boolean | Said<NoInfer<Field>>>
  /** True if the trading password is requested; `start` takes it where it is always in view. */
  readonly requiresPassword?: boolean
  /** The call with its input; null where there is nothing to send. */
  readonly call: (
    given: Prepared,
  ) => SubmissionCall<P, Field, Action> | null | Promise<SubmissionCall<P, Field, Action> | null>
  /**
   * Names what is submitted, where a repeat after a lost answer must be the same request: for the
   * same name the random code is used again until there is an answer.
   */
  readonly idempotencyKey?: string
  /** Returns what the sending goes through: a proof of identity, which may send again. */
  readonly stepUp?: (send: () => Promise<Answer<P>>) => Promise<Answer<P> | null>
  readonly code?: TakenCode
  /** Returns whether it was done, or its answer as read later. Rejects without an answer. */
  readonly askOutcome?: (() => Promise<NoInfer<P> | boolean>) | undefined
  /** The screen asks for the outcome of a lost answer by itself, again and again. */
  readonly outcomePolling?: boolean
  /** An earlier visit has lost the answer. */
  readonly initiallyUnknown?: boolean
  /** True if another may follow one that is done. */
  readonly repeatable?: boolean
  /** Called with the answer; with null where it was found by asking that it was done. */
  readonly onDone: (payload: P | null) => void | Promise<void>
  /** Called once an answer was lost whose outcome is not known. */
  readonly onUnknown?: () => void | Promise<void>
  /** Called after each attempt, but for a password that is to be entered again. */
  readonly onSettled?: (() => void | Promise<void>) | undefined
  readonly words?: {
    readonly notSent?: Said<NoInfer<Field>>
    /** The words about a lost answer; a screen without it shows `unknown`. */
    readonly unknown?: Said<NoInfer<Field>>
    /** The words once the provider has not received it. */
    readonly notDone?: Said<NoInfer<Field>>
  }
}

/** Actions are there where the tables of refusals name some. */
export type SubmissionSetup<P, Field extends string, Action extends string> = Setup<
  P,
  Field,
  Action
> &
  ([Action] extends [never]
    ? { readonly actions?: undefined }
    : { readonly actions: Actions<Action> })

/** Returns what of a submission decides its steps. */
export const courseOf = (
  setup: Pick<
    Setup<never, string, string>,
    'requiresPassword' | 'outcomePolling' | 'repeatable'
  > & {
    readonly check?: unknown
    readonly askOutcome?: unknown
  },
) => ({
  hasCheck: setup.check !== undefined,
  requiresPassword: setup.requiresPassword === true,
  hasOutcomeQuery: setup.askOutcome !== undefined && setup.outcomePolling !== true,
  repeatable: setup.repeatable === true,
})
