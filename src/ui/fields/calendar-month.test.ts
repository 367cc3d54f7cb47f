import { expect, test } from 'vitest'
import {
  dayByKey,
  monthBefore,
  monthsOf,
  monthWeeks,
  monthWithin,
  nextMonth,
  placeByKey,
  yearsBetween,
} from './calendar-month.ts'

test('lays a month out in weeks from Sunday', () => {
  const weeks = monthWeeks('202603')
  expect(weeks).toHaveLength(5)
  expect(weeks[0]?.[0]).toBe('20260301')
  expect(weeks[4]).toEqual(['20260329', '20260330', '20260331', null, null, null, null])
})

test.each([
  ['202602', 28, 4],
  ['202402', 29, 5],
  ['202608', 31, 6],
])('has the days of %s: %i in %i weeks', (month, days, weeks) => {
  const laid = monthWeeks(month)
  const known = laid.flat().filter((day) => day !== null)
  expect(laid).toHaveLength(weeks)
  expect(known).toHaveLength(days)
  expect(new Set(known).size).toBe(days)
})

test('steps over the year’s end', () => {
  expect(nextMonth('202512')).toBe('202601')
  expect(monthBefore('202601')).toBe('202512')
})

test.each([
  ['20260311', 'ArrowLeft', '20260310'],
  ['20260311', 'ArrowRight', '20260312'],
  ['20260311', 'ArrowUp', '20260304'],
  ['20260311', 'ArrowDown', '20260318'],
  ['20260301', 'ArrowLeft', null],
  ['20260331', 'ArrowDown', null],
  ['20260311', 'Tab', null],
])('%s and %s lead to %s', (date, key, target) => {
  expect(dayByKey(date, key)).toBe(target)
})

test.each([
  ['201108', '201301', ['2011', '2012', '2013']],
  ['202603', '202603', ['2026']],
  ['202603', '202512', []],
])('has the years from %s to %s', (first, last, years) => {
  expect(yearsBetween(first, last)).toEqual(years)
})

test('has twelve months in a year', () => {
  const months = monthsOf('2026')
  expect([months.length, months[0], months[11]]).toEqual([12, '202601', '202612'])
})

test.each([
  ['202603', '202603'],
  ['201001', '201108'],
  ['202604', '202603'],
])('moves %s into the bounds as %s', (month, expected) => {
  expect(monthWithin(month, '201108', '202603')).toBe(expected)
})

test.each([
  [5, 'ArrowLeft', 4],
  [5, 'ArrowRight', 6],
  [5, 'ArrowUp', 1],
  [5, 'ArrowDown', 9],
  [5, 'Home', 0],
  [5, 'End', 9],
  [0, 'ArrowLeft', null],
  [3, 'ArrowUp', null],
  [9, 'ArrowRight', null],
  [6, 'ArrowDown', null],
  [5, 'Enter', null],
])('leads from place %i by %s to %o in a grid of ten', (place, key, target) => {
  expect(placeByKey(place, key, { count: 10, columns: 4 })).toBe(target)
})
