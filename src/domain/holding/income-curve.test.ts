import { expect, test } from 'vitest'
import { incomeCurve, spanStart } from './income-curve.ts'

test.each([
  ['1m', '20260310', '20260210'],
  ['1m', '20260331', '20260228'],
  ['3m', '20260310', '20251210'],
  ['1y', '20240229', '20230228'],
] as const)('the span %s that ends on %s begins after %s', (key, last, from) => {
  expect(spanStart(key, last)).toBe(from)
})

test('adds up the income exactly, only of days after the first day of the span', () => {
  const days = [
    { date: '20260209', income: '100.00' },
    { date: '20260210', income: '5.00' },
    { date: '20260211', income: '0.10' },
    { date: '20260212', income: '0.20' },
    { date: '20260213', income: '-1.00' },
  ]
  expect(incomeCurve(days, '20260210')).toEqual({
    dates: ['20260211', '20260212', '20260213'],
    values: [0.1, 0.3, -0.7],
    total: '-0.7',
  })
})

test('the curve is empty without days', () => {
  expect(incomeCurve([], '20260210')).toEqual({ dates: [], values: [], total: '0' })
})
