import { expect, test } from 'vitest'
import { plannedDay, plannedDayText, provisionalYears, type DayForm } from './planned-day.ts'

const UNTIL = '20261231'
const text = (date: string, form: DayForm) =>
  plannedDayText(plannedDay(date, UNTIL), '20261230', form)

test.each<[string, DayForm, string]>([
  ['20261231', 'nearWeekday', '12-31 星期四'],
  ['20270104', 'nearWeekday', '预计 2027-01-04 星期一'],
  ['20270104', 'nearShort', '预计 2027-01-04 周一'],
  ['20270104', 'near', '预计 2027-01-04'],
  ['20270104', 'full', '预计 2027-01-04'],
  ['20270104', 'fullWeekday', '预计 2027-01-04 星期一'],
  ['20261231', 'full', '2026-12-31'],
])('the day %s in the form %s is written %s', (date, form, expected) => {
  expect(text(date, form)).toBe(expected)
})

test('a moment is as provisional as its day', () => {
  expect(plannedDay('20261231150000', UNTIL).provisional).toBe(false)
  expect(plannedDay('20270104150000', UNTIL).provisional).toBe(true)
})

test('the years of provisional days are named once, and unknown dates have none', () => {
  expect(
    provisionalYears(['20280103', '20270104', '20261231', null, undefined, '20270105'], UNTIL),
  ).toEqual(['2027', '2028'])
})
