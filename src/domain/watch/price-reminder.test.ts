import { expect, test } from 'vitest'
import { isReached, reminderProblem, type ReminderKind } from './price-reminder.ts'

test.each<[ReminderKind, string, string, string | null, boolean]>([
  ['valueUp', '1.2500', '1.2500', '0.10', true],
  ['valueUp', '1.2500', '1.2499', '9.00', false],
  ['valueUp', '10', '9.9999', null, false],
  ['valueDown', '1.2500', '1.2500', null, true],
  ['valueDown', '1.2500', '1.2501', '-5.00', false],
  ['changeUp', '2', '1.0000', '2.00', true],
  ['changeUp', '2', '1.0000', '1.99', false],
  ['changeUp', '2', '1.0000', '-2.00', false],
  ['changeUp', '2', '1.0000', null, false],
  ['changeDown', '2', '1.0000', '-2.00', true],
  ['changeDown', '2', '1.0000', '-1.99', false],
  ['changeDown', '2', '1.0000', '2.00', false],
  ['changeDown', '2', '1.0000', null, false],
])('%s %s at a value of %s and a change of %s: %s', (kind, limit, nav, dayChange, reached) => {
  expect(isReached({ kind, limit }, { nav, dayChange })).toBe(reached)
})

test.each<[ReminderKind, string, string | null]>([
  ['valueUp', '1.2', 'reached'],
  ['valueUp', '1.2001', null],
  ['valueDown', '1.2', 'reached'],
  ['valueDown', '1.1999', null],
  ['valueDown', '0', 'notPositive'],
  ['changeUp', '0.00', 'notPositive'],
  // The newest day's change is not that of the next one.
  ['changeUp', '0.5', null],
])('a reminder %s %s at 1.2000, +1.00: %s', (kind, limit, problem) => {
  expect(reminderProblem({ kind, limit }, { nav: '1.2000', dayChange: '1.00' })).toBe(problem)
})
