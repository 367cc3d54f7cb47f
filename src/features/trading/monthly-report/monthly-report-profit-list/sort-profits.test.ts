import { expect, test } from 'vitest'
import { FIRST_SORT, nextSort, sortProfits } from './sort-profits.ts'

const fund = (fundCode: string, profit: string, inflow = '0.00') => ({
  fundCode,
  profit,
  inflow,
  outflow: '0.00',
  closingAmount: '0.00',
})
const FUNDS = [fund('2', '10.00'), fund('1', '-9.00', '5.00'), fund('3', '9.50')]
const codes = (sort: Parameters<typeof sortProfits>[1]) =>
  sortProfits(FUNDS, sort).map(({ fundCode }) => fundCode)

test('the fund that gained most is first, and after another tap the one that lost most', () => {
  expect(codes(FIRST_SORT)).toEqual(['2', '3', '1'])
  expect(codes(nextSort(FIRST_SORT, 'profit'))).toEqual(['1', '3', '2'])
})

test('another column begins with the largest, and equal ones stand by code', () => {
  const sort = nextSort({ key: 'profit', order: 'up' }, 'inflow')
  expect(sort).toEqual({ key: 'inflow', order: 'down' })
  expect(codes(sort)).toEqual(['1', '2', '3'])
})
