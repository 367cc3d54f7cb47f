import type * as v from 'valibot'
import { queryRandomCode } from '#api/calls/account.ts'
import { CallFailure, CallRefused } from '#api/client.ts'
import { fetchOrThrow } from '#api/query.ts'
import { sealFields, sealWith } from '#api/seal-fields.ts'
import type { SubmissionEvent } from '#domain/submission/submission-machine.ts'
import { now14 } from '#platform/clock.ts'
import type { Refused, SubmissionCall, WordedRefusal } from './submission-call.ts'
import type { Ask, SubmissionSetup } from './submission-setup.ts'
import { CONSENT_NEEDED, NOT_SENT, PASSWORD_NOT_SENT } from './submission-words.ts'

type Code = v.InferOutput<typeof queryRandomCode.payload>

/** A refusal of a call that was made on the way. */
class AskedRefused extends Error {
  readonly refused: Refused
  readonly call: Pick<SubmissionCall<unknown, string, string>, 'refusal'>

  constructor(refused: Refused, call: Pick<SubmissionCall<unknown, string, string>, 'refusal'>) {
    super(`retCode ${refused.retCode}`)
    this.refused = refused
    this.call = call
  }
}

const ask: Ask = async (call, lost) => {
  const answer = await (lost === undefined ? call.send() : call.send().catch(() => lost))
  if (answer.ok) return answer.payload
  throw new AskedRefused(answer, call)
}

/** A refusal of the provider, and its row of the call's table. */
export interface ShownRefusal {
  readonly of: Refused
  readonly row: WordedRefusal
}

/** Makes the calls of a submission: each ends in an event of its machine. */
export function submissionEvents<P, Field extends string, Action extends string>(
  read: () => SubmissionSetup<P, Field, Action>,
) {
  let answered: P | null = null
  let refusal: ShownRefusal | null = null
  let reusable: { code: Code; idempotencyKey: string } | null = null

  const seal: typeof sealFields = async (secrets) => {
    const { idempotencyKey } = read()
    if (idempotencyKey === undefined) return sealFields(secrets)
    const usable = reusable?.idempotencyKey === idempotencyKey && reusable.code.expiresAt > now14()
    if (!usable) reusable = { idempotencyKey, code: await fetchOrThrow(queryRandomCode, {}) }
    return sealWith(secrets, reusable?.code.randomCode ?? '')
  }

  const refusedBy = (of: Refused, call: AskedRefused['call']): SubmissionEvent => {
    const row = call.refusal(of)
    refusal = { of, row }
    return { type: 'refused', refusal: row }
  }

  /** The event of what failed before anything was submitted. */
  function notSent(failure: unknown, password: string): SubmissionEvent {
    if (failure instanceof AskedRefused) return refusedBy(failure.refused, failure.call)
    const { words, code } = read()
    const isRefused = failure instanceof CallRefused
    // After a network failure the toast has been shown, which this one replaces.
    const usual = isRefused ? 'dialog' : code === undefined ? 'toast' : 'code'
    const { at, text } =
      password === ''
        ? (words?.notSent ?? { at: usual, text: NOT_SENT })
        : { at: 'password', text: PASSWORD_NOT_SENT }
    return { type: 'notSent', problem: { at, text: (isRefused && failure.retMsg) || text } }
  }

  async function check(): Promise<SubmissionEvent> {
    try {
      const passed = (await read().check?.(ask)) ?? true
      if (typeof passed === 'object') return { type: 'notSent', problem: passed }
      return { type: passed ? 'checked' : 'stopped' }
    } catch (failure) {
      return notSent(failure, '')
    }
  }

  async function sendCall(password: string): Promise<SubmissionEvent> {
    let call
    answered = null
    try {
      call = await read().call({ seal, password, ask })
    } catch (failure) {
      return notSent(failure, password)
    }
    if (call === null) return { type: 'stopped' }
    try {
      const { stepUp } = read()
      const answer = await (stepUp === undefined ? call.send() : stepUp(call.send))
      reusable = null
      if (answer === null) return { type: 'stopped' }
      if (!answer.ok) return refusedBy(answer, call)
      answered = answer.payload
      return { type: 'accepted' }
    } catch (failure) {
      const reason = failure instanceof CallFailure ? failure.reason : ''
      // Another user has signed in meanwhile.
      if (reason === 'cancelled') return { type: 'left' }
      if (reason !== 'consent') return { type: 'lost' }
      const problem = read().words?.notSent ?? { at: 'toast', text: CONSENT_NEEDED }
      return { type: 'notSent', problem }
    }
  }

  async function askOutcome(): Promise<SubmissionEvent> {
    const found =
      (await read()
        .askOutcome?.()
        .catch(() => null)) ?? null
    if (found === null || typeof found === 'boolean') return { type: 'outcome', done: found }
    answered = found
    return { type: 'outcome', done: true }
  }

  return {
    check,
    send: sendCall,
    askOutcome,
    /** The answer to what was sent; null where there is none. */
    answered: () => answered,
    /** The newest refusal. */
    refusal: () => refusal,
  }
}
