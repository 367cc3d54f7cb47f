import { expect, test } from 'vitest'
import { sortPositions } from './sort-positions.ts'

const positions = [
  { code: 'a', amount: '900.00', profitRate: '-1.00' },
  { code: 'b', amount: '10000.00', profitRate: '-12.50' },
  { code: 'c', amount: '0.00', profitRate: '3.00' },
]

test.each([
  ['amount', 'bac'],
  ['profitRate', 'cab'],
] as const)('sorts positions by %s, the greatest first', (by, order) => {
  const codes = sortPositions(positions, by).map(({ code }) => code)
  expect(codes.join('')).toBe(order)
  expect(positions.map(({ code }) => code).join('')).toBe('abc')
})
