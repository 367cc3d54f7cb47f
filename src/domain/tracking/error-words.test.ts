import fc from 'fast-check'
import { expect, test } from 'vitest'
import { errorReason, ownPlace, refusedSource } from './error-words.ts'

test.each([
  ['network: no connection', 'network'],
  ['timeout: no answer in 50000 ms', 'timeout'],
  ['status: HTTP 503', 'HTTP.503'],
  ['retCode 1002', 'retCode.1002'],
  ['retCode -1', 'retCode.1'],
  ['malformed: payload.funds.0.name: expected string', 'malformed.payload.funds.0.name'],
  ['malformed: (root): expected Object', 'malformed'],
  ['TypeError: 张亦明 has no 13000000001', 'TypeError'],
  ['TIMEOUT after 500 ms', 'TIMEOUT'],
  ['string', 'string'],
  ['', 'other'],
  ['13000000001', 'other'],
  ['张亦明', 'other'],
  ['a13000000001 was called', 'other'],
])('of %j tracking gets %s', (detail, reason) => {
  expect(errorReason(detail)).toBe(reason)
})

test('no message gets a text of its own into a report', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(errorReason(`Error: ${text}`)).toBe('Error')
    }),
  )
})

test.each([
  [
    'TypeError: x\n    at a (https://h5.example/b/1f/assets/index-1a2b3c4d.js:1:2345)',
    'index-1a2b3c4d.js:1:2345',
  ],
  ['a@pack://app/assets/core.js:12:3', 'core.js:12:3'],
  ['https://evil.example/13000000001.js:1:2', ''],
  ['', ''],
])('the place in %j is %j', (stack, place) => {
  expect(ownPlace(stack)).toBe(place)
})

test.each([
  ['inline', 'inline'],
  ['eval', 'eval'],
  ['data', 'data'],
  ['https://elsewhere.example/p/13800000000.png?name=a', 'elsewhere.example'],
  ['https://13800000000.example/a', 'other'],
  ['https://user@evil.example/', 'https'],
  ['', 'other'],
])('the refused source %j is reported as %s', (blocked, source) => {
  expect(refusedSource(blocked)).toBe(source)
})
