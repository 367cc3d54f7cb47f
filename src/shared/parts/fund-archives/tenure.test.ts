import { expect, test } from 'vitest'
import { tenureLength } from './tenure.ts'

test.each([
  ['20260112', '20260310', '57天'],
  ['20260310', '20260310', '0天'],
  ['20201107', '20260310', '5年123天'],
  ['20201107', '20251107', '5年'],
  ['20201107', '20251106', '4年364天'],
  ['20240229', '20250228', '1年'],
  ['20240229', '20250301', '1年1天'],
  ['20260310', '20250101', '0天'],
])('a tenure from %s to %s has the length %s', (from, to, expected) => {
  expect(tenureLength(from, to)).toBe(expected)
})
