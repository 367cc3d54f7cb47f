import type * as v from 'valibot'
import { queryRandomCode } from '#api/calls/account.ts'
import { CallFailure, CallRefused } from '#api/client.ts'
import { fetchOrThrow } from '#api/query.ts'
import { sealFields, sealWith } from '#api/seal-fields.ts'
import {
  LOST_BEFORE,
  NOT_SUBMITTED,
  submissionStep,
  type SubmissionMessage,
  type SubmissionEffect,
  type SubmissionEvent,
  type SubmissionState,
} from '#domain/submission/submission-machine.ts'
import { now14 } from '#platform/clock.ts'
import { session } from '#session/session.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import { toast } from '#ui/base/toast.ts'
import type { Refused, SubmissionCall, WordedRefusal } from './submission-call.ts'
import {
  courseOf,
  type Actions,
  type Ask,
  type Said,
  type SubmissionSetup,
} from './submission-setup.ts'
import { CONSENT_NEEDED, noAnswer, NOT_SENT, PASSWORD_NOT_SENT } from './submission-words.ts'

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
  let answered: P | null = null
  let refusal: { of: Refused; row: WordedRefusal } | null = null
  let reusable: { code: Code; idempotencyKey: string } | null = null
  // Of whom it is, from the tap on.
  let owner = ''

  const setSaid = (message: SubmissionMessage | null) => {
    said = message
    show({ state, said })
  }
  const hasLeft = () => owner !== '' && session.openId !== owner

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

  async function say(message: SubmissionMessage | undefined): Promise<void> {
    if (message === undefined) return
    const { at, text } = message
    if (at === 'dialog') await dialog.alert({ content: text })
    else if (at === 'toast') toast.show(text)
    else if (at === 'code') read().code?.says(text)
    else setSaid(message)
  }

  async function showRefusal(): Promise<void> {
    if (refusal === null) return
    const { of, row } = refusal
    const { at, text, title, offer, action } = row
    const actions: Partial<Actions<string>> = read().actions ?? {}
    const content = { content: text, ...(title === undefined ? {} : { title }) }
    if (at === 'code' && read().code?.refused(of) === true) return
    if (offer !== undefined) {
      const answer = await dialog.confirm({ ...content, confirmText: offer.text })
      if (answer === 'confirm') await actions[offer.action]?.(of, text)
    } else if (at === 'dialog') await dialog.alert(content)
    else if (at === 'toast') toast.show(text)
    if (action !== undefined) await actions[action]?.(of, text)
  }

  /** The words by which a code asks for another try, where the screen says nothing else. */
  function sayAgain(words: Said<Field> | undefined): Promise<void> {
    const { code } = read()
    const again: SubmissionMessage = { at: 'code', text: noAnswer('请再次提交') }
    return say(words ?? (code === undefined ? undefined : again))
  }

  async function showUnknown(): Promise<void> {
    const { words, onUnknown } = read()
    if (onUnknown === undefined) await sayAgain(words?.unknown)
    else await onUnknown()
  }

  /** Runs one effect. Resolves to the event that follows, or null. */
  async function run(effect: SubmissionEffect, password: string): Promise<SubmissionEvent | null> {
    switch (effect.do) {
      case 'check':
        return check()
      case 'send':
        return sendCall(password)
      case 'askOutcome':
        return askOutcome()
      case 'finish':
        read().code?.used()
        await read().onDone(answered)
        break
      case 'showNotSent':
        await say(effect.problem)
        break
      case 'showRefusal':
        await showRefusal()
        break
      case 'showUnknown':
        await showUnknown()
        break
      case 'showNotDone':
        await sayAgain(read().words?.notDone)
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
