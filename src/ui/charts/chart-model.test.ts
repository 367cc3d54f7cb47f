import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  dateTicks,
  valueHeight,
  indexAt,
  chartScale,
  chartSummary,
  type ChartSeries,
  lonelyAt,
} from './chart-model.ts'

const line = (...values: (number | null)[]): ChartSeries => ({
  key: 'own',
  name: '本基金',
  tone: 'own',
  values,
})

describe('scaleOf', () => {
  it('holds all values between three to five evenly spaced round labels', () => {
    const value = fc.double({ min: -1e6, max: 1e6, noNaN: true })
    fc.assert(
      fc.property(fc.array(fc.option(value), { minLength: 1 }), fc.boolean(), (values, zero) => {
        const { min, max, ticks } = chartScale([line(...values)], zero)
        expect(ticks.length).toBeGreaterThanOrEqual(3)
        expect(ticks.length).toBeLessThanOrEqual(5)
        expect(ticks[0]).toBe(min)
        expect(ticks[ticks.length - 1]).toBe(max)
        const slack = (max - min) * 1e-6
        const known = values.filter((one) => one !== null)
        expect(Math.min(min, ...known)).toBeGreaterThanOrEqual(min - slack)
        expect(Math.max(max, ...known)).toBeLessThanOrEqual(max + slack)
        expect(!zero || ticks.includes(0)).toBe(true)
      }),
    )
  })

  it.each([
    [[1.1, 1.27], false, [1.1, 1.15, 1.2, 1.25, 1.3]],
    [[3, 9], true, [0, 2.5, 5, 7.5, 10]],
    [[-0.5, 9], true, [-5, 0, 5, 10]],
    [[], false, [0, 1, 2]],
    [[null], false, [0, 1, 2]],
  ] as const)('labels %j (zero %s) with %j', (values, zero, ticks) => {
    expect(chartScale([line(...values)], zero).ticks).toEqual(ticks)
  })
})

describe('places on the chart', () => {
  it('counts heights from the top', () => {
    const scale = { min: -5, max: 15, ticks: [] }
    expect([15, 5, -5].map((value) => valueHeight(value, scale))).toEqual([0, 50, 100])
  })

  it('labels the first, middle and last day, each once', () => {
    expect([0, 1, 2, 3, 250].map((count) => dateTicks(count))).toEqual([
      [],
      [0],
      [0, 1],
      [0, 1, 2],
      [0, 124, 249],
    ])
  })

  it('finds the nearest day, and the ends for a finger outside', () => {
    expect([-20, 0, 24, 26, 100, 400].map((x) => indexAt(x, 100, 3))).toEqual([0, 0, 0, 1, 2, 2])
    expect(indexAt(10, 0, 3)).toBe(0)
    expect(indexAt(10, 100, 1)).toBe(0)
  })
})

describe('summaryOf', () => {
  const words = (...values: (number | null)[]): string =>
    chartSummary(
      ['20260102', '20260105', '20260106'],
      [line(...values)],
      [{ index: 1, label: '分红' }],
      (value) => `${value ?? '--'}%`,
      (date) => date.slice(4),
    )

  it('says the first, last, highest and lowest day that have data, and the markers', () => {
    expect(words(null, 3, 1)).toBe(
      '本基金：0105 3%，0106 1%，最高 3%（0105），最低 1%（0106）。0105 分红。',
    )
  })

  it('says when there is none', () => {
    expect(words(null, null, null)).toContain('本基金：暂无数据。')
  })
})

it.each([
  ['the only value', [5], [0]],
  ['the only value among gaps', [null, null, 5, null], [2]],
  ['a value between two gaps', [1, 2, null, 5, null, 3, 4], [3]],
  ['several', [1, null, 2, null, 3, 3, null, 4], [0, 2, 7]],
  ['both ends', [1, null, 2, 3, null, 4], [0, 5]],
  ['none in a line', [1, 2, 3], []],
  ['none of two neighbours', [null, 1, 2, null], []],
  ['a zero', [null, 0, null], [1]],
  ['what is no number as a gap', [Number.NaN, 1, Number.NaN], [1]],
  ['nothing', [], []],
])('finds the values to which no line leads: %s', (_, values, at) => {
  expect(lonelyAt(values)).toEqual(at)
})
