import { expect, test } from 'vitest'
import {
  isReached,
  reminderProblem,
  reminderSubject,
  REMINDER_KINDS,
  type ReminderKind,
} from './price-reminder.ts'

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
  expect(isReached({ kind, limit }, { level: nav, dayChange })).toBe(reached)
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
])('a reminder %s %s has at 1.2000, +1.00 the problem %s', (kind, limit, problem) => {
  expect(reminderProblem({ kind, limit }, { level: '1.2000', dayChange: '1.00' })).toBe(problem)
})

test.each<[ReminderKind, string, string, boolean]>([
  ['percentileDown', '30', '30.00', true],
  ['percentileDown', '30', '30.01', false],
  ['percentileUp', '70', '70.00', true],
  ['percentileUp', '70', '69.99', false],
  ['percentileDown', '1', '0.00', true],
  ['percentileUp', '99', '100.00', true],
])('%s %s at a percentile of %s is reached: %s', (kind, limit, level, reached) => {
  expect(isReached({ kind, limit }, { level, dayChange: null })).toBe(reached)
})

test.each<[ReminderKind, string, string | null]>([
  ['percentileDown', '64', 'reached'],
  ['percentileDown', '63', null],
  ['percentileUp', '63', 'reached'],
  ['percentileUp', '64', null],
  ['percentileDown', '0', 'notPercentile'],
  ['percentileUp', '100', 'notPercentile'],
  ['percentileUp', '70.5', 'notPercentile'],
  ['percentileUp', '070', 'notPercentile'],
])('a reminder %s %s at a percentile of 63.20 has the problem %s', (kind, limit, problem) => {
  expect(reminderProblem({ kind, limit }, { level: '63.20', dayChange: null })).toBe(problem)
})

test('says of no limit that it is reached where the newest figure is not known', () => {
  expect(reminderProblem({ kind: 'percentileUp', limit: '1' }, null)).toBeNull()
  expect(reminderProblem({ kind: 'valueUp', limit: '0' }, null)).toBe('notPositive')
})

test('knows of each kind whether it is of a fund or of an index', () => {
  expect(REMINDER_KINDS.filter((kind) => reminderSubject(kind) === 'index')).toEqual([
    'percentileDown',
    'percentileUp',
  ])
})
