import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addMonths } from '#domain/calendar/add-months.ts'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { lastOnOrBefore } from './performance.ts'
import { FEWEST_START_DAYS, holdingOutcomes } from './holding-outcomes.ts'

const daily = (start: string, values: readonly number[]) =>
  values.map((value, index) => ({ date: addDays(start, index), value }))

describe('the results of a holding time', () => {
  test('lie apart as their quantiles say', () => {
    // Each day a result of its own: 100 days rise by 0 to 99 percent over six months.
    const starts = daily(
      '20240101',
      Array.from({ length: 182 }, () => 100),
    )
    const ends = daily(
      '20240701',
      Array.from({ length: 101 }, (_, day) => 100 + day),
    )
    const { startDays, results } = holdingOutcomes([...starts, ...ends], 6)
    expect(startDays).toBeGreaterThan(FEWEST_START_DAYS)
    const [low, median, high] = results ?? []
    expect(Math.abs((low ?? NaN) - 5)).toBeLessThan(2)
    expect(Math.abs((median ?? NaN) - 50)).toBeLessThan(2)
    expect(Math.abs((high ?? NaN) - 95)).toBeLessThan(2)
  })

  test('are unknown where too few days could have been bought on', () => {
    const rising = Array.from({ length: 182 + FEWEST_START_DAYS }, (_, day) => 100 + day)
    expect(holdingOutcomes(daily('20240101', rising), 6).results).not.toBeNull()
    const short = holdingOutcomes(
      daily('20240101', rising.slice(0, 182 + FEWEST_START_DAYS - 1)),
      6,
    )
    expect(short).toEqual({ months: 6, startDays: FEWEST_START_DAYS - 1, results: null })
    expect(holdingOutcomes([], 6)).toMatchObject({ startDays: 0, results: null })
  })

  describe('across a hole in the data', () => {
    const before = daily(
      '20180905',
      Array.from({ length: 800 }, (_, day) => 100 + day),
    )

    test('are unknown, though the days before it would have been enough', () => {
      expect(holdingOutcomes(before, 6).results).not.toBeNull()
      const { results, startDays } = holdingOutcomes(
        [...before, { date: '20250718', value: 300 }],
        6,
      )
      expect([startDays, results]).toEqual([0, null])
    })

    test('count from its end on, where enough days follow', () => {
      const after = daily(
        '20240101',
        Array.from({ length: 300 }, (_, day) => 100 + day),
      )
      expect(holdingOutcomes([...before, ...after], 6)).toEqual(holdingOutcomes(after, 6))
      expect(holdingOutcomes(after, 6).results).not.toBeNull()
    })
  })

  test('are the quantiles of what calendar sums find', () => {
    const steps = fc.array(
      fc.tuple(fc.integer({ min: 1, max: 3 }), fc.double({ min: 1, max: 9, noNaN: true })),
      {
        minLength: 200,
        maxLength: 300,
      },
    )
    fc.assert(
      fc.property(steps, fc.constantFrom(6, 12), (rows, months) => {
        let date = '20231101'
        const curve = rows.map(([days, value]) => {
          date = addDays(date, days)
          return { date, value }
        })
        const last = curve[curve.length - 1]?.date ?? ''
        const found = curve.flatMap(({ date: day, value }) => {
          const due = addMonths(day, months)
          // A month's last day counts for days that it does not have.
          const real = due.slice(6) === day.slice(6) ? due : `${due.slice(0, 6)}${day.slice(6)}`
          const end = curve[lastOnOrBefore(curve, due)]
          return real > last || !end || end.date <= day ? [] : [(end.value / value - 1) * 100]
        })
        const { startDays, results } = holdingOutcomes(curve, months)
        expect(startDays).toBe(found.length)
        expect(results === null).toBe(found.length < FEWEST_START_DAYS)
        if (results === null) return
        const [low = NaN, median = NaN, high = NaN] = results
        expect(low <= median && median <= high).toBe(true)
        const slack = 1 / found.length
        for (const [part, value] of [
          [0.05, low],
          [0.5, median],
          [0.95, high],
        ] as const) {
          const share = (fits: (result: number) => boolean) =>
            found.filter(fits).length / found.length
          expect(share((it) => it < value - 1e-9)).toBeLessThanOrEqual(part + slack)
          expect(share((it) => it <= value + 1e-9)).toBeGreaterThanOrEqual(part - slack)
        }
      }),
      { numRuns: 40 },
    )
  })
})
