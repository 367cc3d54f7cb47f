import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { median, ratio, spread, turned } from './statistics.ts'

const times = fc.array(fc.integer({ min: 0, max: 60_000 }), { minLength: 1, maxLength: 40 })

describe('median', () => {
  it.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[10, 2, 4, 8], 6],
    [[100, 20, 3], 20],
  ])('gives the median of %j as %d', (values, expected) => {
    expect(median(values)).toBe(expected)
  })

  it('has as many values on either side', () => {
    fc.assert(
      fc.property(times, (values) => {
        const middle = median(values)
        const half = values.length / 2
        expect(values.filter((value) => value < middle).length).toBeLessThanOrEqual(half)
        expect(values.filter((value) => value > middle).length).toBeLessThanOrEqual(half)
      }),
    )
  })

  it('leaves the values in the order in which they were measured', () => {
    expect(spread([5, 1, 3])).toEqual({ median: 3, least: 1, most: 5, values: [5, 1, 3] })
  })

  it('refuses no values', () => {
    expect(() => median([])).toThrow(RangeError)
  })
})

describe('ratio', () => {
  it.each([
    [300, 200, 1.5],
    [200, 300, 0.67],
    [1004, 1000, 1],
  ])('gives the ratio of %d to %d as %d', (value, base, expected) => {
    expect(ratio(value, base)).toBe(expected)
  })

  it.each([0, -1, Number.NaN])('refuses a ratio to %d', (base) => {
    expect(() => ratio(5, base)).toThrow(RangeError)
  })
})

describe('turned', () => {
  it('begins each round with the next and goes round', () => {
    expect([0, 1, 2, 3].map((round) => turned(['a', 'b', 'c'], round).join(''))).toEqual([
      'abc',
      'bca',
      'cab',
      'abc',
    ])
  })

  it('gives nothing for no items', () => {
    expect(turned([], 3)).toEqual([])
  })
})
