import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths } from './calendar-date.ts'
import { lastOnOrBefore } from './performance.ts'
import { FEWEST_START_DAYS, profitChance } from './profit-chance.ts'

const daily = (start: string, values: readonly number[]) =>
  values.map((value, index) => ({ date: addDays(start, index), value }))

describe('the chance of profit', () => {
  test('is the share of start days that ended above', () => {
    // Rises for 200 days, then lies still: holdings that begin in the rise gain, later ones do not.
    const values = Array.from({ length: 400 }, (_, day) => Math.min(day, 200))
    const chance = profitChance(daily('20240101', values), 3)
    expect(chance).toMatchObject({ months: 3, gained: 200 })
    // The last start is the one whose three months end on the last day, 3 February 2025.
    expect(chance.startDays).toBe(308)
    expect(chance.percent).toBeCloseTo((200 / 308) * 100, 10)
  })

  test('is unknown where too few days could have been bought on', () => {
    const flat = Array.from({ length: 91 + FEWEST_START_DAYS }, (_, day) => day)
    const known = profitChance(daily('20240101', flat), 3)
    expect(known.percent).toBe(100)
    const short = profitChance(daily('20240101', flat.slice(0, 91 + FEWEST_START_DAYS - 2)), 3)
    expect(short).toMatchObject({ startDays: FEWEST_START_DAYS - 1, percent: null })
    expect(profitChance([], 3)).toMatchObject({ startDays: 0, percent: null })
  })

  test('leaves out holdings that would end in a hole of the history', () => {
    const before = daily(
      '20200101',
      Array.from({ length: 10 }, () => 1),
    )
    const after = daily(
      '20240101',
      Array.from({ length: 10 }, () => 2),
    )
    expect(profitChance([...before, ...after], 6)).toMatchObject({ startDays: 0 })
  })

  test('counts as calendar sums would', () => {
    const steps = fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.double({ min: 1, max: 9 })))
    fc.assert(
      fc.property(steps, fc.constantFrom(3, 6, 12), (rows, months) => {
        let date = '20231101'
        const curve = rows.map(([days, value]) => {
          date = addDays(date, days)
          return { date, value }
        })
        const last = curve[curve.length - 1]?.date ?? ''
        const ends = curve.flatMap(({ date: day, value }) => {
          const due = addMonths(day, months)
          // A month's last day stands for days that it does not have.
          const real = due.slice(6) === day.slice(6) ? due : `${due.slice(0, 6)}${day.slice(6)}`
          const end = curve[lastOnOrBefore(curve, due)]
          return real > last || !end || end.date <= day ? [] : [end.value > value]
        })
        const chance = profitChance(curve, months)
        expect(chance.startDays).toBe(ends.length)
        expect(chance.gained).toBe(ends.filter(Boolean).length)
      }),
      { numRuns: 60 },
    )
  })
})
