import { expect, test } from 'vitest'
import { afterReading, hasConsented, unreadProtocols } from './consent.ts'

const [contract, risk] = [{ hash: 'a' }, { hash: 'b' }]
const both = [contract, risk]

test('reading one after the other leaves none, and the last one read by the tick is the consent', () => {
  let consent = { read: [] as string[], agreed: false }
  expect(unreadProtocols(both, consent.read)).toEqual(both)
  consent = afterReading(consent, 'a', false)
  expect(unreadProtocols(both, consent.read)).toEqual([risk])
  expect(hasConsented(both, consent)).toBe(false)
  consent = afterReading(consent, 'b', true)
  expect(hasConsented(both, consent)).toBe(true)
})

test('reading without the tick is no consent', () => {
  const consent = afterReading(afterReading({ read: [], agreed: false }, 'a', false), 'b', false)
  expect(hasConsented(both, consent)).toBe(false)
})

test('a wording that has changed has to be read again', () => {
  const consent = { read: ['a', 'b'], agreed: true }
  expect(hasConsented([contract, { hash: 'c' }], consent)).toBe(false)
})

test('reading twice is kept once', () => {
  expect(afterReading({ read: ['a'], agreed: true }, 'a', false).read).toEqual(['a'])
})
