import { expect, test } from 'vitest'
import { dayMarks } from './day-marks.ts'

const on = (date: string, expected: boolean, quarter = '') => ({
  date,
  quarter,
  expected,
  title: '澜替尼片提交上市申请',
})

test('a day says whether something happened or is expected', () => {
  const marks = dayMarks([
    on('20260305', false),
    on('20260320', true),
    on('20260320', true),
    on('20260311', true),
    on('20260311', false),
    on('20260331', true, '2026Q1'),
  ])
  expect([...marks].map(([date, { text }]) => [date, text])).toEqual([
    ['20260305', '公布'],
    ['20260320', '预计'],
    ['20260311', '公布'],
  ])
  expect(marks.get('20260305')?.spoken).toBe('澜替尼片提交上市申请')
  expect(marks.get('20260320')?.spoken).toMatch(/^预计 .+，预计 /)
})
