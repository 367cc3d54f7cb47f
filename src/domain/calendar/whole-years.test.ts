import { expect, test } from 'vitest'
import { wholeYears } from './whole-years.ts'

test.each([
  ['20250311', '20260311', 1],
  ['20250312', '20260311', 0],
  ['20240229', '20250228', 0],
  ['20240229', '20250301', 1],
  ['20260312', '20260311', 0],
])('from %s to %s are %i whole years', (from, to, years) => {
  expect(wholeYears(from, to)).toBe(years)
})
