import { useLayoutEffect, useRef, useState } from 'react'
import type * as v from 'valibot'
import { queryRandomCode } from '#api/calls/account.ts'
import { CallRefused } from '#api/client.ts'
import { fetchOrThrow } from '#api/query.ts'
import { sealFields, sealWith } from '#api/seal-fields.ts'
import {
  LOST_BEFORE,
  NOT_SUBMITTED,
  submissionStep,
  type Message,
  type SubmissionEffect,
  type SubmissionEvent,
} from '#domain/submission/submission-machine.ts'
import { now14 } from '#platform/clock.ts'
import { hasDeclined, requestConsent } from '#platform/consent.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import { toast } from '#ui/overlays/toast.ts'
import type { Refused, SubmissionCall, WordedRefusal } from './submission-call.ts'
import {
  courseOf,
  type Acts,
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

/**
 * Submits something once, as domain/submission/submission-machine.ts has it: this hook runs its
 * effects. A screen brings the call with its table of refusals, and what follows.
 */
export function useSubmission<P, Field extends string = never, Does extends string = never>(
  setup: SubmissionSetup<P, Field, Does>,
) {
  const [state, setState] = useState(setup.startsUnknown === true ? LOST_BEFORE : NOT_SUBMITTED)
  const [said, setSaid] = useState<Message | null>(null)
  // Refs, because several events may follow within one render.
  const latest = useRef(state)
  const newest = useRef(setup)
  const answered = useRef<P | null>(null)
  const refusal = useRef<{ of: Refused; row: WordedRefusal } | null>(null)
  const kept = useRef<{ code: Code; of: string } | null>(null)
  // Before anything can be tapped: what is sent is what the page shows.
  useLayoutEffect(() => {
    newest.current = setup
  })

  const seal: typeof sealFields = async (secrets) => {
    const { of } = newest.current
    if (of === undefined) return sealFields(secrets)
    const usable = kept.current?.of === of && kept.current.code.expiresAt > now14()
    if (!usable) kept.current = { of, code: await fetchOrThrow(queryRandomCode, {}) }
    return sealWith(secrets, kept.current?.code.randomCode ?? '')
  }

  const refusedBy = (of: Refused, call: AskedRefused['call']): SubmissionEvent => {
    const row = call.refusal(of)
    refusal.current = { of, row }
    return { type: 'refused', refusal: row }
  }

  /** The event of what failed before anything was submitted. */
  function notSent(failure: unknown, password: string): SubmissionEvent {
    if (failure instanceof AskedRefused) return refusedBy(failure.refused, failure.call)
    const { words, code } = newest.current
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
      const passed = (await newest.current.check?.(ask)) ?? true
      if (typeof passed === 'object') return { type: 'notSent', problem: passed }
      return { type: passed ? 'checked' : 'stopped' }
    } catch (failure) {
      return notSent(failure, '')
    }
  }

  async function sendCall(password: string): Promise<SubmissionEvent> {
    let call
    answered.current = null
    try {
      call = await newest.current.call({ seal, password, ask })
    } catch (failure) {
      return notSent(failure, password)
    }
    if (call === null) return { type: 'stopped' }
    try {
      const { through } = newest.current
      const answer = await (through === undefined ? call.send() : through(call.send))
      kept.current = null
      if (answer === null) return { type: 'stopped' }
      if (!answer.ok) return refusedBy(answer, call)
      answered.current = answer.payload
      return { type: 'accepted' }
    } catch {
      return { type: 'lost' }
    }
  }

  async function askOutcome(): Promise<SubmissionEvent> {
    const found = (await newest.current.askOutcome?.().catch(() => null)) ?? null
    if (found === null || typeof found === 'boolean') return { type: 'outcome', done: found }
    answered.current = found
    return { type: 'outcome', done: true }
  }

  async function say(message: Message | undefined): Promise<void> {
    if (message === undefined) return
    const { at, text } = message
    if (at === 'dialog') await dialog.alert({ content: text })
    else if (at === 'toast') toast.show(text)
    else if (at === 'code') newest.current.code?.says(text)
    else setSaid(message)
  }

  async function showRefusal(): Promise<void> {
    if (refusal.current === null) return
    const { of, row } = refusal.current
    const { at, text, title, offer, next } = row
    const acts: Partial<Acts<string>> = newest.current.does ?? {}
    const content = { content: text, ...(title === undefined ? {} : { title }) }
    if (at === 'code' && newest.current.code?.refused(of) === true) return
    if (offer !== undefined) {
      const answer = await dialog.confirm({ ...content, confirmText: offer.text })
      if (answer === 'confirm') await acts[offer.does]?.(of, text)
    } else if (at === 'dialog') await dialog.alert(content)
    else if (at === 'toast') toast.show(text)
    if (next !== undefined) await acts[next]?.(of, text)
  }

  /** What is said where the screen says nothing else: by the code, that it is to be sent again. */
  function sayAgain(words: Said<Field> | undefined): Promise<void> {
    const { code } = newest.current
    const again: Message = { at: 'code', text: noAnswer('请再次提交') }
    return say(words ?? (code === undefined ? undefined : again))
  }

  async function showUnknown(): Promise<void> {
    const { words, onUnknown } = newest.current
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
        newest.current.code?.used()
        await newest.current.onDone(answered.current)
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
        await sayAgain(newest.current.words?.notDone)
        break
    }
    await newest.current.onSettled?.()
    return null
  }

  /** Applies one event, and the events of its effects. The password is never part of the state. */
  async function dispatch(event: SubmissionEvent, password = ''): Promise<void> {
    const { state: next, effects } = submissionStep(latest.current, event, courseOf(newest.current))
    if (next !== latest.current) setSaid(null)
    latest.current = next
    setState(next)
    // Loaded now, so that there is no wait after the sixth digit.
    if (next.at === 'asking') await import('#platform/crypto.ts').catch(() => null)
    for (const effect of effects) {
      const followed = await run(effect, password)
      if (followed !== null) await dispatch(followed, password)
    }
  }

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
    /** Says what became of it, where the screen asks for that by itself (`polls`). */
    settle: (done: boolean) => void dispatch({ type: 'outcome', done }),
    /** To be called with each change of what is entered. */
    edited: () => {
      setSaid(null)
      void dispatch({ type: 'edited' })
    },
    at: state.at,
    /** Whether the password is requested, or was entered and is being sent. */
    asking: setup.asks === true && (state.at === 'asking' || state.at === 'sending'),
    unknown: state.wasLost && state.at !== 'done',
    /** The message at one place; empty without one. */
    problem: (at: Field | 'password'): string => (shown?.at === at ? shown.text : ''),
  }
}
