import { expect, test } from 'vitest'
import { FIRST_SORT, nextSort, sortHoldings, type Sort } from './sort-holdings.ts'

const held = (fundCode: string, amount: string, yesterdayIncome: string | null, rate: string) => ({
  fundCode,
  amount,
  yesterdayIncome,
  holdProfit: '0.00',
  holdProfitRate: rate,
})

const HELD = [
  held('000001', '9.00', '-1.00', '10.00'),
  held('000002', '1200000000.00', null, '-2.50'),
  held('000003', '10.00', '3.00', '9.00'),
]

const codes = (sort: Sort) => sortHoldings(HELD, sort).map(({ fundCode }) => fundCode.slice(-1))

test.each([
  [{ key: 'amount', order: 'down' }, '231'],
  [{ key: 'amount', order: 'up' }, '132'],
  [{ key: 'holdProfitRate', order: 'down' }, '132'],
  [{ key: 'holdProfitRate', order: 'up' }, '231'],
] as const)('sorts by exact figures: %o gives %s', (sort, order) => {
  expect(codes(sort).join('')).toBe(order)
})

test.each(['down', 'up'] as const)('puts unknown figures last in the order %s', (order) => {
  expect(codes({ key: 'yesterdayIncome', order })[2]).toBe('2')
})

test('orders equal figures by fund code, and does not change its argument', () => {
  const before = [...HELD].toReversed()
  expect(sortHoldings(before, { key: 'holdProfit', order: 'up' }).map((it) => it.fundCode)).toEqual(
    ['000001', '000002', '000003'],
  )
  expect(before[0]?.fundCode).toBe('000003')
})

test('reverses the order when the same figure is chosen again, and starts another with the largest', () => {
  const up = nextSort(FIRST_SORT, 'amount')
  expect(up).toEqual({ key: 'amount', order: 'up' })
  expect(nextSort(up, 'amount')).toEqual(FIRST_SORT)
  expect(nextSort(up, 'holdProfit')).toEqual({ key: 'holdProfit', order: 'down' })
})
