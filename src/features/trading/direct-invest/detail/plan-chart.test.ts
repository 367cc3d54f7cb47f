import { expect, test } from 'vitest'
import { chartFrom, planChart } from './plan-chart.ts'

const POINTS = [
  { date: '20260309', nav: '1.0000' },
  { date: '20260310', nav: '1.1000' },
  { date: '20260311', nav: '0.9000' },
]

test('draws the cost from the first debit on, and a dot for each that was paid', () => {
  const chart = planChart(
    POINTS,
    [
      { debitDate: '20260311', state: 'paid' },
      { debitDate: '20260310', state: 'paid' },
      { debitDate: '20260309', state: 'failed' },
    ],
    '0.9900',
  )
  expect(chart?.series.map(({ values }) => values)).toEqual([
    [1, 1.1, 0.9],
    [null, 0.99, 0.99],
  ])
  expect(chart?.markers.map(({ index }) => index)).toEqual([1, 2])
})

test('draws the value alone before the first debit', () => {
  expect(planChart(POINTS, [], null)?.series).toHaveLength(1)
  expect(planChart(POINTS, [], '1.0000')?.series).toHaveLength(1)
})

test('draws nothing of a value that never changes, or that is not there', () => {
  const flat = POINTS.map((point) => ({ ...point, nav: '1.0000' }))
  expect(planChart(flat, [], null)).toBeNull()
  expect(planChart(POINTS.slice(0, 1), [], null)).toBeNull()
})

test.each([
  ['20250210093000', '20260311100000', '20250210'],
  ['20260310093000', '20260311100000', '20251211'],
])('of a plan made at %s the chart begins, at %s, on %s', (made, now, from) => {
  expect(chartFrom(made, now)).toBe(from)
})
