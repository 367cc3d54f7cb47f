// @vitest-environment jsdom
import { expect, test } from 'vitest'
import {
  reportError,
  reportErrorEvent,
  reportThrown,
  sendErrorsTo,
  type ErrorEntry,
} from './error-log.ts'

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

test('an error with causes is reported with their names and messages, and the place of the first', () => {
  const entries = heard()
  const first = new TypeError('URL.canParse is not a function')
  const second = new Error('not loaded', { cause: first })
  reportThrown('render', 'screen', new Error('missing', { cause: second }))
  reportThrown('render', 'screen', new Error('missing', { cause: 'a text' }))
  expect(entries).toMatchObject([
    {
      detail: 'Error: missing',
      cause: 'Error: not loaded; TypeError: URL.canParse is not a function',
    },
    { detail: 'Error: missing', cause: 'string' },
  ])
  expect(entries[0]?.stack?.startsWith(first.stack ?? '')).toBe(true)
})

test('an error that is its own cause is reported once, and ends', () => {
  const entries = heard()
  const error = new Error('round')
  error.cause = error
  reportThrown('unhandled', 'error', error)
  expect(entries.map(({ cause }) => cause)).toEqual(['Error: round; Error: round; Error: round'])
})

test('an error of the window is reported, and an observer of sizes that waits is not', () => {
  const entries = heard()
  const error = new RangeError('too far')
  reportErrorEvent(new ErrorEvent('error', { error, message: 'Uncaught RangeError: too far' }))
  // A script of another origin says nothing of its error.
  reportErrorEvent(new ErrorEvent('error', { message: 'Script error.' }))
  for (const end of ['completed with undelivered notifications.', 'limit exceeded']) {
    reportErrorEvent(new ErrorEvent('error', { message: `ResizeObserver loop ${end}` }))
  }
  expect(entries.map(({ detail }) => detail)).toEqual(['RangeError: too far', 'object'])
})

test('a logger that fails takes nothing with it', () => {
  sendErrorsTo(() => {
    throw new Error('full')
  })
  expect(() => reportError({ kind: 'call', what: 'x', detail: '' })).not.toThrow()
})
