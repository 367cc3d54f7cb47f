import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type Date8 } from '#domain/calendar/calendar-date.ts'
import {
  ageingWithin,
  aliveOn,
  dayOfPoints,
  dayPoints,
  lastPointDay,
  pointsOn,
  type AlivePoints,
} from './vip-points.ts'

test.each([
  ['50000.00', '20000.00', 60],
  ['1999.99', '0.00', 1],
  ['0.00', '1999.99', 0],
  ['0.00', '2000.00', 1],
  ['999.99', '0.02', 1],
  ['0.00', '0.00', 0],
])('%s yuan and %s in money-market funds bring %i points a day', (other, money, points) => {
  expect(dayPoints({ other, money })).toBe(points)
})

/** 60 points a day for so many days from 2025-03-01 on. */
const sixty = (days: number): readonly AlivePoints[] =>
  Array.from({ length: days }, (_, index) => ({
    lastDay: lastPointDay(addDays('20250301', index)),
    points: 60,
  }))

test.each([
  ['20251225', 18_000],
  ['20260228', 18_000],
  ['20260301', 17_940],
  ['20260311', 17_340],
  ['20261224', 60],
  ['20261225', 0],
] as const)('60 points a day for 300 days from 2025-03-01 are on %s %i', (day, points) => {
  expect(aliveOn(sixty(300), day)).toBe(points)
})

test('what ages is listed by day, from tomorrow on', () => {
  expect(ageingWithin(sixty(300), '20260311', 2)).toEqual([
    { date: '20260312', points: 60 },
    { date: '20260313', points: 60 },
  ])
  expect(ageingWithin(sixty(300), '20261225', 30)).toEqual([])
})

test.each([
  ['points are enough already', 60, 17_000, '20260310'],
  ['they come once nothing ages any more', 60, 17_460, '20261226'],
  ['no more is held', 0, 18_000, null],
  ['as much ages as comes', 60, 18_000, '20260310'],
  ['what is held never brings them', 60, 100_000, null],
] as const)('the day of so many points is found where %s', (_, perDay, least, day) => {
  const alive = sixty(perDay === 60 && least === 18_000 ? 375 : 300)
  expect(dayOfPoints({ alive, perDay, countedThrough: '20260310' }, least)).toBe(day)
})

const day: fc.Arbitrary<Date8> = fc.integer({ min: 0, max: 700 }).map((n) => addDays('20250101', n))
const earned = fc.array(fc.record({ on: day, points: fc.nat(2_000) }), { maxLength: 60 })
const alive = earned.map((all) =>
  all.map(({ on, points }) => ({ lastDay: lastPointDay(on), points })),
)

test('each day, what counts falls by what ages and by nothing else', () => {
  fc.assert(
    fc.property(alive, day, fc.integer({ min: 1, max: 90 }), (all, today, days) => {
      const aged = ageingWithin(all, today, days).reduce((sum, it) => sum + it.points, 0)
      expect(aliveOn(all, today) - aged).toBe(aliveOn(all, addDays(today, days)))
    }),
  )
})

test('the day of so many points is the first on which they count', () => {
  fc.assert(
    fc.property(alive, day, fc.nat(3_000), fc.nat(500_000), (all, today, perDay, least) => {
      const outlook = { alive: all, perDay, countedThrough: today }
      const found = dayOfPoints(outlook, least)
      fc.pre(found !== null)
      const reaches = (on: Date8) => pointsOn(outlook, on) >= least
      const before = found > today ? reaches(addDays(found, -1)) : false
      expect([before, reaches(found)]).toEqual([false, true])
    }),
  )
})

test('more that is held never brings fewer points', () => {
  const cents = fc.nat(9_000_000_00).map((n) => (n / 100).toFixed(2))
  fc.assert(
    fc.property(cents, cents, cents, (other, money, more) => {
      const points = dayPoints({ other, money })
      expect(
        dayPoints({ other: String(Number(other) + Number(more)), money }),
      ).toBeGreaterThanOrEqual(points)
      expect(dayPoints({ other: money, money: other })).toBeGreaterThanOrEqual(0)
    }),
  )
})
