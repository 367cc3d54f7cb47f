import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from './calendar-date.ts'
import { addMonths } from './add-months.ts'
import { monthsPassed } from './months-passed.ts'

it.each([
  ['20250910', 6, '20260310', true],
  ['20250911', 6, '20260310', false],
  // February ends earlier.
  ['20250831', 6, '20260228', true],
  ['20250831', 6, '20260227', false],
  ['20240229', 12, '20250228', true],
] as const)('from %s %j months have passed on %s: %j', (from, months, to, passed) => {
  expect(monthsPassed(from, months, to)).toBe(passed)
})

it('is what the sum of months says, for any two days', () => {
  const day = fc.integer({ min: 0, max: 9_000 }).map((days) => addDays('20050101', days))
  fc.assert(
    fc.property(
      day,
      fc.integer({ min: 1, max: 240 }),
      fc.integer({ min: -4, max: 4 }),
      (from, months, near) => {
        const to = addDays(addMonths(from, months), near)
        expect(monthsPassed(from, months, to)).toBe(addMonths(from, months) <= to)
      },
    ),
  )
})
