import { expect, test } from 'vitest'
import { isClosed, STRATEGY_CODES, STRATEGY_NAMES, twoEight } from './smart-strategies.ts'

test.each([
  ['2.19', '1.64', 'large'],
  ['-0.93', '-0.21', 'bonds'],
  ['1.64', '2.19', 'small'],
  ['-0.93', '0.01', 'small'],
  ['1.00', '1.00', 'large'],
  ['0.00', '-2.00', 'bonds'],
  ['0.00', '0.00', 'bonds'],
])('large caps of %s %% and small caps of %s %% lead to %s', (large, small, to) => {
  expect(twoEight(large, small)).toBe(to)
})

test('each product of a strategy has its name, and the group is closed', () => {
  expect(STRATEGY_CODES.map((code) => STRATEGY_NAMES[code])).toEqual([
    '二八轮动',
    'SmartMoney',
    '股债平衡',
    '牛市导航',
    '平衡策略',
  ])
  expect(['20000003', '20000009', '20000013', '20000019', '20000001'].map(isClosed)).toEqual([
    true,
    true,
    true,
    true,
    false,
  ])
})
