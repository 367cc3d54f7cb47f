import { expect, test } from 'vitest'
import {
  lastDayOf,
  lastWholeMonth,
  monthAfter,
  monthBefore,
  monthName,
  monthsBeside,
  shortMonth,
} from './months.ts'

test.each([
  ['20260311100000', '202602'],
  ['20260101000000', '202512'],
  ['20251231235959', '202511'],
])('at %s the last whole month is %s', (now, month) => {
  expect(lastWholeMonth(now)).toBe(month)
})

test('months follow one another over the years', () => {
  expect([monthAfter('202512'), monthBefore('202601')]).toEqual(['202601', '202512'])
  expect([lastDayOf('202402'), lastDayOf('202602'), lastDayOf('202612')]).toEqual([
    '20240229',
    '20260228',
    '20261231',
  ])
  expect([monthName('202603'), shortMonth('202612')]).toEqual(['2026年3月', '12月'])
})

const months = (count: number) => {
  const list = [{ month: '202603' }]
  while (list.length < count) list.push({ month: monthBefore(list.at(-1)?.month ?? '') })
  return list
}

test.each([
  [24, '202603', '202504', '202603', 12],
  [24, '202504', '202504', '202603', 12],
  [24, '202503', '202404', '202503', 12],
  [24, '202404', '202404', '202503', 12],
  [24, '202401', '202504', '202603', 12],
  [3, '202602', '202601', '202603', 3],
  [15, '202503', '202501', '202503', 3],
])('of %i months, beside %s are those from %s to %s', (count, shown, first, last, length) => {
  const beside = monthsBeside(months(count), shown)
  expect([beside[0]?.month, beside.at(-1)?.month, beside.length]).toEqual([first, last, length])
})

test('next to a month without a report are the newest, and none where there are none', () => {
  expect(monthsBeside([], '202603')).toEqual([])
})
