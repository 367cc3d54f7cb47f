import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { periodEnd, periodOf, RIGHT_CYCLES, rightState } from './vip-rights.ts'

test.each([
  ['month', '20260311', '202603', '20260331'],
  ['month', '20280229', '202802', '20280229'],
  ['month', '20261231', '202612', '20261231'],
  ['quarter', '20260311', '2026Q1', '20260331'],
  ['quarter', '20260401', '2026Q2', '20260630'],
  ['quarter', '20261001', '2026Q4', '20261231'],
  ['year', '20260311', '2026', '20261231'],
] as const)('the %s of %s is %s and ends on %s', (cycle, day, period, end) => {
  expect([periodOf(cycle, day), periodEnd(cycle, day)]).toEqual([period, end])
})

test.each([
  [3, 1, 0, 2, 'locked'],
  [3, 1, 0, 3, 'open'],
  [3, 1, 1, 3, 'usedUp'],
  [3, 2, 1, 4, 'open'],
  [3, null, 99, 3, 'open'],
] as const)('a right of tier %i with %s a period, %i used, is for tier %i %s', (...row) => {
  const [minTier, quota, used, tier, state] = row
  expect(rightState({ minTier, quota, used }, tier)).toBe(state)
})

test('a period ends on its last day, and another begins on the next', () => {
  const day = fc.integer({ min: 0, max: 4_000 }).map((n) => addDays('20240101', n))
  fc.assert(
    fc.property(day, fc.constantFrom(...RIGHT_CYCLES), (on, cycle) => {
      const end = periodEnd(cycle, on)
      expect(end >= on).toBe(true)
      expect(periodOf(cycle, end)).toBe(periodOf(cycle, on))
      expect(periodOf(cycle, addDays(end, 1))).not.toBe(periodOf(cycle, on))
    }),
  )
})
