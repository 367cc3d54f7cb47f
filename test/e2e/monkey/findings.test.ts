import { expect, test } from 'vitest'
import { causeOf, findingsOf, newOnes, type Finding } from './findings.ts'
import type { Control } from './observation.ts'
import { othersWords } from './others-words.ts'
import { observed } from './testing/observed.ts'

const BUTTON: Control = { role: 'button', name: '返回', at: 0, isEnabled: true, isField: false }
const others = othersWords([
  { userId: 'zhang', name: '张亦明', cards: [{ tail: '1024' }] },
  { userId: 'li', name: '李可桑', cards: [] },
])

const fine = { page: { controls: [BUTTON] } }

test('a screen with words and a way on has no fault', () => {
  expect(findingsOf(observed(fine), others)).toEqual([])
})

test.each([
  [
    'error screen',
    observed({ page: { ...fine.page, text: '页面没有正常打开' } }),
    '页面没有正常打开',
  ],
  ['thrown error', observed({ page: { ...fine.page, errors: ['TypeError: x'] } }), 'TypeError: x'],
  ['thrown error', observed({ ...fine, reported: ['reported render: x'] }), 'reported render: x'],
  ['console error', observed({ ...fine, console: ['Refused to load'] }), 'Refused to load'],
  [
    'refused by the host',
    observed({ ...fine, host: ['share: invalid_args'] }),
    'share: invalid_args',
  ],
  ['refused by the contract', observed({ ...fine, provider: ['POST /api/x'] }), 'POST /api/x'],
  ['blank page', observed({ page: { ...fine.page, text: ' \n' } }), 'shows no words'],
  ['no way on', observed({ hasTitleBar: false }), 'has no control'],
  ['no way on', observed({ page: { hasDialog: true } }), 'has no control'],
  [
    'no way on',
    observed({ page: { controls: [{ ...BUTTON, isEnabled: false }] } }),
    'has only disabled controls',
  ],
  ['no rest', observed({ ...fine, unrest: 'is busy' }), 'is busy'],
  ['of another user', observed({ page: { ...fine.page, text: '您好，张*明' } }), '张*明 of zhang'],
])('the finding “%s” is reported', (kind, seen, words) => {
  expect(findingsOf(seen, others)).toEqual([{ kind, path: '/', words }])
})

test.each([
  [
    'a failed request without a network',
    observed({ ...fine, isOffline: true, console: ['x net::ERR_FAILED'] }),
  ],
  ['a user’s own name', observed({ page: { ...fine.page, text: '张*明' }, user: 'zhang' })],
  [
    'names on the sign-in sheet',
    observed({ page: { ...fine.page, text: '张*明' }, over: 'login' }),
  ],
  [
    'a screen without controls that has one before it',
    observed({ canGoBack: true, hasTitleBar: false }),
  ],
  ['a screen without controls under the app’s title bar', observed({})],
  ['what is under a page of the app', observed({ over: 'page', hasTitleBar: false })],
  ['a page that was closed', observed({ closed: true, hasTitleBar: false, page: { text: '' } })],
])('%s is no fault', (_, seen) => {
  expect(findingsOf(seen, others)).toEqual([])
})

test('faults of one cause are found once: figures and file names aside', () => {
  const found: Finding[] = [
    { kind: 'thrown error', path: '/a', words: 'x at /assets/index-4f2a.js:12' },
    { kind: 'thrown error', path: '/a', words: 'x at /assets/index-99aa.js:7' },
    { kind: 'thrown error', path: '/b', words: 'x at /assets/index-4f2a.js:12' },
  ]
  expect(newOnes(found, new Set())).toEqual([found[0], found[2]])
  expect(newOnes(found, new Set(found.map(causeOf)))).toEqual([])
})
