import { expect, test } from 'vitest'
import { coinChange } from './coin-words.ts'

test.each([
  [0, '0', '0'],
  [5, '5', '+5'],
  [-80, '-80', '-80'],
  [999, '999', '+999'],
  [1_000, '1,000', '+1,000'],
  [-1_234_567, '-1,234,567', '-1,234,567'],
])('%i coins are written as %s, as a change as %s', (coins, plain, signed) => {
  expect(coinChange(coins, 'plain')).toBe(plain)
  expect(coinChange(coins, 'signed')).toBe(signed)
})
