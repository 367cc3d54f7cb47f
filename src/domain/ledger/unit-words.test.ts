import { expect, test } from 'vitest'
import { unitAmount } from './unit-words.ts'

test.each([
  [0, '0', '0'],
  [5, '5', '+5'],
  [-80, '-80', '-80'],
  [999, '999', '+999'],
  [1_000, '1,000', '+1,000'],
  [-1_234_567, '-1,234,567', '-1,234,567'],
])('%i units are written as %s, as a change as %s', (coins, plain, signed) => {
  expect(unitAmount(coins, 'plain')).toBe(plain)
  expect(unitAmount(coins, 'signed')).toBe(signed)
})
