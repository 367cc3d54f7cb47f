import { expect, test } from 'vitest'
import { dayByKey, monthBefore, nextMonth, monthWeeks } from './calendar-month.ts'

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
