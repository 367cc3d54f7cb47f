import { expect, test } from 'vitest'
import type { TraceEntry } from '#platform/qa-methods.ts'
import { countOddities, filterRows, traceRows } from './trace-rows.ts'

const call = (n: number, at: number, method = 'getNotchSize'): TraceEntry[] => [
  { at, does: 'call', call: n, method, args: {} },
  { at, does: 'send', wire: n, call: n, method, args: {} },
]
const reply = (to: number | null, at: number): TraceEntry => ({
  at,
  does: 'message',
  kind: 'reply',
  from: null,
  to,
  body: { ok: true, result: {} },
})
const answered = (n: number, at: number): TraceEntry => ({
  at,
  does: 'settle',
  call: n,
  outcome: { ok: true, result: {} },
})
const timedOut = (n: number, at: number): TraceEntry => ({
  at,
  does: 'settle',
  call: n,
  outcome: { ok: false, code: 'timeout' },
})
const broken: TraceEntry = {
  at: 9,
  does: 'message',
  kind: 'malformed',
  from: null,
  to: null,
  body: '{',
}

test.each<[string, readonly TraceEntry[], object]>([
  ['an answered call', [...call(1, 0), reply(1, 5), answered(1, 5)], {}],
  ['a call without an answer', [...call(1, 0), timedOut(1, 2_000)], { dropped: 1 }],
  [
    'an answer after the deadline',
    [...call(1, 0), timedOut(1, 2_000), reply(1, 2_100)],
    { dropped: 1, late: 1 },
  ],
  [
    'a second answer',
    [...call(1, 0), reply(1, 5), answered(1, 5), reply(1, 9), reply(1, 10)],
    { double: 2 },
  ],
  ['an answer without a call', [reply(null, 5)], { foreign: 1 }],
  ['a malformed message', [broken], { malformed: 1 }],
])('counts the oddities of %s', (_, entries, odd) => {
  const none = { dropped: 0, double: 0, late: 0, foreign: 0, malformed: 0, unknownEvent: 0 }
  expect(countOddities(traceRows(entries))).toEqual({ ...none, ...odd })
})

test('a call is one row with its time and its answer', () => {
  const rows = traceRows([...call(1, 10), ...call(2, 11), reply(2, 15), answered(2, 15.5)])
  expect(rows).toMatchObject([
    { name: 'getNotchSize', at: 10, ms: null, outcome: null },
    { at: 11, ms: 4.5, outcome: { ok: true }, messages: [{ at: 15 }] },
  ])
})

test('a call without a message of its own shares the answer of another', () => {
  const [, second] = traceRows([
    ...call(1, 0),
    { at: 1, does: 'call', call: 2, method: 'getNotchSize', args: {} },
    reply(1, 5),
    answered(1, 5),
    answered(2, 5),
  ])
  expect(second).toMatchObject({ shared: true, ms: 4 })
})

test('the handshake ends with its answer', () => {
  const send = { at: 0, does: 'send', wire: 1, call: null, method: 'M', args: {} } as const
  expect(traceRows([send, reply(1, 3)])).toMatchObject([{ ms: 3, outcome: { ok: true } }])
})

test('rows are filtered by kind, by oddity and by a part of their name', () => {
  const event: TraceEntry = {
    at: 1,
    does: 'message',
    kind: 'event',
    from: null,
    to: null,
    body: { event: 'resume' },
  }
  const rows = traceRows([...call(1, 0), timedOut(1, 2_000), event, ...call(2, 3, 'isLoggedIn')])
  const names = (view: Parameters<typeof filterRows>[1], words = '') =>
    filterRows(rows, view, words).map(({ name }) => name)
  expect(names('all')).toEqual(['getNotchSize', 'resume', 'isLoggedIn'])
  expect(names('calls')).toEqual(['getNotchSize', 'isLoggedIn'])
  expect(names('events')).toEqual(['resume'])
  expect(names('odd')).toEqual(['getNotchSize'])
  expect(names('all', ' LOGGED')).toEqual(['isLoggedIn'])
})
