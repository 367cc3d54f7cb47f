// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { reportError, reportThrown, sendErrorsTo, type ErrorEntry } from './error-log.ts'

function heard(): ErrorEntry[] {
  const entries: ErrorEntry[] = []
  sendErrorsTo((entry) => entries.push(entry))
  return entries
}

test('a thrown error is reported by its name and place', () => {
  const entries = heard()
  const error = new TypeError('no such thing')
  reportThrown('render', 'screen', error)
  reportThrown('unhandled', 'rejection', 'only a text')
  expect(entries).toEqual([
    { kind: 'render', what: 'screen', detail: 'TypeError: no such thing', stack: error.stack },
    { kind: 'unhandled', what: 'rejection', detail: 'string', stack: undefined },
  ])
})

test('a logger that fails takes nothing with it', () => {
  sendErrorsTo(() => {
    throw new Error('full')
  })
  expect(() => reportError({ kind: 'call', what: 'x', detail: '' })).not.toThrow()
})
