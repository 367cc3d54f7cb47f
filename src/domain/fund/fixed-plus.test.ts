import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { BANDS, recoveryOf, STRESS, stressAmount, stressLoss } from './fixed-plus.ts'
import { holdingOutcomes, pooledOutcomes } from './holding-outcomes.ts'
import { maxDrawdown } from './performance-curve.ts'

/** A curve of consecutive days. */
const curve = (...values: number[]) =>
  values.map((value, at) => ({ date: addDays('20230101', at), value }))

describe('a stress', () => {
  test.each([
    ['0', '4.00'],
    ['10', '8.10'],
    ['20', '12.20'],
    ['30', '16.30'],
    ['100', '45.00'],
  ])('of %s percent of stocks loses %s percent', (equity, loss) => {
    expect(stressLoss(equity)).toBe(loss)
  })

  test.each([
    ['100000.00', '10', '8100.00'],
    ['100000.00', '30', '16300.00'],
    ['0.01', '30', '0.00'],
    ['33.33', '20', '4.07'],
  ])('takes of %s yuan with %s percent of stocks %s yuan', (amount, equity, taken) => {
    expect(stressAmount(amount, equity)).toBe(taken)
  })

  test('loses more with more stocks, and never more than stocks alone', () => {
    const losses = BANDS.map((band) => Number(stressLoss(band)))
    expect(losses).toEqual(losses.toSorted((a, b) => a - b))
    expect(Math.max(...losses)).toBeLessThan(Number(STRESS.equity))
  })
})

describe('days to recover', () => {
  test.each([
    ['of a fall that was made good after two days', [[100, 90, 95, 101]], [1, 0, 2, 2, 2]],
    ['of a fall that is not made good', [[100, 90, 95]], [1, 1, null, null, null]],
    ['of a curve that only rises', [[100, 101, 102]], [0, 0, null, null, null]],
    [
      'of three funds, one still below its peak',
      [
        [100, 90, 101],
        [100, 90, 91, 92, 100],
        [100, 80, 85],
      ],
      [3, 1, 1, 2, 3],
    ],
  ])('are the median and the longest, %s', (_, curves, wanted) => {
    const falls = curves.map((values) => maxDrawdown(curve(...values))).flatMap((it) => it ?? [])
    const { funds, open, shortest, median, longest } = recoveryOf(falls)
    expect([funds, open, shortest, median, longest]).toEqual(wanted)
  })
})

describe('the spread of one-year results', () => {
  /** Values of daily points over two years, up by `rate` percent a day. */
  const growing = (rate: number) =>
    curve(...Array.from({ length: 731 }, (_, at) => 100 * (1 + rate / 100) ** at))

  test('of curves that grow evenly is one figure', () => {
    const { startDays, results } = pooledOutcomes([growing(0.01), growing(0.01)], 12)
    expect(startDays).toBe(365 * 2)
    for (const result of results ?? []) expect(result).toBeCloseTo((1.0001 ** 365 - 1) * 100, 1)
  })

  test('has as many start days as its curves together, and none for short ones', () => {
    const alone = [growing(0.01), growing(0.02)].map((it) => holdingOutcomes(it, 12).startDays)
    expect(pooledOutcomes([growing(0.01), growing(0.02)], 12).startDays).toBe(
      alone.reduce((a, b) => a + b, 0),
    )
    expect(pooledOutcomes([curve(1, 2, 3)], 12)).toMatchObject({ startDays: 0, results: null })
    expect(pooledOutcomes([], 12)).toMatchObject({ startDays: 0, results: null })
  })

  test('rises from the 5 % to the 95 % quantile, within the results of its curves', () => {
    const rates = fc.array(fc.double({ min: -0.1, max: 0.1, noNaN: true }), {
      minLength: 1,
      maxLength: 4,
    })
    fc.assert(
      fc.property(rates, (given) => {
        const { results } = pooledOutcomes(given.map(growing), 12)
        const all = given.map((rate) => ((1 + rate / 100) ** 365 - 1) * 100)
        expect(results).toEqual((results ?? []).toSorted((a, b) => a - b))
        expect(results?.[0]).toBeGreaterThanOrEqual(Math.min(...all) - 0.5)
        expect(results?.[2]).toBeLessThanOrEqual(Math.max(...all) + 0.5)
      }),
      { numRuns: 30 },
    )
  })
})
