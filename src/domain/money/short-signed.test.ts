import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortSigned } from './short-signed.ts'

test.each([
  ['0.00', '0.00'],
  ['-0.00', '0.00'],
  ['-0.004', '0.00'],
  ['0.01', '+0.01'],
  ['12.34', '+12.34'],
  ['-12.34', '-12.34'],
  ['123.45', '+123.5'],
  ['-1234.56', '-1235'],
  ['9999.49', '+9999'],
  ['9999.60', '+1.00万'],
  ['12345.00', '+1.23万'],
  ['-123456.00', '-12.3万'],
  ['1234567.00', '+123万'],
  ['12345678.90', '+1235万'],
  ['99999999.00', '+1.00亿'],
  ['1234567890.00', '+12.3亿'],
])('a signed amount of %s is shortened to %s', (amount, text) => {
  expect(shortSigned(amount)).toBe(text)
})

test('has at most six characters below a hundred billion, and keeps the sign', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9_999_999_999_999, max: 9_999_999_999_999 }), (cents) => {
      const size = String(Math.abs(cents)).padStart(3, '0')
      const amount = `${cents < 0 ? '-' : ''}${size.slice(0, -2)}.${size.slice(-2)}`
      const text = shortSigned(amount)
      expect(text.length).toBeLessThanOrEqual(6)
      expect(text.startsWith('-')).toBe(cents < 0)
    }),
  )
})
