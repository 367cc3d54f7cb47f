import { expect, test } from 'vitest'
import { contractRefusals, hostRefusals, reportedErrors } from './logs.ts'

test.each([
  ['an answer', '20260311100000 GET /api/a 200 retCode=0 3ms', []],
  ['a refusal by a rule', '20260311100000 POST /api/a 200 retCode=2004 3ms', []],
  [
    'a request that does not fit',
    '20260311100000 POST /api/a 200 retCode=1400 3ms',
    ['POST /api/a: 200 retCode=1400'],
  ],
  [
    'an error of the provider',
    '20260311100000 GET /api/a 500 retCode=- 3ms',
    ['GET /api/a: 500 retCode=-'],
  ],
  ['a connection that was cut', '20260311100000 GET /api/a cut 3ms', []],
  ['what testers ask', '20260311100000 POST /sandbox/clock 400 retCode=- 1ms', []],
  ['a line of a stack', '/api/a Error: x', []],
])('the refusals of the contract are found in the provider’s log: %s', (_, line, found) => {
  expect(contractRefusals([line])).toEqual(found)
})

test('reports what the host has refused, except answered and pending requests', () => {
  const call = (method: string, outcome: string) => ({ method, outcome, at: 'T', args: {} })
  expect(
    hostRefusals({
      faults: ['/a.js'],
      foreignCalls: ['login'],
      refusedAddresses: ['http://x.example/'],
      calls: [call('login', 'pending'), call('share', 'invalid_args'), call('back', 'answered')],
    }),
  ).toEqual([
    'file: /a.js',
    'foreign call: login',
    'address: http://x.example/',
    'share: invalid_args (T)',
  ])
})

test('reports the script errors that pages have sent, except failed calls and refused content', () => {
  const event = (kind: string, what = 'x') => ({
    time: 'T',
    event: { name: 'error', kind, what, reason: 'TypeError', place: 'p' },
  })
  expect(
    reportedErrors({
      events: [event('render'), event('call'), event('render', 'page.blockDropped')],
    }),
  ).toEqual(['reported render: x TypeError p'])
})
