import { expect, test } from 'vitest'
import { ALL_TYPES, matchingFunds, fundTypes } from './target-list.ts'

const fund = (fundCode: string, fundName: string, fundTypeCode: string, fundTypeName: string) => ({
  fundCode,
  fundName,
  fundTypeCode,
  fundTypeName,
})
const funds = [
  fund('000198', '禾岸增利货币', '2', '货币型'),
  fund('980101', '禾岸消费精选股票A', '1', '股票型'),
  fund('001386', '禾岸宝货币A', '2', '货币型'),
]

test('offers each kind of fund once', () => {
  expect(fundTypes(funds)).toEqual([
    { key: ALL_TYPES, label: '全部' },
    { key: '2', label: '货币' },
    { key: '1', label: '股票' },
  ])
})

test.each([
  ['', ALL_TYPES, 3],
  ['货币', ALL_TYPES, 2],
  ['9801', ALL_TYPES, 1],
  ['精选股票a', ALL_TYPES, 1],
  [' 宝 ', '2', 1],
  ['宝', '1', 0],
])('"%s" among %s finds %i', (text, type, count) => {
  expect(matchingFunds(funds, text, type)).toHaveLength(count)
})
