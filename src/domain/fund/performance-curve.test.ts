import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar/calendar-date.ts'
import {
  adjustedCurve,
  annualReturn,
  comparisonSeries,
  fallsBelowPeak,
  maxDrawdown,
  sharpeRatio,
  volatility,
} from './performance-curve.ts'

const curve = (...values: number[]) =>
  values.map((value, index) => ({ date: addDays('20250101', index), value }))

describe('adjusted curve', () => {
  it('does not fall when a dividend is paid out', () => {
    const points = [
      { date: '20250102', nav: '0.8', dividend: '0.2' },
      { date: '20250101', nav: '1' },
      { date: '20250103', nav: '0.88' },
    ]
    const values = adjustedCurve(points).map((point) => point.value)
    expect(values[0]).toBe(1)
    expect(values[1]).toBeCloseTo(1, 12)
    expect(values[2]).toBeCloseTo(1.1, 12)
  })
})

it('starts the adjusted curve at its first NAV, whatever was paid that day', () => {
  const points = [{ date: '20250101', nav: '1', dividend: '0.5' }]
  expect(adjustedCurve(points)).toStrictEqual([{ date: '20250101', value: 1 }])
})

it('keeps the adjusted curve rising through a split, and falls from it by what the values fell', () => {
  const points = [
    { date: '20250101', nav: '2' },
    { date: '20250102', nav: '1.05', split: '2' },
    { date: '20250103', nav: '0.84' },
  ]
  const adjusted = adjustedCurve(points)
  expect(adjusted.map(({ value }) => value.toFixed(4))).toEqual(['2.0000', '2.1000', '1.6800'])
  expect(maxDrawdown(adjusted)?.percent).toBeCloseTo(20, 6)
})

describe('comparison', () => {
  const own = curve(1, 1.1, 1.21, 1.1)
  const benchmark = [
    { date: '20241230', value: 200 },
    { date: '20250103', value: 210 },
  ]
  const late = [{ date: '20250103', value: 5 }]

  it('starts every line at 0 and keeps the last value over gaps', () => {
    const series = comparisonSeries([own, benchmark, late], null, '20250104')
    expect(series.dates).toStrictEqual(['20250101', '20250102', '20250103', '20250104'])
    const rounded = series.lines.map((line) =>
      line.map((value) => (value === null ? null : Number(value.toFixed(6)))),
    )
    expect(rounded).toStrictEqual([
      [0, 10, 21, 10],
      [0, 0, 5, 5],
      [null, null, 0, 0],
    ])
  })

  it('counts from the last NAV on or before the first day of the range', () => {
    const series = comparisonSeries([curve(1, 2, 4)], '20250102', '20250103')
    expect(series).toStrictEqual({ dates: ['20250102', '20250103'], lines: [[0, 100]] })
    expect(comparisonSeries([own], '20260101', '20260201').dates).toStrictEqual(['20250104'])
  })

  it('has nothing to show without points', () => {
    expect(comparisonSeries([], null, '20250101')).toStrictEqual({ dates: [], lines: [] })
    expect(comparisonSeries([[]], '20250101', '20250201')).toStrictEqual({
      dates: [],
      lines: [[]],
    })
  })
})

describe('drawdown', () => {
  it('names peak, trough and the days to recover', () => {
    expect(maxDrawdown(curve(1, 2, 1.5, 1, 1.5, 2.5, 2))).toStrictEqual({
      percent: 50,
      peakDate: '20250102',
      troughDate: '20250104',
      recoveryDate: '20250106',
      recoveryDays: 2,
    })
  })

  it('has no recovery while the peak is not reached again', () => {
    expect(maxDrawdown(curve(2, 1, 1.9))).toMatchObject({
      troughDate: '20250102',
      recoveryDate: null,
      recoveryDays: null,
    })
  })

  it('recovers on the day after the trough when the very peak is reached again', () => {
    expect(maxDrawdown(curve(2, 1, 2))).toMatchObject({
      recoveryDate: '20250103',
      recoveryDays: 1,
    })
  })

  it('is 0 for a curve that only rises, and unknown for a single point', () => {
    expect(maxDrawdown(curve(1, 1, 2))).toMatchObject({ percent: 0, peakDate: null })
    expect(maxDrawdown(curve(1))).toBeNull()
  })

  it('is never below the fall from any point to a later one', () => {
    const values = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 2, maxLength: 30 })
    fc.assert(
      fc.property(values, (heights) => {
        let deepest = 0
        heights.forEach((high, index) => {
          for (const low of heights.slice(index)) deepest = Math.max(deepest, 1 - low / high)
        })
        expect(maxDrawdown(curve(...heights))?.percent).toBeCloseTo(deepest * 100, 9)
      }),
    )
  })
})

describe('volatility and Sharpe', () => {
  const wavy = curve(1, 1.01, 1.01 * 0.99, 1.01 * 0.99 * 1.01)

  it('scales the sample deviation of daily returns to 250 days', () => {
    // Returns +1 %, -1 %, +1 %: sample variance 4/3 of a square percent.
    expect(volatility(wavy)).toBeCloseTo(Math.sqrt((4 / 3) * 250), 9)
    expect(volatility(curve(1, 1.01))).toBeNull()
  })

  it('annualises over 250 trading days', () => {
    expect(
      annualReturn([
        ...curve(1),
        ...Array.from({ length: 249 }, () => curve(1)[0]!),
        ...curve(1.2),
      ]),
    ).toBeCloseTo(20, 9)
    expect(annualReturn(curve(1))).toBeNull()
  })

  it('divides what is earned above the risk-free rate by the risk', () => {
    const expected = ((annualReturn(wavy) ?? 0) - 1.5) / (volatility(wavy) ?? 1)
    expect(sharpeRatio(wavy, 1.5)).toBeCloseTo(expected, 12)
    expect(sharpeRatio(wavy, 1.5)).toBeGreaterThan(0)
  })

  it('is unknown under 0.1 % volatility', () => {
    expect(sharpeRatio(curve(1, 1.0001, 1.0002, 1.0003), 1.5)).toBeNull()
    expect(sharpeRatio(curve(1, 1), 1.5)).toBeNull()
  })
})

describe('falls below the peak', () => {
  it('count from the highest day so far, and from the first day where nothing rose', () => {
    const falls = fallsBelowPeak([0, 20, -10, 10, 26])
    expect(falls.map((fall) => Math.round((fall ?? 0) * 100) / 100)).toEqual([0, 0, -25, -8.33, 0])
    expect(fallsBelowPeak([-10, -20])[1]).toBeCloseTo((0.8 / 0.9 - 1) * 100)
  })

  it('are unknown where the growth is', () => {
    expect(fallsBelowPeak([0, null, -10])).toEqual([0, null, expect.closeTo(-10)])
  })

  it('are never above 0, and as deep as the deepest fall of the curve', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -90, max: 300 }), { minLength: 2 }), (growth) => {
        const falls = fallsBelowPeak(growth).map((fall) => fall ?? 0)
        expect(Math.max(...falls)).toBeLessThanOrEqual(0)
        const values = curve(...growth.map((percent) => 1 + percent / 100))
        expect(-Math.min(...falls)).toBeCloseTo(maxDrawdown(values)?.percent ?? -1, 6)
      }),
    )
  })
})
