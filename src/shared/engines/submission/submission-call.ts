import { ALL_RET } from '#api/shown-ret.ts'
import type * as v from 'valibot'
import { send, type Answer } from '#api/client.ts'
import { type Endpoint } from '#api/endpoint.ts'
import type { RetName } from '#api/shown-ret.ts'
import type { SubmissionRefusal } from '#domain/submission/submission-machine.ts'
import { passwordRefusal } from './password-refusal.ts'
import { REFUSED } from './submission-words.ts'

export type Refused = Extract<Answer<unknown>, { ok: false }>

/** The place where every screen can show a message; `none`: what is done about it says enough. */
export type CommonPlace = 'password' | 'code' | 'dialog' | 'toast' | 'none'

/**
 * The place where the message of a refusal is shown, and what the user can do then. `Field` are the
 * screen's own places, `Action` its own acts.
 */
export interface Refusal<Field extends string = never, Action extends string = never> {
  readonly at: Field | CommonPlace
  /** Said where the provider has no words. */
  readonly text?: string
  /**
   * The side whose words are shown where both have some; by default the provider's, but for
   * passwords.
   */
  readonly textSource?: 'provider' | 'own'
  /** The title of the dialog. */
  readonly title?: string
  /** A dialog that offers an act besides. */
  readonly offer?: { readonly text: string; readonly action: Action }
  /** Done once the message was shown. */
  readonly action?: Action
  readonly means?: NonNullable<SubmissionRefusal['means']>
}

/** A refusal of one answer, in words. */
export interface WordedRefusal extends Refusal<string, string> {
  readonly text: string
}

/** One call with what it sends, and its table of refusals. */
export interface SubmissionCall<P, Field extends string = never, Action extends string = never> {
  readonly send: () => Promise<Answer<P>>
  readonly refusal: (refused: Refused) => WordedRefusal
  /** Only a type: what the table names, which the screen must have. */
  readonly names?: { readonly field: Field; readonly action: Action }
}

/** The refusals of every call, besides its own errors. */
type AnyError =
  | 'badRequest'
  | 'notLoggedIn'
  | 'sessionExpired'
  | 'sessionEnded'
  | 'accountNeeded'
  | 'accountFrozen'

type Rows<E extends RetName> = Readonly<Record<E, Refusal<string, string>>> &
  Readonly<Partial<Record<AnyError | 'otherwise', Refusal<string, string>>>>

/** The screen's own places, and its own acts, that a table names. */
type FieldIn<R> = Exclude<Extract<R[keyof R], { at: string }>['at'], CommonPlace>
type ActionIn<R> =
  | Extract<R[keyof R], { action: string }>['action']
  | Extract<R[keyof R], { offer: { action: string } }>['offer']['action']

/** A dialog with the provider's words. */
export const GENERAL = { at: 'dialog' } as const satisfies Refusal
/** The field of the message code shows it. */
export const WRONG_CODE = { at: 'code' } as const satisfies Refusal
/** The password is requested again, with the number of attempts left. */
export const WRONG_PASSWORD = { at: 'password' } as const satisfies Refusal
export const LOCKED_PASSWORD = {
  at: 'dialog',
  title: '交易密码已锁定',
} as const satisfies Refusal

/** The place where the password is always in view, another can be set at once: `reset`. */
export const LOCKED_HERE = {
  at: 'password',
  title: LOCKED_PASSWORD.title,
  offer: { text: '忘记密码', action: 'reset' },
} as const

/** The errors of a call that the trading password confirms. */
export const PASSWORD_ROWS = {
  wrongTradingPassword: WRONG_PASSWORD,
  tradingPasswordLocked: LOCKED_PASSWORD,
} as const
/** The errors of a call that takes the code of a message. */
export const CODE_ROWS = { wrongSmsCode: WRONG_CODE, smsCodeExpired: WRONG_CODE } as const

const NAMES = new Map(Object.entries(ALL_RET).map(([name, code]) => [code as number, name]))

/** Finds the row of a refusal, and its words. */
function refusalBy(table: ReadonlyMap<string, Refusal<string, string>>) {
  return (refused: Refused): WordedRefusal => {
    const otherwise: Refusal<string, string> = table.get('otherwise') ?? GENERAL
    const row = table.get(NAMES.get(refused.retCode) ?? '') ?? otherwise
    const password = passwordRefusal(refused)
    // The rule of passwords has the tries that are left in its words.
    const own = password?.text ?? row.text ?? REFUSED
    const providerFirst =
      password === null ? row.textSource !== 'own' : row.textSource === 'provider'
    const worded = { ...row, text: providerFirst ? refused.retMsg || own : own }
    if (password?.kind !== 'noTries' || row.textSource === 'provider') return worded
    const { title: _locked, ...blocked } = table.get('tradingPasswordLocked') ?? otherwise
    return { ...blocked, text: password.text }
  }
}

/**
 * A call as screens submit it: its endpoint, and a table of its refusals that has a row for each
 * declared error, so that none can be forgotten. A code without a row gets `otherwise`.
 */
export function submissionCall<
  Q extends v.GenericSchema,
  P extends v.GenericSchema,
  E extends RetName,
  const R extends Rows<NoInfer<E>>,
>(
  endpoint: Endpoint<Q, P, E>,
  rows: R & Record<Exclude<keyof R, E | AnyError | 'otherwise'>, never>,
) {
  const refusal = refusalBy(new Map(Object.entries(rows)))
  return (
    input: v.InferInput<Q> & object,
  ): SubmissionCall<v.InferOutput<P>, FieldIn<R>, ActionIn<R>> => ({
    send: () => send(endpoint, input),
    refusal,
  })
}

/** A call all of whose refusals are dialogs in the provider's words. */
export const dialogCall =
  <Q extends v.GenericSchema, P extends v.GenericSchema>(endpoint: Endpoint<Q, P>) =>
  (input: v.InferInput<Q> & object): SubmissionCall<v.InferOutput<P>> => ({
    send: () => send(endpoint, input),
    refusal: refusalBy(new Map()),
  })

/**
 * A call of a small act, all of whose refusals are toasts: in the provider's words, or in these
 * where it has none.
 */
export function actCall<Q extends v.GenericSchema, P extends v.GenericSchema, E extends RetName>(
  endpoint: Endpoint<Q, P, E>,
  words?: Readonly<Partial<Record<NoInfer<E> | 'otherwise', string>>>,
) {
  const rows = Object.entries<string | undefined>({ otherwise: REFUSED, ...words }).map(
    ([name, text]) => [name, { at: 'toast', text: text ?? REFUSED }] as const,
  )
  const refusal = refusalBy(new Map(rows))
  return (input: v.InferInput<Q> & object): SubmissionCall<v.InferOutput<P>> => ({
    send: () => send(endpoint, input),
    refusal,
  })
}
