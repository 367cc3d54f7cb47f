import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  answeredBy,
  COMPLAINT_STATES,
  complaintAfter,
  complaintTextProblem,
  receivedBy,
  reopenableUntil,
  type ComplaintEvent,
  type ComplaintState,
} from './complaint.ts'

const EVENTS: readonly ComplaintEvent[] = ['receive', 'extend', 'answer', 'close', 'reopen']

test('the table of steps', () => {
  const table = Object.fromEntries(
    COMPLAINT_STATES.map((state) => [
      state,
      EVENTS.map((event) => complaintAfter(state, event, false) ?? '-').join(' '),
    ]),
  )
  // receive, extend, answer, close, reopen
  expect(table).toEqual({
    submitted: 'received - - - -',
    received: '- extended answered - -',
    extended: '- - answered - -',
    answered: '- - - closed reopened',
    closed: '- - - - reopened',
    reopened: '- - answered - -',
  })
})

test('whatever happens, it is extended at most once and reopened at most once', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 30 }), (events) => {
      let state: ComplaintState = 'submitted'
      const counts = { extend: 0, reopen: 0 }
      for (const event of events) {
        const next = complaintAfter(state, event, counts.reopen > 0)
        if (next === null) continue
        state = next
        if (event === 'extend' || event === 'reopen') counts[event] += 1
      }
      expect(counts.extend).toBeLessThanOrEqual(1)
      expect(counts.reopen).toBeLessThanOrEqual(1)
    }),
  )
})

test.each([
  ['', 'short'],
  ['         一二三四五六七八九', 'short'],
  ['一二三四五六七八九十', null],
  ['😀'.repeat(500), null],
  ['字'.repeat(501), 'long'],
] as const)('of the text %j says %s', (text, problem) => {
  expect(complaintTextProblem(text)).toBe(problem)
})

const isWeekday = (day: string) => !['20260314', '20260315'].includes(day)

test('a complaint of Friday is received on Monday, and answered within fifteen days', () => {
  expect(receivedBy('20260313235959', isWeekday)).toBe('20260316')
  const begun = { submitTime: '20260313235959', extended: false, reopenTime: null }
  expect(answeredBy(begun)).toBe('20260328')
  expect(answeredBy({ ...begun, extended: true })).toBe('20260412')
  expect(answeredBy({ ...begun, extended: true, reopenTime: '20260420100000' })).toBe('20260505')
})

test.each([
  ['answered', '20260320090000', null, '20260419', '20260419'],
  ['closed', '20260320090000', null, '20260419', '20260419'],
  ['closed', '20260320090000', null, '20260420', null],
  ['answered', '20260320090000', '20260325100000', '20260326', null],
  ['received', null, null, '20260320', null],
] as const)(
  'a complaint that is %s, answered %s and reopened %s can on %s be reopened until %s',
  (state, answerTime, reopenTime, day, until) => {
    expect(reopenableUntil({ state, answerTime, reopenTime }, day)).toBe(until)
  },
)
