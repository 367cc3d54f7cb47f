// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { reportError, reportRefusedContent, sendErrorsTo, type ErrorEntry } from './error-log.ts'

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

test('a report names no short secret either', () => {
  const sent: { detail: string }[] = []
  sendErrorsTo((entry) => sent.push(entry))
  reportError({ kind: 'call', what: 'x', detail: 'smsCode=1234, {"transPwd":"24"} retCode 2108' })
  expect(sent[0]?.detail).toBe('smsCode=***, {"transPwd":"***"} retCode 2108')
})

test('content that the policy refused is reported once a place, without the query of any address', () => {
  const sent: object[] = []
  sendErrorsTo((entry) => sent.push({ what: entry.what, detail: entry.detail }))
  const refused = (query: string) => ({
    effectiveDirective: 'img-src',
    blockedURI: `https://elsewhere.example/p/13800000000.png?${query}`,
    sourceFile: 'https://h5.heanfund.example/assets/core.js?code=1',
    lineNumber: 3,
  })
  reportRefusedContent(refused('name=a'))
  reportRefusedContent(refused('name=b'))
  expect(sent).toEqual([
    {
      what: 'img-src',
      detail: 'https://elsewhere.example/p/***.png at https://h5.heanfund.example/assets/core.js:3',
    },
  ])
})

test('a logger that fails takes nothing with it', () => {
  sendErrorsTo(() => {
    throw new Error('full')
  })
  expect(() => reportError({ kind: 'call', what: 'x', detail: '' })).not.toThrow()
})
