// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { reportError, sendErrorsTo, type ErrorEntry } from './error-log.ts'

test('every report says which pack and screen it comes from, and no long number', () => {
  document.head.innerHTML = '<meta name="h5-version" content="4.5.6" />'
  history.replaceState(null, '', '/asset/holdList?fundCode=980301')
  const sent: object[] = []
  sendErrorsTo((entry) => sent.push(entry))
  const kinds: readonly ErrorEntry['kind'][] = ['call', 'bridge', 'render', 'unhandled']
  for (const kind of kinds)
    reportError({ kind, what: 'x', detail: 'card 6222020200112233445 of 13800000000' })
  expect(sent).toEqual(
    kinds.map((kind) => ({
      kind,
      what: 'x',
      detail: 'card *** of ***',
      version: '4.5.6',
      route: '/asset/holdList',
    })),
  )
})

test('a logger that fails takes nothing with it', () => {
  sendErrorsTo(() => {
    throw new Error('full')
  })
  expect(() => reportError({ kind: 'call', what: 'x', detail: '' })).not.toThrow()
})
