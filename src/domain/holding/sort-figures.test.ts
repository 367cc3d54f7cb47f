import { expect, test } from 'vitest'
import { nextSort, sortFigures, type Sort } from './sort-figures.ts'

const held = (fundCode: string, amount: string, yesterdayIncome: string | null, rate: string) => ({
  fundCode,
  amount,
  yesterdayIncome,
  holdProfit: '0.00',
  holdProfitRate: rate,
})
type Key = 'amount' | 'yesterdayIncome' | 'holdProfit' | 'holdProfitRate'

const HELD = [
  held('000001', '9.00', '-1.00', '10.00'),
  held('000002', '1200000000.00', null, '-2.50'),
  held('000003', '10.00', '3.00', '9.00'),
]

const codes = (sort: Sort<Key>) =>
  sortFigures(HELD, sort)
    .map(({ fundCode }) => fundCode.slice(-1))
    .join('')

test.each([
  [{ key: 'amount', order: 'down' }, '231'],
  [{ key: 'amount', order: 'up' }, '132'],
  [{ key: 'holdProfitRate', order: 'down' }, '132'],
  [{ key: 'holdProfitRate', order: 'up' }, '231'],
] as const)('sorts by exact figures: %o gives %s', (sort, order) => {
  expect(codes(sort)).toBe(order)
})

test.each(['down', 'up'] as const)('puts unknown figures last in the order %s', (order) => {
  expect(codes({ key: 'yesterdayIncome', order })[2]).toBe('2')
})

test('orders equal figures by fund code, and does not change its argument', () => {
  const before = [...HELD].toReversed()
  const sorted = sortFigures(before, { key: 'holdProfit', order: 'up' })
  expect(sorted.map((it) => it.fundCode)).toEqual(['000001', '000002', '000003'])
  expect(before[0]?.fundCode).toBe('000003')
})

test('reverses the order when the same figure is chosen again, and starts another with the largest', () => {
  const first: Sort<Key> = { key: 'amount', order: 'down' }
  const up = nextSort(first, 'amount')
  expect(up).toEqual({ key: 'amount', order: 'up' })
  expect(nextSort(up, 'amount')).toEqual(first)
  expect(nextSort(up, 'holdProfit')).toEqual({ key: 'holdProfit', order: 'down' })
})
