import { describe, expect, test } from 'vitest'
import { createSearchIndex } from '#domain/fund/fund-search.ts'
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
])('the search for "%s" among %s finds %i', (text, type, count) => {
  expect(matchingFunds(funds, text, type)).toHaveLength(count)
})

describe('a fund is found among the targets as in the search of funds', () => {
  const targets = [
    { ...fund('161725', '招商中证白酒指数（LOF）A', '5', '指数型') },
    { ...fund('000001', '华夏成长混合', '3', '混合型') },
  ]
  const index = createSearchIndex([
    { code: '161725', name: '招商中证白酒指数（LOF）A', initials: 'ZSZZBJZSLOFA' },
    {
      code: '000001',
      name: '华夏成长混合',
      initials: 'HXCZHH',
      fullPinyin: 'HUAXIACHENGZHANGHUNHE',
    },
    { code: '000002', name: '华夏成长先锋', initials: 'HXCZXF' },
  ])
  test.each([
    ['招商中证白酒指数（LOF）A', '161725'],
    ['招商中证白酒指数(LOF)A', '161725'],
    ['华夏 成长', '000001'],
    ['hxcz', '000001'],
    ['huaxiachengzhang', '000001'],
    ['161725.OF', '161725'],
  ])('by "%s"', (text, code) => {
    const found = matchingFunds(targets, text, ALL_TYPES, index)
    expect(found.map(({ fundCode }) => fundCode)).toEqual([code])
  })
})
