import { expect, test } from 'vitest'
import { afterReading, hasConsented, unreadProtocols } from './consent.ts'

const [contract, risk] = [{ hash: 'a' }, { hash: 'b' }]
const both = [contract, risk]

test('consent is given once every document is read and the last was opened by the checkbox', () => {
  let consent = { read: [] as string[], agreed: false }
  expect(unreadProtocols(both, consent.read)).toEqual(both)
  consent = afterReading(consent, 'a', false)
  expect(unreadProtocols(both, consent.read)).toEqual([risk])
  expect(hasConsented(both, consent)).toBe(false)
  consent = afterReading(consent, 'b', true)
  expect(hasConsented(both, consent)).toBe(true)
})

test('reading without the checkbox is not consent', () => {
  const consent = afterReading(afterReading({ read: [], agreed: false }, 'a', false), 'b', false)
  expect(hasConsented(both, consent)).toBe(false)
})

test('a changed document has to be read again', () => {
  const consent = { read: ['a', 'b'], agreed: true }
  expect(hasConsented([contract, { hash: 'c' }], consent)).toBe(false)
})

test('a document that has changed ends the consent until the user agrees again', () => {
  const before = { read: ['a', 'b'], agreed: true }
  const now = [contract, { hash: 'c' }]
  const read = afterReading(before, 'c', false)
  expect(hasConsented(now, read)).toBe(false)
  expect(hasConsented(now, afterReading(before, 'c', true))).toBe(true)
  expect(hasConsented(now, { ...read, agreed: true })).toBe(true)
})

test('a document read twice is stored once', () => {
  expect(afterReading({ read: ['a'], agreed: true }, 'a', false).read).toEqual(['a'])
})
