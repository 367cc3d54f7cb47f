import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  LOST_BEFORE,
  NOT_SUBMITTED,
  submissionStep,
  type SubmissionMessage,
  type SubmissionCourse,
  type SubmissionEvent,
  type SubmissionRefusal,
  type SubmissionStage,
  type SubmissionState,
} from './submission-machine.ts'

const PLAIN: SubmissionCourse = {
  hasCheck: false,
  requiresPassword: false,
  hasOutcomeQuery: false,
  repeatable: false,
}
const CHECKS = { ...PLAIN, hasCheck: true }
const ASKS = { ...PLAIN, requiresPassword: true }
const BOTH = { ...PLAIN, hasCheck: true, requiresPassword: true }
const FINDS = { ...PLAIN, hasOutcomeQuery: true }

const AT_FIELD: SubmissionMessage = { at: 'number', text: '号码不对' }
const AT_PASSWORD: SubmissionMessage = { at: 'password', text: '密码错误' }
const PERHAPS: SubmissionRefusal = { ...AT_FIELD, means: 'perhapsDone' }

const start: SubmissionEvent = { type: 'start' }
const checked: SubmissionEvent = { type: 'checked' }
const stopped: SubmissionEvent = { type: 'stopped' }
const password: SubmissionEvent = { type: 'password' }
const cancel: SubmissionEvent = { type: 'cancel' }
const accepted: SubmissionEvent = { type: 'accepted' }
const lost: SubmissionEvent = { type: 'lost' }
const askOutcome: SubmissionEvent = { type: 'askOutcome' }
const edited: SubmissionEvent = { type: 'edited' }
const notSent = (problem: SubmissionMessage): SubmissionEvent => ({ type: 'notSent', problem })
const refused = (
  refusal: SubmissionRefusal,
  means?: NonNullable<SubmissionRefusal['means']>,
): SubmissionEvent => ({
  type: 'refused',
  refusal: means === undefined ? refusal : { ...refusal, means },
})
const outcome = (done: boolean | null): SubmissionEvent => ({ type: 'outcome', done })

const IN: { readonly [S in SubmissionStage]: SubmissionState } = {
  idle: NOT_SUBMITTED,
  checking: { ...NOT_SUBMITTED, at: 'checking' },
  asking: { ...NOT_SUBMITTED, at: 'asking' },
  sending: { ...NOT_SUBMITTED, at: 'sending' },
  refused: { ...NOT_SUBMITTED, at: 'refused', problem: AT_FIELD },
  unknown: LOST_BEFORE,
  askingOutcome: { ...NOT_SUBMITTED, at: 'askingOutcome', wasLost: true },
  done: { ...NOT_SUBMITTED, at: 'done' },
}

/** Of a course, from a stage, on an event: the next stage, and what is done. */
type TransitionRow = readonly [
  SubmissionCourse,
  SubmissionStage,
  SubmissionEvent,
  SubmissionStage,
  string,
]

const ROWS: readonly TransitionRow[] = [
  [PLAIN, 'idle', start, 'sending', 'send'],
  [CHECKS, 'idle', start, 'checking', 'check'],
  [ASKS, 'idle', start, 'asking', ''],
  [BOTH, 'idle', start, 'checking', 'check'],
  [CHECKS, 'checking', checked, 'sending', 'send'],
  [BOTH, 'checking', checked, 'asking', ''],
  [CHECKS, 'checking', stopped, 'idle', ''],
  [CHECKS, 'checking', notSent(AT_FIELD), 'refused', 'showNotSent'],
  [CHECKS, 'checking', refused(AT_FIELD), 'refused', 'showRefusal'],
  [ASKS, 'asking', password, 'sending', 'send'],
  [ASKS, 'asking', cancel, 'idle', ''],
  [PLAIN, 'sending', accepted, 'done', 'finish'],
  [PLAIN, 'sending', stopped, 'idle', ''],
  [PLAIN, 'sending', notSent(AT_FIELD), 'refused', 'showNotSent'],
  [PLAIN, 'sending', notSent(AT_PASSWORD), 'refused', 'showNotSent'],
  [ASKS, 'sending', notSent(AT_PASSWORD), 'asking', ''],
  [ASKS, 'sending', notSent(AT_FIELD), 'refused', 'showNotSent'],
  [PLAIN, 'sending', refused(AT_FIELD), 'refused', 'showRefusal'],
  [PLAIN, 'sending', refused(AT_PASSWORD), 'refused', 'showRefusal'],
  [ASKS, 'sending', refused(AT_PASSWORD), 'asking', ''],
  [ASKS, 'sending', refused(AT_FIELD), 'refused', 'showRefusal'],
  [PLAIN, 'sending', refused(AT_FIELD, 'done'), 'done', 'finish found'],
  [PLAIN, 'sending', refused(AT_FIELD, 'doneWhereLost'), 'refused', 'showRefusal'],
  [FINDS, 'sending', refused(PERHAPS), 'askingOutcome', 'askOutcome'],
  [PLAIN, 'sending', lost, 'unknown', 'showUnknown'],
  [FINDS, 'sending', lost, 'askingOutcome', 'askOutcome'],
  [FINDS, 'askingOutcome', outcome(true), 'done', 'finish found'],
  [FINDS, 'askingOutcome', outcome(false), 'idle', 'showNotDone'],
  [FINDS, 'askingOutcome', outcome(null), 'unknown', 'showUnknown'],
  [FINDS, 'unknown', askOutcome, 'askingOutcome', 'askOutcome'],
  [PLAIN, 'unknown', outcome(true), 'done', 'finish found'],
  [PLAIN, 'unknown', outcome(false), 'idle', 'showNotDone'],
  [PLAIN, 'unknown', outcome(null), 'unknown', 'showUnknown'],
  [PLAIN, 'unknown', start, 'sending', 'send'],
  [PLAIN, 'refused', start, 'sending', 'send'],
  [PLAIN, 'refused', edited, 'idle', ''],
  [{ ...PLAIN, repeatable: true }, 'done', start, 'sending', 'send'],
  [PLAIN, 'done', start, 'done', ''],
]

