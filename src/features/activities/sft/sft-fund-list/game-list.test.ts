import { expect, test } from 'vitest'
import { fundTypes, gameList, yearNotes, type GameFund } from './game-list.ts'

const fund = (fundCode: string, more: Partial<GameFund>): GameFund => ({
  fundCode,
  fundName: fundCode,
  fundTypeName: '股票型',
  nav: '1.0000',
  navDate: '20260310',
  dayChange: null,
  yearReturn: null,
  reason: '',
  ...more,
})
const span = (drawdown: string | null) => ({
  yearSpan: { from: '20250310', to: '20260310', benchmark: '11.01', drawdown },
})
const funds = [
  fund('a', { fundRiskLevel: 4, ...span('13.89') }),
  fund('b', { fundTypeName: '债券型', fundRiskLevel: 2, ...span('0.53') }),
  fund('c', { fundRiskLevel: 4, ...span('9.00') }),
  fund('d', { fundTypeName: '货币型', fundRiskLevel: 1 }),
]
const codes = (type: string, by: 'listed' | 'risk' | 'fall') =>
  gameList(funds, type, by)
    .map(({ fundCode }) => fundCode)
    .join('')

test('the chips are all types of the list, each once', () => {
  expect(fundTypes(funds)).toEqual(['全部', '股票型', '债券型', '货币型'])
})

test.each([
  ['全部', 'listed', 'abcd'],
  ['股票型', 'listed', 'ac'],
  ['全部', 'risk', 'dbac'],
  // Without a fall of a year it comes last.
  ['全部', 'fall', 'bcad'],
  ['债券型', 'fall', 'b'],
  ['指数型', 'risk', ''],
] as const)('of %s in the order %s are listed: %s', (type, by, expected) => {
  expect(codes(type, by)).toBe(expected)
})

test('the return of a year comes with benchmark, fall and both days, or as dashes alone', () => {
  expect(yearNotes(fund('a', { yearReturn: '-3.20', ...span('13.89') }))).toEqual([
    '近1年 -3.20%',
    '业绩比较基准 +11.01%',
    '同期最大回撤 -13.89%',
    '2025-03-10 至 2026-03-10',
  ])
  expect(yearNotes(fund('a', {}))).toEqual(['近1年 --'])
  // A provider that gives no accompanying figures has no return shown.
  expect(yearNotes(fund('a', { yearReturn: '5.00' }))).toEqual(['近1年 --'])
})
