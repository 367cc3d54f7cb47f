import { expect, test } from 'vitest'
import { incomeFigure } from './income-figure.ts'

test.each([
  ['12.30', { text: '+12.30', tone: 'gain', known: true }],
  ['-0.01', { text: '-0.01', tone: 'loss', known: true }],
  ['0.00', { text: '0.00', tone: 'flat', known: true }],
  [null, { text: '更新中', tone: 'flat', known: false }],
])('yesterday’s income %s with its day', (yesterdayIncome, figure) => {
  expect(incomeFigure({ yesterdayIncome, incomeDate: '20260310' })).toEqual({
    ...figure,
    day: '03-10',
  })
})
