import { expect, test } from 'vitest'
import { bestName, periodName, periodRows, worstName, type PeriodRow } from './period-names.ts'

test.each([
  ['202503', '2025-03'],
  ['2025Q1', '2025年1季度'],
  ['2025', '2025年'],
])('the period %s has the name %s', (key, name) => {
  expect(periodName(key)).toBe(name)
})

test('the newest period has its last day as a note, the first its first day', () => {
  const row = (key: string, whole: boolean): PeriodRow => ({
    key,
    from: '20241231',
    to: '20250310',
    own: '1.00',
    peer: null,
    benchmark: null,
    rank: null,
    of: null,
    whole,
  })
  const rows = periodRows([row('2025', true), row('2024', true), row('2023', false)])
  expect(rows.map(({ note }) => note)).toEqual(['至 03-10', undefined, '12-31 起'])
})

test.each([
  ['5.00', '1.00', '涨幅最大', '涨幅最小'],
  ['5.00', '-3.00', '涨幅最大', '跌幅最大'],
  ['-1.00', '-3.00', '跌幅最小', '跌幅最大'],
  ['0.00', '0.00', '涨幅最大', '涨幅最小'],
  [null, null, '涨幅最大', '涨幅最小'],
])('a best return of %s and a worst of %s are labelled %s and %s', (best, worst, first, last) => {
  expect([bestName(best), worstName(worst)]).toEqual([first, last])
})
