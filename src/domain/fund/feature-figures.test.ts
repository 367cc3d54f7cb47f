import { describe, expect, it, test } from 'vitest'
import { calmarRatio, changesOf, median, monthEnds, monthlyFigures } from './feature-figures.ts'

const OWN = [2.1, -1.4, 3.2, 0.6, -2.8, 1.9]
const BENCHMARK = [1.6, -2.0, 2.7, 1.1, -3.1, 1.2]

describe('figures by month', () => {
  it('are those of the differences, and of rising and falling months by themselves', () => {
    const figures = monthlyFigures(OWN, BENCHMARK, 6)
    expect(figures?.trackingError.toFixed(4)).toBe('1.5139')
    expect(figures?.informationRatio?.toFixed(2)).toBe('2.77')
    expect(figures?.aboveBenchmark.toFixed(2)).toBe('83.33')
    expect(figures?.upCapture?.toFixed(2)).toBe('118.07')
    expect(figures?.downCapture?.toFixed(2)).toBe('82.40')
  })

  it('need a year of months', () => {
    const year = [...OWN, ...OWN]
    expect(monthlyFigures(OWN, BENCHMARK)).toBeNull()
    expect(monthlyFigures(year.slice(1), BENCHMARK.concat(BENCHMARK))).toBeNull()
    expect(monthlyFigures(year, BENCHMARK.concat(BENCHMARK))).not.toBeNull()
  })

  it('of the benchmark itself have no ratio, and capture all of it', () => {
    const figures = monthlyFigures(BENCHMARK, BENCHMARK, 6)
    expect(figures).toMatchObject({ trackingError: 0, informationRatio: null, aboveBenchmark: 0 })
    expect(figures?.upCapture).toBeCloseTo(100)
    expect(monthlyFigures([1, 2], [1, 2], 2)?.downCapture).toBeNull()
  })
})

test('the Calmar ratio is the yearly return to the deepest fall', () => {
  expect(calmarRatio(12, 20)).toBeCloseTo(0.6)
  expect([calmarRatio(12, 0), calmarRatio(null, 20), calmarRatio(12, null)]).toEqual([
    null,
    null,
    null,
  ])
})

test('month ends are those of the whole months before the last day', () => {
  const days = ['20251130', '20251201', '20251231', '20260115', '20260130', '20260210']
  const curve = days.map((date, at) => ({ date, value: at + 1 }))
  expect(monthEnds(curve, 2)?.map(({ date }) => date)).toEqual(['20251130', '20251231', '20260130'])
  expect(monthEnds(curve, 3)).toBeNull()
  expect(monthEnds([], 1)).toBeNull()
})

test('changes go from one level to the next, and are unknown across an unknown one', () => {
  expect(changesOf([100, 110, 99])?.map(Math.round)).toEqual([10, -10])
  expect(changesOf([100, null, 99])).toBeNull()
  expect(changesOf([100])).toEqual([])
})

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[], null],
])('the median of %j is %s', (values, middle) => {
  expect(median(values)).toBe(middle)
})