function run(state: SubmissionState, event: SubmissionEvent, course: SubmissionCourse) {
  const step = submissionStep(state, event, course)
  const effects = step.effects.map((it) =>
    it.do === 'finish' && it.found ? 'finish found' : it.do,
  )
  return { ...step, done: effects.join() }
}

describe('a step', () => {
  test.each(ROWS)(
    'of %o in %s on %o leads to %s and does "%s"',
    (course, at, event, next, done) => {
      const after = run(IN[at], event, course)
      expect([after.state.at, after.done]).toEqual([next, done])
    },
  )

  test('that is not in the table changes nothing', () => {
    const events = [...new Set(ROWS.map(([, , event]) => event))]
    for (const [at, state] of Object.entries(IN)) {
      const expected = new Set(ROWS.filter((row) => row[1] === at).map(([, , { type }]) => type))
      for (const event of events.filter(({ type }) => !expected.has(type))) {
        expect(submissionStep(state, event, PLAIN)).toEqual({ state, effects: [] })
      }
    }
  })
})

describe('a submission whose answer was lost', () => {
  const LOST: SubmissionState = { ...IN.sending, wasLost: true }

  test('is done where the repeat is refused as done before', () => {
    expect(run(LOST, refused(AT_FIELD, 'doneWhereLost'), PLAIN).done).toBe('finish found')
  })

  test('is queried before the refusal of its repeat is shown', () => {
    const asked = run(LOST, refused(AT_FIELD), FINDS)
    expect([asked.state.at, asked.done]).toEqual(['askingOutcome', 'askOutcome'])
    const shown = run(asked.state, outcome(false), FINDS)
    expect(shown.state).toMatchObject({ at: 'refused', problem: AT_FIELD, wasLost: false })
    expect(run(asked.state, outcome(true), FINDS).state.at).toBe('done')
  })

  test('stays unknown where the repeat has a wrong password, or is given up', () => {
    const again = run(LOST, refused(AT_PASSWORD), { ...FINDS, requiresPassword: true })
    expect(again.state).toMatchObject({ at: 'asking', wasLost: true })
    expect(run(again.state, cancel, { ...FINDS, requiresPassword: true }).state.at).toBe('unknown')
  })

  test('stays unknown where the repeat was not sent', () => {
    expect(run(LOST, notSent(AT_FIELD), PLAIN).state).toMatchObject({
      at: 'unknown',
      wasLost: true,
    })
  })
})

test('a submission whose user has left is as if it had not begun, from every stage', () => {
  for (const state of Object.values(IN))
    expect(submissionStep(state, { type: 'left' }, FINDS)).toEqual({
      state: NOT_SUBMITTED,
      effects: [],
    })
})

const ANY = [...new Set(ROWS.map(([, , event]) => event))]

/** An event, mostly one that the stage expects: as of an impatient user and a bad network. */
function eventAt(at: SubmissionStage, pick: number): SubmissionEvent {
  const expected = ROWS.filter((row) => row[1] === at).map(([, , event]) => event)
  const events = pick % 4 === 0 ? ANY : expected
  return events[Math.floor(pick / 4) % events.length] ?? start
}

const picks = fc.array(fc.nat({ max: 4_000 }), { maxLength: 30 })
const anyCourse = fc.record({
  hasCheck: fc.boolean(),
  requiresPassword: fc.boolean(),
  hasOutcomeQuery: fc.boolean(),
  repeatable: fc.constant(false),
})

test('nothing is sent twice before an answer, or the loss of one, and nothing after it is done', () => {
  fc.assert(
    fc.property(anyCourse, picks, (course, all) => {
      let state = NOT_SUBMITTED
      for (const pick of all) {
        const before = state.at
        const event = eventAt(before, pick)
        const step = submissionStep(state, event, course)
        state = step.state
        const sends = step.effects.filter((it) => it.do === 'send')
        expect(sends.length).toBe(state.at === 'sending' && before !== 'sending' ? 1 : 0)
        expect(before === 'done' ? step.effects : []).toEqual([])
      }
    }),
  )
})

test('what was lost is never called refused or idle before its outcome is found or reported', () => {
  fc.assert(
    fc.property(anyCourse, picks, (course, all) => {
      let state = NOT_SUBMITTED
      let isLost = false
      for (const pick of all) {
        const before = state.at
        const event = eventAt(before, pick)
        state = submissionStep(state, event, course).state
        if (before === 'sending' && event.type === 'lost') isLost = true
        if (state.at === 'done') isLost = false
        if (event.type === 'outcome' && event.done === false) isLost = false
        expect(isLost && (state.at === 'idle' || !state.wasLost)).toBe(false)
      }
    }),
  )
})
